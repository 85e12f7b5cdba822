import { personas } from '#mocks/personas.ts'
import { kamal } from '#mocks/seed/orders.ts'
import { getSeededPart } from '#mocks/seed/parts.ts'
import { customerProfile } from '#mocks/seed/profiles.ts'
import type { allCalls, ApiCallName } from '#mocks/allCalls.ts'
import type { ArgumentsOf } from '#src/api/call.ts'
import { toPurchaseBody } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'

/** Arguments with which each call succeeds on the seed, if the caller is authorized. */
export const exampleCallArguments: { readonly [Name in ApiCallName]: ArgumentsOf<(typeof allCalls)[Name]> } = {
  getParts: undefined,
  getPart: { id: 'brake-rotor-345' },
  addPart: {
    name: 'Wheel nut',
    price: 2.4,
    minimumQuantity: 100,
    availableParts: 4800,
    describe: 'Cold forged.',
    image: 'https://images.example/nut.avif',
  },
  getReviews: undefined,
  addReview: { ...personas.customer, country: 'Japan', review: 'Straight, quiet, on time.', rating: 4.5 },
  deleteReview: { id: 'review-3' },
  upsertUser: personas.newCustomer,
  getAdmin: { email: personas.customer.email },
  getUsers: undefined,
  makeAdmin: { email: personas.customer.email },
  getProfile: { email: personas.customer.email },
  saveProfile: customerProfile,
  placeOrder: toPurchaseBody(
    { ...kamal, quantity: '20' },
    toPart({ ...getSeededPart('brake-rotor-345'), image: null }),
  ),
  getMyOrders: { email: personas.customer.email },
  cancelOrder: { id: 'order-1012' },
  getMyOrder: { id: 'order-1012' },
  createPaymentIntent: { totalPrice: 1680 },
  recordPayment: {
    id: 'order-1012',
    clientSecret: 'pi_9_secret',
    transationId: 'pi_9',
    paymentMethod: 'pm_card_visa',
    status: 'pending',
  },
  getOrders: undefined,
  deleteOrder: { id: 'order-1012' },
  shipOrder: { id: 'order-1009' },
}
