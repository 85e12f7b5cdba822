import { accountTable } from '#mocks/seed/accounts.ts'
import { intentTable } from '#mocks/seed/intents.ts'
import { orderTable } from '#mocks/seed/orders.ts'
import { partTable } from '#mocks/seed/parts.ts'
import { paymentTable } from '#mocks/seed/payments.ts'
import { profileTable } from '#mocks/seed/profiles.ts'
import { reviewTable } from '#mocks/seed/reviews.ts'
import { uploadTable } from '#mocks/seed/uploads.ts'
import { userTable } from '#mocks/seed/users.ts'

/** The mock server's tables: the schema of a row, and the rows of the first day. Schema, seed and version follow. */
export const tables = {
  parts: partTable,
  reviews: reviewTable,
  users: userTable,
  orders: orderTable,
  payments: paymentTable,
  profiles: profileTable,
  accounts: accountTable,
  intents: intentTable,
  uploads: uploadTable,
}
export type Tables = typeof tables
