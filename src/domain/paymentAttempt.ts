import * as z from 'zod/mini'
import type { PaymentIntent, PaymentRecordBody } from '#src/domain/payment.ts'

const attemptBaseFields = {
  userId: z.string(),
  orderId: z.string(),
  clientSecret: z.string().check(z.minLength(1)),
  /** The amount that a confirmation with the secret charges. */
  amountCents: z.number(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
}

/**
 * A stored payment attempt (PAY-4):
 * - `open`: not confirmed yet, or certainly not charged
 * - `confirming`: may have been charged; retrieve the intent before anything else
 * - `charged`: not recorded yet
 */
export const attemptSchema = z.union([
  z.object({ ...attemptBaseFields, stage: z.literal('open') }),
  z.object({
    ...attemptBaseFields,
    stage: z.literal('confirming'),
    /**
     * When the last confirmation without a response was sent, in milliseconds since 1970; 0 if every confirmation got a response.
     * Attempts stored by an earlier release lack this field (PAY-14).
     */
    confirmedAt: z.optional(z.number()),
  }),
  z.object({
    ...attemptBaseFields,
    stage: z.literal('charged'),
    transactionId: z.string().check(z.minLength(1)),
    /** null if the provider does not report the payment method. */
    paymentMethodId: z.nullable(z.string()),
    /** The server did not have the order when it was last requested (PAY-13). */
    lost: z.optional(z.boolean()),
    /** The order is paid with another transaction (PAY-16). */
    twice: z.optional(z.boolean()),
    /** The server responded to the payment record with 2xx, so the record is not sent again automatically (PAY-3). */
    accepted: z.optional(z.boolean()),
  }),
])
export type Attempt = z.infer<typeof attemptSchema>
export type OpenAttempt = Extract<Attempt, { stage: 'open' }>
export type ConfirmingAttempt = Extract<Attempt, { stage: 'confirming' }>
export type ChargedAttempt = Extract<Attempt, { stage: 'charged' }>

/**
 * Reads a stored attempt. An attempt that a different release stored in an unknown stage or format may have been charged, so
 * it is read as `confirming`, and its intent is retrieved from the provider.
 * @returns null if the value is not an attempt or lacks the fields for retrieving the intent
 */
export function readAttempt(json: unknown): Attempt | null {
  const parsedAttempt = z.safeParse(attemptSchema, json)
  if (parsedAttempt.success) return parsedAttempt.data
  const parsedBase = z.safeParse(z.object(attemptBaseFields), json)
  return parsedBase.success ? { ...parsedBase.data, stage: 'confirming' } : null
}

/**
 * Returns why a charge is not sent to the server again automatically. Either the server has lost the order (`lost`, PAY-13),
 * or the order is paid with another transaction (`twice`).
 * @returns null for every other attempt
 */
export function getUnrecordableReason(attempt: Attempt | null): 'lost' | 'twice' | null {
  if (attempt?.stage !== 'charged') return null
  if (attempt.twice === true) return 'twice'
  return attempt.lost === true ? 'lost' : null
}

export type UnrecordedPayment = Pick<ChargedAttempt, 'orderId' | 'transactionId' | 'lost' | 'twice'>

/** How long an unconfirmed attempt can be used (PAY-4). */
export const attemptLifetimeMs = 24 * 60 * 60 * 1000

/** Whether an unconfirmed attempt is too old to use. An attempt from the future also counts as expired. */
export const isExpiredAttempt = ({ createdAt }: Attempt, now: number): boolean =>
  now < createdAt || now - createdAt >= attemptLifetimeMs

/** How long a confirmation may still charge the card after its response was lost (PAY-14). */
export const confirmationLifetimeMs = 10 * 60 * 1000

/**
 * Whether a confirmation without a response may still charge the card. The provider may still be processing it, even if it
 * reports that the intent is payable.
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
 * Removes the secret of a charge that will not be sent again. The field then contains the intent's id, which is not secret, so
 * that an older release can still read the entry (PAY-4).
 */
export const removeSecret = (attempt: ChargedAttempt): ChargedAttempt => ({
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
