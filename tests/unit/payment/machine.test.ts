import { describe, expect, it } from 'vitest'
import { makeOrder } from '#mocks/seed/builders.ts'
import { toOrder } from '#src/domain/order.ts'
import { advance, isOrderLost, isPaymentRunning, type PaymentState } from '#src/domain/paymentMachine.ts'
import { getDisplayedTotal } from '#src/domain/displayedTotal.ts'

type StateName = PaymentState['name']

/** An example of each payment state. A missing state is a type error. */
const states: { [Name in StateName]: Extract<PaymentState, { name: Name }> } = {
  preparing: { name: 'preparing' },
  noSecret: { name: 'noSecret' },
  wrongAmount: { name: 'wrongAmount' },
  retrieving: { name: 'retrieving' },
  ready: { name: 'ready', totalCents: 100, problem: null },
  totalChanged: { name: 'totalChanged', totalCents: 200 },
  checking: { name: 'checking' },
  confirming: { name: 'confirming' },
  undecided: { name: 'undecided', reason: 'processing' },
  recording: { name: 'recording', transactionId: 'pi_1', wasLost: false },
  unrecorded: { name: 'unrecorded', transactionId: 'pi_1' },
  lost: { name: 'lost', transactionId: 'pi_1' },
  chargedTwice: { name: 'chargedTwice', transactionId: 'pi_1' },
  recorded: { name: 'recorded', transactionId: 'pi_1' },
  gone: { name: 'gone' },
}

// Each row is a current state, and each column a next state. 'x' marks an allowed transition. Any other transition does
// not change the state. 'guarded' shows whether the browser asks for confirmation before the page closes.
const transitionTable = `
             preparing noSecret wrongAmount retrieving ready totalChanged checking confirming undecided recording unrecorded lost chargedTwice recorded gone | guarded
preparing    x         x        x           x          x     .            .        .          x         x         .          x    x            x        x    | no
noSecret     x         .        .           x          .     .            .        .          .         x         .          x    x            x        x    | no
wrongAmount  x         .        .           x          .     .            .        .          .         x         .          x    x            x        x    | no
retrieving   .         x        x           .          x     x            .        x          x         x         .          x    x            x        x    | no
ready        .         .        .           x          .     x            x        .          .         x         .          x    x            x        x    | no
totalChanged .         .        .           x          .     x            x        .          .         x         .          x    x            x        x    | no
checking     .         x        x           x          x     x            .        x          x         x         .          x    x            x        x    | yes
confirming   .         .        .           .          x     .            .        .          x         x         .          .    .            .        .    | yes
undecided    .         .        .           x          .     .            .        .          .         x         .          x    x            x        x    | no
recording    .         .        .           .          .     .            .        .          .         .         x          x    x            x        .    | yes
unrecorded   .         .        .           .          .     .            .        .          .         x         .          x    x            x        .    | no
lost         .         .        .           .          .     .            .        .          .         x         .          .    x            x        .    | no
chargedTwice .         .        .           .          .     .            .        .          .         .         .          .    .            .        .    | no
recorded     .         .        .           .          .     .            .        .          .         .         .          .    .            .        .    | no
gone         x         .        .           x          .     .            .        .          .         x         .          x    x            x        .    | no
`
const [header = [], ...rows] = transitionTable
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/[\s|]+/))
const nextStateNames = header.slice(0, -1)

const isState = (name: string): name is StateName => name in states

describe('the payment state machine', () => {
  it('the table has a row and a column for every state', () => {
    expect(rows.map(([name = '']) => name)).toEqual(Object.keys(states))
    expect(nextStateNames).toEqual(Object.keys(states))
  })

  it.each(rows)('the machine allows exactly the transitions from %s in the table', (from = '', ...cells) => {
    if (!isState(from)) throw new Error(`${from} is unknown`)
    for (const [column, to] of nextStateNames.entries()) {
      if (!isState(to)) throw new Error(`${to} is unknown`)
      // The next total must differ from the example's, because an unchanged total would cause no transition.
      const nextState = to === 'totalChanged' ? { ...states.totalChanged, totalCents: 300 } : { ...states[to] }
      expect(advance(states[from], nextState), `${from} to ${to}`).toBe(
        cells[column] === 'x' ? nextState : states[from],
      )
    }
    expect(isPaymentRunning(states[from]) ? 'yes' : 'no').toBe(cells.at(-1))
  })

  it('the state does not change if the page already shows the new total', () => {
    expect(advance(states.ready, { name: 'totalChanged', totalCents: 100 })).toBe(states.ready)
  })

  it('the page displays the total of the state totalChanged, and the order’s total in all other states (PAY-5)', () => {
    const order = toOrder(makeOrder({ itemInfo: { itemName: 'Rotor', itemPrice: 84 }, quantity: 20 }))
    expect([states.ready, states.totalChanged].map((state) => getDisplayedTotal(order, state))).toEqual([168_000, 200])
    expect(getDisplayedTotal({ ...order, item: null }, states.ready)).toBe(0)
  })

  it('an order counts as lost even while its recording is retried (PAY-13)', () => {
    const retryingState: PaymentState = { ...states.recording, wasLost: true }
    const { lost, recording, unrecorded } = states
    expect([lost, retryingState, recording, unrecorded].filter(isOrderLost)).toEqual([lost, retryingState])
    expect(isPaymentRunning(retryingState)).toBe(true)
  })
})
