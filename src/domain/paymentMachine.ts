import type { Cents } from '#src/domain/money.ts'
import type { CardProblem } from '#src/domain/payment.ts'

/** The state of one order's payment. */
export type PaymentState =
  /** The initial state: getting a client secret. */
  | { name: 'preparing' }
  | { name: 'noSecret' }
  /** Retrieving the intent of an earlier confirmation with an unknown outcome. */
  | { name: 'retrieving' }
  /** `totalCents` is the total on the screen, to which the customer agrees by paying. */
  | { name: 'ready'; totalCents: Cents; problem: CardProblem | null }
  | { name: 'totalChanged'; totalCents: Cents }
  /** The customer has clicked; the order is read again before the charge (PAY-5). */
  | { name: 'checking' }
  | { name: 'confirming' }
  /** The provider has not decided, or can't be reached (PAY-7). */
  | { name: 'undecided' }
  /** `wasLost`: this is a retry for a lost order (PAY-13). */
  | { name: 'recording'; transactionId: string; wasLost: boolean }
  | { name: 'unrecorded'; transactionId: string }
  /** The server has lost the order: it can be neither read nor recorded (PAY-13). */
  | { name: 'lost'; transactionId: string }
  | { name: 'recorded'; transactionId: string }
  /** The order no longer exists or has no total, so it can't be paid (PAY-5). */
  | { name: 'gone' }

export type PaymentEvent =
  | { type: 'prepare' }
  | { type: 'secretFailed' }
  /** An earlier confirmation has an unknown outcome. */
  | { type: 'retrieve' }
  /** There is a secret to confirm; `problem` is that of the last try. */
  | { type: 'secretReady'; totalCents: Cents; problem: CardProblem | null }
  /** The order was read; `totalCents` is its total. */
  | { type: 'totalRead'; totalCents: Cents }
  | { type: 'pay' }
  /** Reading the order failed, so nothing was charged; `totalCents` is the total that the customer agreed to. */
  | { type: 'checkFailed'; totalCents: Cents }
  | { type: 'confirm' }
  /** The confirmed secret can't be charged any more: read the order again and create another one. */
  | { type: 'secretUnusable' }
  | { type: 'undecided' }
  | { type: 'charged'; transactionId: string }
  | { type: 'recordFailed' }
  /** The server has no such order, so an automatic retry can't help (PAY-13). */
  | { type: 'orderLost'; transactionId: string }
  | { type: 'recorded'; transactionId: string }
  | { type: 'gone' }

type StateName = PaymentState['name']

/** The states in which no charge is known and no confirmation runs. */
const uncharged: readonly StateName[] = [
  'preparing',
  'noSecret',
  'retrieving',
  'ready',
  'totalChanged',
  'checking',
  'undecided',
  'gone',
]

/** The states that accept each event. */
const acceptedIn: Record<PaymentEvent['type'], readonly StateName[]> = {
  prepare: ['preparing', 'noSecret', 'gone'],
  secretFailed: ['preparing', 'retrieving', 'checking'],
  retrieve: uncharged.filter((name) => name !== 'retrieving'),
  secretReady: ['preparing', 'retrieving', 'checking', 'confirming'],
  totalRead: ['ready', 'totalChanged', 'checking'],
  pay: ['ready', 'totalChanged'],
  checkFailed: ['checking'],
  confirm: ['checking', 'retrieving'],
  secretUnusable: ['confirming'],
  undecided: ['retrieving', 'confirming'],
  // A reported charge overrides every state except a recording or recorded payment.
  charged: [...uncharged, 'confirming', 'unrecorded', 'lost'],
  recordFailed: ['recording'],
  orderLost: [...uncharged, 'recording', 'unrecorded'],
  recorded: [...uncharged, 'recording', 'unrecorded', 'lost'],
  gone: uncharged.filter((name) => name !== 'gone'),
}

function next(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'prepare':
      return { name: 'preparing' }
    case 'secretFailed':
      return { name: 'noSecret' }
    case 'retrieve':
      return { name: 'retrieving' }
    case 'secretReady':
      return { name: 'ready', totalCents: event.totalCents, problem: event.problem }
    case 'totalRead':
      return 'totalCents' in state && state.totalCents === event.totalCents
        ? state
        : { name: 'totalChanged', totalCents: event.totalCents }
    case 'pay':
    case 'secretUnusable':
      return { name: 'checking' }
    case 'checkFailed':
      return { name: 'ready', totalCents: event.totalCents, problem: 'notChecked' }
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
 * The payment state machine (PAY-1 to PAY-13): a pure function, and the only one that changes a state.
 * @returns the next state, or the same object when the state does not accept the event. That makes a double click one
 * payment.
 */
export const advance = (state: PaymentState, event: PaymentEvent): PaymentState =>
  acceptedIn[event.type].includes(state.name) ? next(state, event) : state

/** The initial state of every payment. */
export const initialPayment: PaymentState = { name: 'preparing' }

/** The states in which the card form is shown. */
export type CardState = Exclude<PaymentState, ResultState | { name: 'lost' }>

/** The states in which a result replaces the card form. */
export type ResultState = Extract<PaymentState, { name: 'undecided' | 'recording' | 'unrecorded' | 'recorded' }>

/** Whether leaving the page now could interrupt a charge or its recording (PAY-10). */
export const needsLeaveGuard = ({ name }: PaymentState): boolean =>
  name === 'checking' || name === 'confirming' || name === 'recording'

/** A charge whose order the server has lost, also while it is asked for again (PAY-13). */
type LostState =
  | Extract<PaymentState, { name: 'lost' }>
  | (Extract<PaymentState, { name: 'recording' }> & { wasLost: true })

/** Whether the server has lost the order of a charge. */
export const isOrderLost = (state: PaymentState): state is LostState =>
  state.name === 'lost' || (state.name === 'recording' && state.wasLost)
