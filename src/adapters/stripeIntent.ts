import * as z from 'zod/mini'
import { intentStatusSchema, type PaymentIntent } from '#src/domain/payment.ts'

const intentWireSchema = z.object({
  id: z.string(),
  status: intentStatusSchema,
  amount: z.nullish(z.number()),
  currency: z.nullish(z.string()),
  payment_method: z.nullish(z.union([z.string(), z.object({ id: z.string() })])),
})

/**
 * Converts the provider's payment intent to our type.
 * @throws Error if it can't be parsed, so that the payment flow treats the outcome as unknown
 */
export function toIntent(json: unknown): PaymentIntent {
  const { id, status, amount = null, currency = null, payment_method: method } = z.parse(intentWireSchema, json)
  return { id, status, amount, currency, paymentMethodId: (typeof method === 'string' ? method : method?.id) ?? null }
}
