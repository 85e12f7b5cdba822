import * as z from 'zod/mini'
import { paymentProblems } from '#src/copy/paymentProblems.ts'
import { toDollars, type Cents } from '#src/domain/money.ts'

/** How the provider says an intent stands; 'canceled' is its spelling. */
export const intentStatusSchema = z.enum([
  'succeeded',
  'processing',
  'requires_action',
  'requires_capture',
  'requires_confirmation',
  'requires_payment_method',
  'canceled',
])
export type IntentStatus = z.infer<typeof intentStatusSchema>

/** The provider's payment intent, as much of it as the shop needs. */
export interface PaymentIntent {
  /** The transaction id of the order once it succeeded. */
  id: string
  status: IntentStatus
  /** Id of the payment method that was used; null before one was. */
  paymentMethodId: string | null
}

/** POST /create-payment-intent answers (SHOP-7). */
export const clientSecretWireSchema = z.object({ clientSecret: z.string().check(z.minLength(1)) })

/** Body of POST /create-payment-intent: dollars (SHOP-7, DATA-3). */
export const paymentIntentBodySchema = z.object({ totalPrice: z.number() })

/** A total in cents to the body of POST /create-payment-intent. */
export const toPaymentIntentBody = (totalCents: Cents): z.infer<typeof paymentIntentBodySchema> => ({
  totalPrice: toDollars(totalCents),
})

/** Body of PATCH /mypurchase/{id} (SHOP-3, SHOP-7). */
export const paymentRecordBodySchema = z.object({
  clientSecret: z.string(),
  transationId: z.string(),
  paymentMethod: z.string(),
  status: z.literal('pending'),
})
export type PaymentRecordBody = z.infer<typeof paymentRecordBodySchema>

/**
 * What the provider's answer means for the order (PAY-6, PAY-7). Only `payable` and `dead` may ever lead to another
 * secret; `unfinished` is a 3-D Secure check that was left: pay again, with the same secret only.
 */
export type IntentOutcome = 'charged' | 'undecided' | 'unfinished' | 'payable' | 'dead'

const verdicts: Record<IntentStatus, IntentOutcome> = {
  succeeded: 'charged',
  processing: 'undecided',
  requires_capture: 'undecided',
  requires_action: 'unfinished',
  requires_confirmation: 'payable',
  requires_payment_method: 'payable',
  canceled: 'dead',
}

/** @param intent null: the provider knows no such intent. */
export const toIntentOutcome = (intent: PaymentIntent | null): IntentOutcome =>
  intent ? verdicts[intent.status] : 'dead'

/**
 * What stands beside the card form after a confirmation that took no money.
 * @param said the provider's own message, which comes first (SHOP-8), unless it is about a dead intent: that is
 * the shop's trouble, and not with the card
 */
export function problemAfter(verdict: IntentOutcome, said: string | null): string {
  if (verdict === 'dead') return paymentProblems.interrupted
  return said ?? (verdict === 'unfinished' ? paymentProblems.unfinished : paymentProblems.interrupted)
}

const attemptBase = {
  userId: z.string(),
  orderId: z.string(),
  clientSecret: z.string().check(z.minLength(1)),
  /** What the secret was made for, in cents. */
  amountCents: z.number(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
}

/**
 * A payment as it is kept in storage (PAY-3, PAY-4). `open`: never confirmed, or the provider says it can be paid;
 * `confirming`: may have been charged, so the provider is asked before anything else; `charged`: to be recorded.
 */
export const attemptSchema = z.discriminatedUnion('stage', [
  z.object({ ...attemptBase, stage: z.literal('open') }),
  z.object({ ...attemptBase, stage: z.literal('confirming') }),
  z.object({
    ...attemptBase,
    stage: z.literal('charged'),
    transactionId: z.string().check(z.minLength(1)),
    /** null where the provider names none. */
    paymentMethodId: z.nullable(z.string()),
    /** The server answered 404 to reading and to recording the order when it was last asked (PAY-13). */
    lost: z.optional(z.boolean()),
  }),
])
export type Attempt = z.infer<typeof attemptSchema>
export type ChargedAttempt = Extract<Attempt, { stage: 'charged' }>

/** Charged for an order that the server has lost: recorded when the customer asks for it, and not by itself (PAY-13). */
export const isLost = (attempt: Attempt): attempt is ChargedAttempt =>
  attempt.stage === 'charged' && attempt.lost === true

/** A charge whose order the server has lost, as much of it as helps the customer. */
export type LostPayment = Pick<ChargedAttempt, 'orderId' | 'transactionId'>

/** How long a secret that was never confirmed is kept, in ms: 24 h (PAY-4). */
export const attemptLifeMs = 24 * 60 * 60 * 1000

/** @param now milliseconds since 1970; a clock that was set back counts as expired. */
export const isExpiredAttempt = ({ createdAt }: Attempt, now: number): boolean =>
  now < createdAt || now - createdAt >= attemptLifeMs

/** The attempt after the provider said that its intent succeeded. */
export const toCharged = (attempt: Attempt, intent: PaymentIntent): ChargedAttempt => ({
  ...attempt,
  stage: 'charged',
  transactionId: intent.id,
  paymentMethodId: intent.paymentMethodId,
})

/** A charged attempt to the body of PATCH /mypurchase/{id}. */
export const toPaymentRecordBody = (attempt: ChargedAttempt): PaymentRecordBody => ({
  clientSecret: attempt.clientSecret,
  transationId: attempt.transactionId,
  paymentMethod: attempt.paymentMethodId ?? '',
  status: 'pending',
})

/** Where a payment stands, as the Payment screen shows it (PAY-1). */
export type PaymentStep =
  | { name: 'preparing' }
  /** No client secret could be had. */
  | { name: 'noSecret' }
  /** The card can be entered; `problem` is the provider's message on the last try, shown in red. */
  | { name: 'ready'; problem: string | null }
  /** The order's total is another than the one on the screen: show it and ask again (PAY-5). */
  | { name: 'totalChanged'; totalCents: Cents }
  | { name: 'confirming' }
  /** The provider has not decided yet (PAY-7). */
  | { name: 'processing' }
  | { name: 'recording'; transactionId: string }
  /** Charged, and the shop's server does not know it yet: never pay again (PAY-3). */
  | { name: 'unrecorded'; transactionId: string }
  /** Charged, and the server has lost the order (PAY-13); `busy` while the customer has it tried again. */
  | { name: 'lost'; transactionId: string; busy: boolean }
  | { name: 'recorded'; transactionId: string }
