import { personas } from '#mocks/personas.ts'
import { allCalls, type CallName } from '#src/api/allCalls.ts'
import type { Access } from '#src/api/call.ts'

// The access is repeated here, because the mock server derives its own from the definitions of the calls.

const forAdmins: readonly string[] = [
  'deleteReview',
  'makeAdmin',
  'addPart',
  'getOrders',
  'deleteOrder',
  'shipOrder',
] satisfies CallName[]

/** The calls without `(bearer)` in SHOP-7. */
const forAnyone: readonly string[] = [
  'getParts',
  'getPart',
  'getReviews',
  'addReview',
  'upsertUser',
  'placeOrder',
  'cancelOrder',
  'getProfile',
  'getUsers',
] satisfies CallName[]

/** A value for the parameter of a path: the customer's address, or the id of a row that the customer may see. */
const sampleValue = (path: string): string => {
  if (path.includes('{email}')) return personas.customer.email
  if (path.startsWith('/part/')) return 'brake-rotor-345'
  return path.startsWith('/reviews/') ? 'review-3' : 'order-1012'
}

/** Every call, such as `GET /part/brake-rotor-345`, with its access (SHOP-6, SHOP-7). */
export const everyCall: { name: string; access: Access; call: string }[] = Object.entries(allCalls).map(
  ([name, { method, path }]) => ({
    name,
    access: forAdmins.includes(name) ? 'admin' : forAnyone.includes(name) ? 'anyone' : 'bearer',
    call: `${method} ${path.replace(/\{\w+\}/, encodeURIComponent(sampleValue(path)))}`,
  }),
)
