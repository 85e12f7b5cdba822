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

/** The states from which each state can be reached. */
const reachedFrom: Record<StateName, readonly StateName[]> = {
  preparing: ['preparing', 'noSecret', 'gone'],
  noSecret: ['preparing', 'retrieving', 'checking'],
  retrieving: uncharged.filter((name) => name !== 'retrieving'),
  ready: ['preparing', 'retrieving', 'checking', 'confirming'],
  totalChanged: ['ready', 'totalChanged', 'checking'],
  // Again after a confirmation: its secret can't be charged any more.
  checking: ['ready', 'totalChanged', 'confirming'],
  confirming: ['checking', 'retrieving'],
  undecided: ['retrieving', 'confirming'],
  // A reported charge overrides every state except a recording or recorded payment.
  recording: [...uncharged, 'confirming', 'unrecorded', 'lost'],
  unrecorded: ['recording'],
  lost: [...uncharged, 'recording', 'unrecorded'],
  recorded: [...uncharged, 'recording', 'unrecorded', 'lost'],
  gone: uncharged.filter((name) => name !== 'gone'),
}

/**
 * The payment state machine (PAY-1 to PAY-13): a pure function, and the only one that changes a state.
 * @returns the next state, or the same object when it can't be reached from it. That makes a double click one payment.
 */
export function advance(state: PaymentState, next: PaymentState): PaymentState {
  const isShownTotal = next.name === 'totalChanged' && 'totalCents' in state && state.totalCents === next.totalCents
  return reachedFrom[next.name].includes(state.name) && !isShownTotal ? next : state
}

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
