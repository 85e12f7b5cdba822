import * as z from 'zod/mini'
import type { Cents } from '#src/domain/money.ts'

/** How the provider says an intent stands; 'canceled' is its spelling. */
export type IntentStatus =
  | 'succeeded'
  | 'processing'
  | 'requires_action'
  | 'requires_capture'
  | 'requires_confirmation'
  | 'requires_payment_method'
  | 'canceled'

/** The provider's payment intent, as much of it as the shop needs. */
export interface PaymentIntent {
  /** The transaction id of the order once it succeeded. */
  id: string
  status: IntentStatus
  /** Id of the payment method that was used; null before one was. */
  paymentMethodId: string | null
}

/** POST /create-payment-intent answers (SPEC 7). */
export const clientSecretWireSchema = z.object({ clientSecret: z.string().check(z.minLength(1)) })

/** Body of POST /create-payment-intent: dollars (SPEC 7, DECISIONS A3). */
export const paymentIntentBodySchema = z.object({ totalPrice: z.number() })

/** Body of PATCH /mypurchase/{id} (SPEC 3, 7). */
export const paymentRecordBodySchema = z.object({
  clientSecret: z.string(),
  transationId: z.string(),
  paymentMethod: z.string(),
  status: z.literal('pending'),
})
export type PaymentRecordBody = z.infer<typeof paymentRecordBodySchema>

/** Where a payment stands, as the Payment screen shows it (STATES Payment, DECISIONS E). */
export type PaymentStep =
  | { name: 'preparing' }
  /** No client secret could be had. */
  | { name: 'noSecret' }
  /** The card can be entered; `problem` is the provider's message on the last try, shown in red. */
  | { name: 'ready'; problem: string | null }
  /** The order's total is another than the one on the screen: show it and ask again (E5). */
  | { name: 'totalChanged'; totalCents: Cents }
  | { name: 'confirming' }
  /** The provider has not decided yet (E7). */
  | { name: 'processing' }
  | { name: 'recording'; transactionId: string }
  /** Charged, and the shop's server does not know it yet: never pay again (E3). */
  | { name: 'unrecorded'; transactionId: string }
  | { name: 'recorded'; transactionId: string }
