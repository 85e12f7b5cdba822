import * as z from 'zod/mini'

/** A payment intent at the card provider. */
const row = z.object({
  id: z.string(),
  clientSecret: z.string(),
  amountCents: z.number(),
  status: z.enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded']),
  paymentMethodId: z.nullable(z.string()),
})
export type IntentRow = z.infer<typeof row>

const rows: IntentRow[] = []

export const intentTable = { row, rows }
