import * as z from 'zod/mini'
import { toDollars, type Cents } from '#src/domain/money.ts'

/** The provider's statuses of a payment intent. */
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

export interface PaymentIntent {
  /** Becomes the order's transaction id after the intent has succeeded. */
  id: string
  status: IntentStatus
  /** null until a payment method is used. */
  paymentMethodId: string | null
  /** In the currency's smallest unit; null if the provider does not report it. */
  amount: number | null
  /** Lowercase, for example 'usd'; null if the provider does not report it. */
  currency: string | null
}

/** Whether the intent charges exactly the displayed total, in US dollars (PAY-15). */
export const chargesExactTotal = ({ amount, currency }: PaymentIntent, totalCents: Cents): boolean =>
  amount === totalCents && currency === 'usd'

export const clientSecretWireSchema = z.object({ clientSecret: z.string().check(z.minLength(1)) })

/** The body of a request for a payment intent, with the total in dollars (DATA-3). */
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
 * The consequence of an intent's status for the order (PAY-7):
 * - `charged`: record the payment
 * - `undecided`: the bank has not confirmed the payment; don't create another secret
 * - `requiresAction`: the customer left the 3-D Secure check; pay again with the same secret only
 * - `payable`: not charged; the secret can be confirmed again
 * - `unusable`: not charged; the secret can no longer be confirmed
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

export const toIntentOutcome = ({ status }: PaymentIntent): IntentOutcome => outcomeByStatus[status]
