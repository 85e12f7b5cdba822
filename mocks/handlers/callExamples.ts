import type { Examples } from '#mocks/handlers/createHandler.ts'
import { orderExamples } from '#mocks/handlers/orders.ts'
import { partExamples } from '#mocks/handlers/parts.ts'
import { paymentExamples } from '#mocks/handlers/payments.ts'
import { profileExamples } from '#mocks/handlers/profiles.ts'
import { purchaseExamples } from '#mocks/handlers/purchases.ts'
import { reviewExamples } from '#mocks/handlers/reviews.ts'
import { userExamples } from '#mocks/handlers/users.ts'
import type { allCalls } from '#src/api/allCalls.ts'

/** Arguments with which the mock server carries each call out on the shop's first day, for somebody who may make it. */
export const callExamples: Examples<typeof allCalls> = {
  ...partExamples,
  ...reviewExamples,
  ...userExamples,
  ...profileExamples,
  ...purchaseExamples,
  ...paymentExamples,
  ...orderExamples,
}
