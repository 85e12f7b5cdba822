import * as z from 'zod/mini'
import { toDollars, type Cents } from '#src/domain/money.ts'

/** The provider's statuses of a payment intent; 'canceled' is its spelling. */
export const intentStatusSchema = z.literal([
  'succeeded',
  'processing',
  'requires_action',
  'requires_capture',
  'requires_confirmation',
  'requires_payment_method',
  'canceled',
])
export type IntentStatus = z.infer<typeof intentStatusSchema>

/** The fields of the provider's payment intent that the shop uses. */
export interface PaymentIntent {
  /** Becomes the order's transaction id when the intent succeeds. */
  id: string
  status: IntentStatus
  /** Id of the payment method; null until one is used. */
  paymentMethodId: string | null
}

export const clientSecretWireSchema = z.object({ clientSecret: z.string().check(z.minLength(1)) })

/** In dollars (DATA-3). */
export const paymentIntentBodySchema = z.object({ totalPrice: z.number() })

export const toPaymentIntentBody = (totalCents: Cents): z.infer<typeof paymentIntentBodySchema> => ({
  totalPrice: toDollars(totalCents),
})

export const paymentRecordBodySchema = z.object({
  clientSecret: z.string(),
  transationId: z.string(),
  paymentMethod: z.string(),
  status: z.literal('pending'),
})
export type PaymentRecordBody = z.infer<typeof paymentRecordBodySchema>

/**
 * What an intent's status means for the order (PAY-6, PAY-7):
 * - `charged`: record the payment
 * - `undecided`: the bank has not decided; don't create another secret
 * - `requiresAction`: the customer left the 3-D Secure check; pay again with the same secret only
 * - `payable`: not charged; the secret can be confirmed again
 * - `unusable`: not charged; the secret can't be confirmed any more
 */
export type IntentOutcome = 'charged' | 'undecided' | 'requiresAction' | 'payable' | 'unusable'

const outcomeByStatus: Record<IntentStatus, IntentOutcome> = {
  succeeded: 'charged',
  processing: 'undecided',
  requires_capture: 'undecided',
  requires_action: 'requiresAction',
  requires_confirmation: 'payable',
  requires_payment_method: 'payable',
  canceled: 'unusable',
}

/** @param intent null when the provider knows no such intent */
export const toIntentOutcome = (intent: PaymentIntent | null): IntentOutcome =>
  intent ? outcomeByStatus[intent.status] : 'unusable'

/** Why a confirmation took no money: the shop's own reason, or the provider's words. */
export type CardProblem = 'notChecked' | 'unfinished' | 'interrupted' | { providerMessage: string }

/** @param providerMessage goes before the shop's own reason (SHOP-8), unless the secret is unusable: that is not about the card */
export function cardProblem(outcome: IntentOutcome, providerMessage: string | null): CardProblem {
  if (providerMessage !== null && outcome !== 'unusable') return { providerMessage }
  return outcome === 'requiresAction' ? 'unfinished' : 'interrupted'
}

const attemptBase = {
  userId: z.string(),
  orderId: z.string(),
  clientSecret: z.string().check(z.minLength(1)),
  /** The total that the secret charges, in cents. */
  amountCents: z.number(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
}

/**
 * A stored payment attempt (PAY-3, PAY-4):
 * - `open`: not confirmed yet, or the provider reports it as payable
 * - `confirming`: may have been charged; retrieve the intent before anything else
 * - `charged`: not recorded yet
 */
export const attemptSchema = z.union([
  z.object({ ...attemptBase, stage: z.literal(['open', 'confirming']) }),
  z.object({
    ...attemptBase,
    stage: z.literal('charged'),
    transactionId: z.string().check(z.minLength(1)),
    /** null when the provider reports none. */
    paymentMethodId: z.nullable(z.string()),
    /** The server had no such order when it was last read (PAY-13). */
    lost: z.optional(z.boolean()),
    /** The server has answered 2xx to the record: it is not sent again by itself (PAY-3). */
    accepted: z.optional(z.boolean()),
  }),
])
export type Attempt = z.infer<typeof attemptSchema>

/**
 * Reads a stored attempt. What another release has written in a stage or form that this one doesn't know may have been
 * charged: it is read as `confirming`, so the provider is asked.
 * @returns null when it is none, or lacks what asking takes
 */
export function readAttempt(json: unknown): Attempt | null {
  const known = z.safeParse(attemptSchema, json)
  if (known.success) return known.data
  const unknown = z.safeParse(z.object(attemptBase), json)
  return unknown.success ? { ...unknown.data, stage: 'confirming' } : null
}
export type ChargedAttempt = Extract<Attempt, { stage: 'charged' }>

/** Whether an attempt was charged for an order that the server has lost. Retry it only on the customer's request (PAY-13). */
export const isLost = (attempt: Attempt): attempt is ChargedAttempt =>
  attempt.stage === 'charged' && attempt.lost === true

export type UnrecordedPayment = Pick<ChargedAttempt, 'orderId' | 'transactionId' | 'lost'>

/** How long an unconfirmed attempt is stored (PAY-4). */
export const attemptLifetimeMs = 24 * 60 * 60 * 1000

/** Whether an unconfirmed attempt is too old to use; one from the future is, too. */
export const isExpiredAttempt = ({ createdAt }: Attempt, now: number): boolean =>
  now < createdAt || now - createdAt >= attemptLifetimeMs

export const toChargedAttempt = (attempt: Attempt, intent: PaymentIntent): ChargedAttempt => ({
  ...attempt,
  stage: 'charged',
  transactionId: intent.id,
  paymentMethodId: intent.paymentMethodId,
})

/**
 * Replaces the secret of a charge that is not sent again by the intent's id, which is none: an older release must be able
 * to read the entry (PAY-4).
 */
export const withoutSecret = (attempt: ChargedAttempt): ChargedAttempt => ({
  ...attempt,
  clientSecret: attempt.transactionId,
})

/** Whether a charge can still be sent to the server. */
export const hasSecret = ({ clientSecret, transactionId }: ChargedAttempt): boolean => clientSecret !== transactionId

export const toPaymentRecordBody = (attempt: ChargedAttempt): PaymentRecordBody => ({
  clientSecret: attempt.clientSecret,
  transationId: attempt.transactionId,
  paymentMethod: attempt.paymentMethodId ?? '',
  status: 'pending',
})
