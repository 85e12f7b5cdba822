import { accessCalls } from '#src/api/access.ts'
import { orderCalls } from '#src/api/orders.ts'
import { partMutationCalls } from '#src/api/partMutations.ts'
import { partCalls } from '#src/api/parts.ts'
import { paymentCalls } from '#src/api/payments.ts'
import { profileCalls } from '#src/api/profiles.ts'
import { purchaseCalls } from '#src/api/purchases.ts'
import { reviewMutationCalls } from '#src/api/reviewMutations.ts'
import { reviewCalls } from '#src/api/reviews.ts'
import { userCalls } from '#src/api/users.ts'

/** Every call to {api} by its name, for the mock server, tests and stories. The shop itself loads calls on demand. */
export const allCalls = {
  ...partCalls,
  ...partMutationCalls,
  ...reviewCalls,
  ...reviewMutationCalls,
  ...accessCalls,
  ...userCalls,
  ...profileCalls,
  ...purchaseCalls,
  ...paymentCalls,
  ...orderCalls,
}
export type CallName = keyof typeof allCalls
