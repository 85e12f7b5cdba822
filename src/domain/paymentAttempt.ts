import * as z from 'zod/mini'
import type { PaymentIntent, PaymentRecordBody } from '#src/domain/payment.ts'

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
 * - `open`: not confirmed yet, or certainly not charged
 * - `confirming`: may have been charged; retrieve the intent before anything else
 * - `charged`: not recorded yet
 */
export const attemptSchema = z.union([
  z.object({ ...attemptBase, stage: z.literal('open') }),
  z.object({
    ...attemptBase,
    stage: z.literal('confirming'),
    /**
     * When the last confirmation without a response was sent, in ms since 1970; 0 when all have been answered. Missing in
     * attempts of earlier releases (PAY-14).
     */
    confirmedAt: z.optional(z.number()),
  }),
  z.object({
    ...attemptBase,
    stage: z.literal('charged'),
    transactionId: z.string().check(z.minLength(1)),
    /** null when the provider reports none. */
    paymentMethodId: z.nullable(z.string()),
    /** The server had no such order when it was last read (PAY-13). */
    lost: z.optional(z.boolean()),
    /** The order is paid with another transaction (PAY-16). */
    twice: z.optional(z.boolean()),
    /** The server has answered 2xx to the record, so it is not sent again automatically (PAY-3). */
    accepted: z.optional(z.boolean()),
  }),
])
export type Attempt = z.infer<typeof attemptSchema>
export type OpenAttempt = Extract<Attempt, { stage: 'open' }>
export type ConfirmingAttempt = Extract<Attempt, { stage: 'confirming' }>
export type ChargedAttempt = Extract<Attempt, { stage: 'charged' }>

/**
 * Reads a stored attempt. An attempt that another release wrote in a stage or form unknown to this one may have been
 * charged, so it is read as `confirming` and the provider is asked.
 * @returns null when it is none, or lacks what retrieving its intent takes
 */
export function readAttempt(json: unknown): Attempt | null {
  const current = z.safeParse(attemptSchema, json)
  if (current.success) return current.data
  const base = z.safeParse(z.object(attemptBase), json)
  return base.success ? { ...base.data, stage: 'confirming' } : null
}

/**
 * How a charge ended that is not sent to the server again automatically: `lost` when the server has lost its order
 * (PAY-13), `twice` when the order is paid with another transaction (PAY-16). null for every other attempt.
 */
export function unrecordableReason(attempt: Attempt | null): 'lost' | 'twice' | null {
  if (attempt?.stage !== 'charged') return null
  if (attempt.twice === true) return 'twice'
  return attempt.lost === true ? 'lost' : null
}

export type UnrecordedPayment = Pick<ChargedAttempt, 'orderId' | 'transactionId' | 'lost' | 'twice'>

/** How long an unconfirmed attempt is stored (PAY-4). */
export const attemptLifetimeMs = 24 * 60 * 60 * 1000

/** Whether an unconfirmed attempt is too old to use; one from the future is, too. */
export const isExpiredAttempt = ({ createdAt }: Attempt, now: number): boolean =>
  now < createdAt || now - createdAt >= attemptLifetimeMs

/** How long a confirmation may still charge the card after its response got lost (PAY-14). */
export const confirmationLifetimeMs = 10 * 60 * 1000

/**
 * Whether a confirmation without a response may still charge the card, although its intent reads as payable: the provider
 * may be working on it.
 */
export const mayStillCharge = ({ confirmedAt }: ConfirmingAttempt, now: number): boolean =>
  confirmedAt === undefined || now - confirmedAt < confirmationLifetimeMs

export function toOpenAttempt({ userId, orderId, clientSecret, amountCents, createdAt }: Attempt): OpenAttempt {
  return { userId, orderId, clientSecret, amountCents, createdAt, stage: 'open' }
}

export const toConfirmingAttempt = (attempt: Attempt, confirmedAt: number): ConfirmingAttempt => ({
  ...toOpenAttempt(attempt),
  stage: 'confirming',
  confirmedAt,
})

export const toChargedAttempt = (attempt: Attempt, intent: PaymentIntent): ChargedAttempt => ({
  ...toOpenAttempt(attempt),
  stage: 'charged',
  transactionId: intent.id,
  paymentMethodId: intent.paymentMethodId,
})

/**
 * Replaces the secret of a charge that is not sent again by the intent's id, which is no secret. An older release must be
 * able to read the entry, so the field stays (PAY-4).
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
