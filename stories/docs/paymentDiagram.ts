import { advance, type PaymentEvent, type PaymentState } from '#src/domain/paymentMachine.ts'
import { toDiagram } from '#stories/docs/transitions.ts'

type Sample<Union, Key extends keyof Union, Value> = Extract<Union, Record<Key, Value>>

/** One of each, or it does not compile; the order is the one a payment takes. */
export const states: { [Name in PaymentState['name']]: Sample<PaymentState, 'name', Name> } = {
  preparing: { name: 'preparing' },
  noSecret: { name: 'noSecret' },
  retrieving: { name: 'retrieving' },
  ready: { name: 'ready', totalCents: 100, problem: null },
  totalChanged: { name: 'totalChanged', totalCents: 100 },
  checking: { name: 'checking' },
  confirming: { name: 'confirming' },
  undecided: { name: 'undecided' },
  recording: { name: 'recording', transactionId: 'pi_1', wasLost: false },
  unrecorded: { name: 'unrecorded', transactionId: 'pi_1' },
  lost: { name: 'lost', transactionId: 'pi_1' },
  recorded: { name: 'recorded', transactionId: 'pi_1' },
  gone: { name: 'gone' },
}

/** `totalRead` has another total than the states have: the same one changes nothing. */
export const events: { [Type in PaymentEvent['type']]: Sample<PaymentEvent, 'type', Type> } = {
  prepare: { type: 'prepare' },
  secretFailed: { type: 'secretFailed' },
  retrieve: { type: 'retrieve' },
  secretReady: { type: 'secretReady', totalCents: 100, problem: null },
  totalRead: { type: 'totalRead', totalCents: 200 },
  pay: { type: 'pay' },
  checkFailed: { type: 'checkFailed', totalCents: 100 },
  confirm: { type: 'confirm' },
  secretUnusable: { type: 'secretUnusable' },
  undecided: { type: 'undecided' },
  charged: { type: 'charged', transactionId: 'pi_1' },
  recordFailed: { type: 'recordFailed' },
  orderLost: { type: 'orderLost', transactionId: 'pi_1' },
  recorded: { type: 'recorded', transactionId: 'pi_1' },
  gone: { type: 'gone' },
}

/** A refused event returns the same object, so a different object means a transition (PAY-4). */
export const paymentDiagram = toDiagram<PaymentState, PaymentEvent>({
  of: 'payment',
  states,
  events,
  next: advance,
  nameOf: ({ name }) => name,
  isTransition: (before, after) => after !== before,
})
