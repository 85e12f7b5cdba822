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
  /** What the intent charges, in the currency's smallest unit; null when the provider does not report it. */
  amount: number | null
  /** Lowercase, for example 'usd'; null when the provider does not report it. */
  currency: string | null
}

/** Whether an intent charges exactly a total that is shown in dollars (PAY-15). */
export const chargesTotal = ({ amount, currency }: PaymentIntent, totalCents: Cents): boolean =>
  amount === totalCents && currency === 'usd'

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

export const toIntentOutcome = ({ status }: PaymentIntent): IntentOutcome => outcomeByStatus[status]
