import { orderCalls } from '#src/api/orders.ts'
import { partCalls } from '#src/api/parts.ts'
import { paymentCalls } from '#src/api/payments.ts'
import { profileCalls } from '#src/api/profiles.ts'
import { reviewCalls } from '#src/api/reviews.ts'
import { tokenCalls } from '#src/api/tokens.ts'
import { userCalls } from '#src/api/users.ts'

/** All API calls by name, for the mock server, tests and documentation. The app loads its calls on demand instead. */
export const allCalls = {
  ...partCalls,
  ...reviewCalls,
  ...tokenCalls,
  ...userCalls,
  ...profileCalls,
  ...orderCalls,
  ...paymentCalls,
}
export type ApiCallName = keyof typeof allCalls
