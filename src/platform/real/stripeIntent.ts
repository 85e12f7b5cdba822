import * as z from 'zod/mini'
import { intentStatusSchema, type PaymentIntent } from '#src/domain/payment.ts'

const intentWireSchema = z.object({
  id: z.string(),
  status: intentStatusSchema,
  payment_method: z.nullish(z.union([z.string(), z.object({ id: z.string() })])),
})

/**
 * Converts the provider's payment intent to ours.
 * @throws Error when it can't be parsed: the outcome is unknown, and the payment flow asks the provider again
 */
export function toIntent(answer: unknown): PaymentIntent {
  const { id, status, payment_method: method } = z.parse(intentWireSchema, answer)
  return { id, status, paymentMethodId: (typeof method === 'string' ? method : method?.id) ?? null }
}
