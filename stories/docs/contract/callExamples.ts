import { personas } from '#mocks/personas.ts'
import { seed } from '#mocks/seed/seed.ts'
import type { allCalls, CallName } from '#src/api/allCalls.ts'
import type { ArgumentsOf } from '#src/api/call.ts'
import { toAddPartBody } from '#src/domain/addPart.ts'
import { toReviewBody } from '#src/domain/addReview.ts'
import { isSameEmail } from '#src/domain/email.ts'
import { toDollars } from '#src/domain/money.ts'
import { canPay, canShip, orderTotal, toOrder, toPurchaseBody } from '#src/domain/order.ts'
import { purchaseBlock, toPart } from '#src/domain/part.ts'
import { toPaymentIntentBody, toPaymentRecordBody } from '#src/domain/payment.ts'
import { toProfile } from '#src/domain/profile.ts'
import { toReview } from '#src/domain/review.ts'

const { customer, newCustomer } = personas
const world = seed()
const orders = world.orders.map(toOrder)

/** @throws Error when the mock shop's seed has no such row */
function first<Row>(rows: Row[], matches: (row: Row) => boolean = () => true): Row {
  const row = rows.find(matches)
  if (row === undefined) throw new Error('the seed has no example')
  return row
}

const part = first(world.parts.map(toPart), (candidate) => purchaseBlock(candidate) === null)
const review = first(world.reviews.map(toReview))
const unpaid = first(orders, (order) => canPay(order) && isSameEmail(order.customer.email, customer.email))
const paid = first(orders, canShip)
const profile = toProfile(first(world.profiles, ({ email }) => isSameEmail(email, customer.email)))

const newPart = {
  name: part.name,
  price: String(toDollars(part.priceCents ?? 0)),
  minimumQuantity: String(part.minimumQuantity),
  availableParts: String(part.available),
  describe: part.description,
}
const purchase = {
  userName: unpaid.customer.name,
  userEmail: unpaid.customer.email,
  userPhone: unpaid.customer.phone,
  userAddress: unpaid.customer.address,
  quantity: String(part.minimumQuantity),
}
const totalCents = orderTotal(unpaid) ?? 0
const charge = {
  stage: 'charged',
  userId: customer.email,
  orderId: unpaid.id,
  clientSecret: `${paid.transactionId}_secret`,
  amountCents: totalCents,
  createdAt: 0,
  transactionId: paid.transactionId ?? '',
  paymentMethodId: 'pm_card_visa',
} as const

/** Arguments with which the mock server carries each call out on the shop's first day. */
export const callExamples: { readonly [Name in CallName]: ArgumentsOf<(typeof allCalls)[Name]> } = {
  getParts: undefined,
  getPart: { id: part.id },
  addPart: toAddPartBody(newPart, 'https://images.example/rotor.avif'),
  getReviews: undefined,
  addReview: toReviewBody({ country: review.country, review: review.text, rating: review.rating }, customer),
  deleteReview: { id: review.id },
  upsertUser: newCustomer,
  getAdmin: { email: customer.email },
  getUsers: undefined,
  makeAdmin: { email: customer.email },
  getProfile: { email: customer.email },
  saveProfile: { ...profile, ...customer },
  placeOrder: toPurchaseBody(purchase, part),
  getMyOrders: { email: customer.email },
  getMyOrder: { id: unpaid.id },
  cancelOrder: { id: unpaid.id },
  recordPayment: { id: unpaid.id, ...toPaymentRecordBody(charge) },
  createPaymentIntent: toPaymentIntentBody(totalCents),
  getOrders: undefined,
  deleteOrder: { id: unpaid.id },
  shipOrder: { id: paid.id },
}
