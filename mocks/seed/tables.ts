import * as z from 'zod/mini'
import { accountTable } from '#mocks/seed/accounts.ts'
import { orderTable } from '#mocks/seed/orders.ts'
import { partTable } from '#mocks/seed/parts.ts'
import { profileTable } from '#mocks/seed/profiles.ts'
import { reviewTable } from '#mocks/seed/reviews.ts'
import { userTable } from '#mocks/seed/users.ts'

/** A payment intent at the card provider. */
const intentRow = z.object({
  id: z.string(),
  clientSecret: z.string(),
  amountCents: z.number(),
  status: z.enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded']),
  paymentMethodId: z.nullable(z.string()),
})
export type IntentRow = z.infer<typeof intentRow>

/** A record of a payment, as a server of the profile `field` stores one at each PATCH. */
const paymentRow = z.looseObject({ _id: z.string(), transationId: z.string() })

/** An uploaded picture: its public address, and the copy a page can load. */
const uploadRow = z.object({ address: z.string(), dataUrl: z.string() })

const empty = <Row extends z.ZodMiniType>(row: Row): { row: Row; rows: z.infer<Row>[] } => ({ row, rows: [] })

/** The mock server's tables: the schema of a row, and the rows of the first day. Schema, seed and version follow. */
export const tables = {
  parts: partTable,
  reviews: reviewTable,
  users: userTable,
  orders: orderTable,
  payments: empty(paymentRow),
  profiles: profileTable,
  accounts: accountTable,
  intents: empty(intentRow),
  uploads: empty(uploadRow),
}
export type Tables = typeof tables
