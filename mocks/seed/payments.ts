import * as z from 'zod/mini'

/** A record of a payment, as a server of the profile `field` stores one at each PATCH. */
const row = z.looseObject({ _id: z.string(), transationId: z.string() })
export type PaymentRow = z.infer<typeof row>

const rows: PaymentRow[] = []

export const paymentTable = { row, rows }
