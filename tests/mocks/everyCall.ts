import { personas } from '#mocks/personas.ts'
import { allCalls, type CallName } from '#src/api/allCalls.ts'
import type { Access } from '#src/api/call.ts'

// Written by hand, not read from the definitions: the mock server takes its access from those.

const forAdmins: readonly string[] = [
  'deleteReview',
  'makeAdmin',
  'addPart',
  'getOrders',
  'deleteOrder',
  'shipOrder',
] satisfies CallName[]

/** SHOP-7 marks these with no bearer. */
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

/** The customer's own address; ids of rows of the seed that the customer may see. */
const sampleValue = (path: string): string => {
  if (path.includes('{email}')) return personas.customer.email
  if (path.startsWith('/part/')) return 'brake-rotor-345'
  return path.startsWith('/reviews/') ? 'review-3' : 'order-1012'
}

/** Every call as `GET /part/brake-rotor-345`, with who may make it (SHOP-6, SHOP-7). */
export const everyCall: { name: string; access: Access; call: string }[] = Object.entries(allCalls).map(
  ([name, { method, path }]) => ({
    name,
    access: forAdmins.includes(name) ? 'admin' : forAnyone.includes(name) ? 'anyone' : 'bearer',
    call: `${method} ${path.replace(/\{\w+\}/, encodeURIComponent(sampleValue(path)))}`,
  }),
)
