import type { Cents } from '#src/domain/money.ts'

/**
 * Why the card form is displayed again without a charge: the app's own reason or the provider's message. `unanswered` means
 * that a confirmation got no response, so only the same payment may be tried again (PAY-14).
 */
export type CardProblem = 'notChecked' | 'unfinished' | 'interrupted' | 'unanswered' | { providerMessage: string }

/**
 * Why the outcome of a payment is unknown: the bank has not confirmed it, the provider can't be reached, or the provider
 * does not have the intent (PAY-17).
 */
export type UndecidedReason = 'processing' | 'unreachable' | 'unknownIntent'

export type PaymentState =
  /** The initial state, in which a client secret is requested. */
  | { name: 'preparing' }
  | { name: 'noSecret' }
  /** The intent would charge an amount that differs from the order's total (PAY-15). */
  | { name: 'wrongAmount' }
  /** The intent of an earlier confirmation is being retrieved, because its outcome is unknown. */
  | { name: 'retrieving' }
  | { name: 'ready'; totalCents: Cents; problem: CardProblem | null }
  | { name: 'totalChanged'; totalCents: Cents }
  /** The customer has clicked Pay. The secret and the order are checked before the charge (PAY-5). */
  | { name: 'checking' }
  | { name: 'confirming' }
  | { name: 'undecided'; reason: UndecidedReason }
  /** `wasLost` marks a retry for a lost order (PAY-13). */
  | { name: 'recording'; transactionId: string; wasLost: boolean }
  | { name: 'unrecorded'; transactionId: string }
  /** The server has lost the order, so the payment can't be recorded (PAY-13). */
  | { name: 'lost'; transactionId: string }
  /** The order is paid with another transaction, so the card was charged twice (PAY-16). */
  | { name: 'chargedTwice'; transactionId: string }
  | { name: 'recorded'; transactionId: string }
  /** The order no longer exists or has no total, so it can't be paid (PAY-5). */
  | { name: 'gone' }

type StateName = PaymentState['name']

/** The states without a known charge and without a confirmation in progress. */
const unchargedStates: readonly StateName[] = [
  'preparing',
  'noSecret',
  'wrongAmount',
  'retrieving',
  'ready',
  'totalChanged',
  'checking',
  'undecided',
  'gone',
]

/** The states from which each state can be reached. */
const allowedSources: Record<StateName, readonly StateName[]> = {
  preparing: ['preparing', 'noSecret', 'wrongAmount', 'gone'],
  noSecret: ['preparing', 'retrieving', 'checking'],
  wrongAmount: ['preparing', 'retrieving', 'checking'],
  retrieving: unchargedStates.filter((name) => name !== 'retrieving'),
  ready: ['preparing', 'retrieving', 'checking', 'confirming'],
  totalChanged: ['retrieving', 'ready', 'totalChanged', 'checking'],
  checking: ['ready', 'totalChanged'],
  confirming: ['checking', 'retrieving'],
  undecided: ['preparing', 'retrieving', 'checking', 'confirming'],
  // A charge that the provider reports overrides every state except a recording or recorded payment.
  recording: [...unchargedStates, 'confirming', 'unrecorded', 'lost'],
  unrecorded: ['recording'],
  lost: [...unchargedStates, 'recording', 'unrecorded'],
  chargedTwice: [...unchargedStates, 'recording', 'unrecorded', 'lost'],
  recorded: [...unchargedStates, 'recording', 'unrecorded', 'lost'],
  gone: unchargedStates.filter((name) => name !== 'gone'),
}

/**
 * The transition function of the payment state machine. It is pure, and no other function changes a state.
 * @returns the next state, or `state` itself if the transition is not allowed, so a double click makes only one payment
 */
export function advance(state: PaymentState, next: PaymentState): PaymentState {
  const isTotalUnchanged = next.name === 'totalChanged' && 'totalCents' in state && state.totalCents === next.totalCents
  return allowedSources[next.name].includes(state.name) && !isTotalUnchanged ? next : state
}

export const initialPayment: PaymentState = { name: 'preparing' }

/** The states with a card form. */
export type CardFormState = Exclude<PaymentState, ResultState | { name: 'lost' | 'chargedTwice' | 'wrongAmount' }>

/** The states with a result instead of the card form. */
export type ResultState = Extract<PaymentState, { name: 'undecided' | 'recording' | 'unrecorded' | 'recorded' }>

/** Whether leaving the page now could interrupt a charge or its recording (PAY-10). */
export const isPaymentRunning = ({ name }: PaymentState): boolean =>
  name === 'checking' || name === 'confirming' || name === 'recording'

/** A charge whose order the server has lost, including while recording is retried (PAY-13). */
type LostOrderState =
  | Extract<PaymentState, { name: 'lost' }>
  | (Extract<PaymentState, { name: 'recording' }> & { wasLost: true })

export const isOrderLost = (state: PaymentState): state is LostOrderState =>
  state.name === 'lost' || (state.name === 'recording' && state.wasLost)
