import { personas } from '#mocks/personas.ts'
import { endpoints, type EndpointName } from '#src/api/endpoints.ts'

/** Who may make a call (SHOP-6, SHOP-7). */
export type Access = 'anyone' | 'bearer' | 'admin'

const forAdmins: readonly string[] = [
  'deleteReview',
  'makeAdmin',
  'addPart',
  'getOrders',
  'deleteOrder',
  'shipOrder',
] satisfies EndpointName[]

/** The customer's own address; ids of rows of the seed that the customer may see. */
const sampleValue = (path: string): string => {
  if (path.includes('{email}')) return personas.customer.email
  if (path.startsWith('/part/')) return 'brake-rotor-345'
  return path.startsWith('/reviews/') ? 'review-3' : 'order-1012'
}

/** Every call of SHOP-7 as `GET /part/brake-rotor-345`, with who may make it. */
export const everyCall: { name: string; access: Access; call: string }[] = Object.entries(endpoints).map(
  ([name, { method, path, bearer }]) => ({
    name,
    access: forAdmins.includes(name) ? 'admin' : bearer ? 'bearer' : 'anyone',
    call: `${method} ${path.replace(/\{\w+\}/, encodeURIComponent(sampleValue(path)))}`,
  }),
)
