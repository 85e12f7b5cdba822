import * as z from 'zod/mini'
import { intentStatusSchema, type PaymentIntent } from '#src/domain/payment.ts'

const intentWireSchema = z.object({
  id: z.string(),
  status: intentStatusSchema,
  payment_method: z.nullish(z.union([z.string(), z.object({ id: z.string() })])),
})

/**
 * The provider's payment intent as ours.
 * @throws when the answer can't be read: then nobody knows what became of the payment, and the provider is asked again
 */
export function toIntent(answer: unknown): PaymentIntent {
  const { id, status, payment_method: method } = z.parse(intentWireSchema, answer)
  return { id, status, paymentMethodId: (typeof method === 'string' ? method : method?.id) ?? null }
}
