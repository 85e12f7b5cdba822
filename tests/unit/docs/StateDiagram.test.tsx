import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { advance, type PaymentEvent, type PaymentState } from '#src/domain/paymentMachine.ts'
import { sessionReducer } from '#src/session/sessionSlice.ts'
import { paymentDiagram } from '#stories/docs/paymentDiagram.ts'
import { sessionDiagram } from '#stories/docs/sessionDiagram.ts'
import { StateDiagram } from '#stories/docs/StateDiagram.tsx'
import { toDiagram } from '#stories/docs/transitions.ts'

const drawnTransitions = () => [...document.querySelectorAll('circle > title')].map(({ textContent }) => textContent)

const tableTransitions = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .flatMap((row) => {
      const [event, from = '', to] = [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent)
      return from.split(', ').map((state) => `${state}: ${event} → ${to}`)
    })

describe('a state diagram', () => {
  const light = { on: 'on', off: 'off' }
  const machine = {
    of: 'lamp',
    states: light,
    events: { press: 'press', cut: 'cut' },
    next: (state: string, event: string) => (event === 'press' && state === 'off' ? 'on' : 'off'),
    nameOf: (state: string) => state,
    isTransition: (before: string, after: string) => after !== before,
  }

  it('has every state and every transition, in the drawing and in the table', () => {
    render(<StateDiagram {...toDiagram(machine)} />)
    const transitions = ['on: press → off', 'off: press → on', 'on: cut → off']
    expect(drawnTransitions()).toEqual(transitions)
    expect(tableTransitions()).toEqual(transitions)
    expect([...document.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['on', 'off', 'press', 'cut']),
    )
    expect(screen.getByRole('img', { name: 'The states and events of the lamp, as in the table below' })).toBeVisible()
  })

  it('changes when the machine does', () => {
    render(<StateDiagram {...toDiagram({ ...machine, next: (state) => (state === 'off' ? 'on' : state) })} />)
    expect(drawnTransitions()).toEqual(['off: press → on', 'off: cut → on'])
  })
})

describe('the payment’s diagram', () => {
  // Values other than the samples of the drawing: they must not add transitions.
  const payloads = [
    { totalCents: 0, problem: 'declined', transactionId: '' },
    { totalCents: 200, problem: null, transactionId: 'pi_2' },
  ]
  const { states, transitions } = paymentDiagram
  const events = [...new Set(transitions.map(({ event }) => event))]

  it('has the transitions of the machine, whatever an event carries', () => {
    const actual = new Set<string>()
    for (const from of states)
      for (const event of events)
        for (const stateData of payloads)
          for (const eventData of payloads) {
            const before = { name: from, ...stateData } as PaymentState
            const after = advance(before, { type: event, ...eventData } as PaymentEvent)
            if (after !== before) actual.add(`${from}: ${event} → ${after.name}`)
          }
    render(<StateDiagram {...paymentDiagram} />)
    expect(drawnTransitions().toSorted()).toEqual([...actual].toSorted())
    expect(tableTransitions().toSorted()).toEqual([...actual].toSorted())
  })

  it('has a transition to each state except the first, and one from each state except recorded', () => {
    const reached = new Set(transitions.map(({ to }) => to))
    expect(states.filter((state) => !reached.has(state))).toEqual([])
    const origins = new Set(transitions.map(({ from }) => from))
    expect(states.filter((state) => !origins.has(state))).toEqual(['recorded'])
  })
})

describe('the session’s diagram', () => {
  it('starts in the initial state of the reducer, and reaches every other state', () => {
    const reached = new Set(sessionDiagram.transitions.map(({ to }) => to))
    expect(sessionDiagram.states.filter((state) => !reached.has(state))).toEqual([
      sessionReducer(undefined, { type: 'start' }).phase,
    ])
  })

  it('grants access only to signed-in users, and revokes it on sign-out', () => {
    const { transitions } = sessionDiagram
    const access = transitions.filter(({ event }) => event.startsWith('access'))
    expect(access.filter(({ from, to }) => !from.startsWith('signedIn ') || !to.startsWith('signedIn '))).toEqual([])
    expect(access).toHaveLength(12)
    expect(transitions.filter(({ event }) => event === 'signedOut').map(({ to }) => to)).toEqual(
      Array.from({ length: 6 }, () => 'signedOut'),
    )
    expect(transitions).toContainEqual({
      from: 'signedIn granted',
      event: 'signedIn as another',
      to: 'signedIn pending',
    })
  })
})
