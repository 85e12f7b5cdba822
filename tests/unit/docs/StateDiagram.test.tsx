import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sessionReducer } from '#src/session/sessionSlice.ts'
import { paymentDiagram } from '#stories/docs/paymentDiagram.ts'
import { sessionDiagram } from '#stories/docs/sessionDiagram.ts'
import { StateDiagram } from '#stories/docs/StateDiagram.tsx'

it.each([
  ['payment', paymentDiagram, []],
  ['session', sessionDiagram, [sessionReducer(undefined, { type: 'start' }).phase]],
])('draws every transition of the %s, and one to each state but the first', (_, diagram, unreached) => {
  render(<StateDiagram {...diagram} />)
  expect([...document.querySelectorAll('circle > title')].map(({ textContent }) => textContent)).toEqual(
    diagram.transitions.map(({ from, event, to }) => `${from}: ${event} → ${to}`),
  )
  expect(screen.getByRole('table')).toBeVisible()
  const reached = new Set(diagram.transitions.map(({ to }) => to))
  expect(diagram.states.filter((state) => !reached.has(state))).toEqual(unreached)
})
