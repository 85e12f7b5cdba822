import { paymentProblems } from '#src/copy/paymentProblems.ts'
import type { Cents } from '#src/domain/money.ts'
import type { PaymentStep } from '#src/domain/payment.ts'

/** Where one order's payment stands. `PaymentStep` is what the screen sees of it. */
export type PaymentState =
  /** A secret is being fetched. The first state of every order. */
  | { name: 'preparing' }
  | { name: 'noSecret' }
  /** The provider is asked what became of a confirmation whose answer nobody has. */
  | { name: 'asking' }
  /** `totalCents` is what the customer has seen and agrees to by paying. */
  | { name: 'ready'; totalCents: Cents; problem: string | null }
  | { name: 'totalChanged'; totalCents: Cents }
  /** Paying was asked for; the order is read again (PAY-5). Nothing is charged yet. */
  | { name: 'checking' }
  | { name: 'confirming' }
  /** The provider has not decided, or can't be asked (PAY-7). */
  | { name: 'undecided' }
  /** `wasLost`: the server had lost the order before, and is asked again (PAY-13). */
  | { name: 'recording'; transactionId: string; wasLost: boolean }
  | { name: 'unrecorded'; transactionId: string }
  /** Neither to be read nor to be recorded: the server has lost the order (PAY-13). */
  | { name: 'lost'; transactionId: string }
  | { name: 'recorded'; transactionId: string }
  /** The order can't be had any more (PAY-5). */
  | { name: 'gone' }

export type PaymentEvent =
  | { type: 'prepare' }
  | { type: 'secretFailed' }
  /** An earlier confirmation has no known end. */
  | { type: 'ask' }
  /** There is a secret and the card may be charged; `problem` is what went wrong the last time. */
  | { type: 'offered'; totalCents: Cents; problem: string | null }
  /** The order was read; its total is `totalCents`. */
  | { type: 'totalRead'; totalCents: Cents }
  | { type: 'pay' }
  /** The order could not be read, so nothing was charged; `totalCents` is what was agreed to. */
  | { type: 'checkFailed'; totalCents: Cents }
  | { type: 'confirm' }
  /** The confirmed secret can't be charged any more; the order is read again, for another one. */
  | { type: 'secretDied' }
  | { type: 'undecided' }
  | { type: 'charged'; transactionId: string }
  | { type: 'recordFailed' }
  /** The server knows no such order, so asking again by itself can't help (PAY-13). */
  | { type: 'orderLost'; transactionId: string }
  | { type: 'recorded'; transactionId: string }
  | { type: 'gone' }

type StateName = PaymentState['name']

/** In which states an event means anything; in all others it changes nothing. */
const accepted: Record<PaymentEvent['type'], readonly StateName[]> = {
  prepare: ['preparing', 'noSecret', 'gone'],
  secretFailed: ['preparing', 'asking', 'checking'],
  ask: ['preparing', 'noSecret', 'ready', 'totalChanged', 'checking', 'undecided', 'gone'],
  offered: ['preparing', 'asking', 'checking', 'confirming'],
  totalRead: ['ready', 'totalChanged', 'checking'],
  pay: ['ready', 'totalChanged'],
  checkFailed: ['checking'],
  confirm: ['checking', 'asking'],
  secretDied: ['confirming'],
  undecided: ['asking', 'confirming'],
  // The provider's word that money was taken stands above everything but a finished payment.
  charged: [
    'preparing',
    'noSecret',
    'asking',
    'ready',
    'totalChanged',
    'checking',
    'confirming',
    'undecided',
    'unrecorded',
    'lost',
    'gone',
  ],
  recordFailed: ['recording'],
  orderLost: [
    'preparing',
    'noSecret',
    'asking',
    'ready',
    'totalChanged',
    'checking',
    'undecided',
    'recording',
    'unrecorded',
    'gone',
  ],
  recorded: [
    'preparing',
    'noSecret',
    'asking',
    'ready',
    'totalChanged',
    'checking',
    'undecided',
    'recording',
    'unrecorded',
    'lost',
    'gone',
  ],
  gone: ['preparing', 'noSecret', 'asking', 'ready', 'totalChanged', 'checking', 'undecided'],
}

function next(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'prepare':
      return { name: 'preparing' }
    case 'secretFailed':
      return { name: 'noSecret' }
    case 'ask':
      return { name: 'asking' }
    case 'offered':
      return { name: 'ready', totalCents: event.totalCents, problem: event.problem }
    case 'totalRead':
      return 'totalCents' in state && state.totalCents === event.totalCents
        ? state
        : { name: 'totalChanged', totalCents: event.totalCents }
    case 'pay':
    case 'secretDied':
      return { name: 'checking' }
    case 'checkFailed':
      return { name: 'ready', totalCents: event.totalCents, problem: paymentProblems.notChecked }
    case 'confirm':
      return { name: 'confirming' }
    case 'undecided':
      return { name: 'undecided' }
    case 'charged':
      return { name: 'recording', transactionId: event.transactionId, wasLost: state.name === 'lost' }
    case 'recordFailed':
      return 'transactionId' in state ? { name: 'unrecorded', transactionId: state.transactionId } : state
    case 'orderLost':
      return { name: 'lost', transactionId: event.transactionId }
    case 'recorded':
      return { name: 'recorded', transactionId: event.transactionId }
    case 'gone':
      return { name: 'gone' }
  }
}

/**
 * The payment machine (PAY-1 to PAY-13): total, pure, and the only way from one state to another.
 * @returns the next state, or the same object when the event means nothing in this state: that refusal is what makes a
 * double click one payment
 */
export const advance = (state: PaymentState, event: PaymentEvent): PaymentState =>
  accepted[event.type].includes(state.name) ? next(state, event) : state

/** Where every payment starts. */
export const initialPayment: PaymentState = { name: 'preparing' }

/** Leaving now could interrupt a confirmation or its recording (PAY-10). */
export const mustStay = ({ name }: PaymentState): boolean =>
  name === 'checking' || name === 'confirming' || name === 'recording'

/** What the Payment screen shows of a state. */
export function toStep(state: PaymentState): PaymentStep {
  switch (state.name) {
    case 'ready':
      return { name: 'ready', problem: state.problem }
    case 'asking':
    case 'checking':
      return { name: 'confirming' }
    case 'undecided':
      return { name: 'processing' }
    case 'recording':
    case 'lost':
      return state.name === 'recording' && !state.wasLost
        ? { name: 'recording', transactionId: state.transactionId }
        : { name: 'lost', transactionId: state.transactionId, busy: state.name === 'recording' }
    // The order's own query says what became of it; here there is only nothing to pay with.
    case 'gone':
      return { name: 'noSecret' }
    default:
      return state
  }
}
