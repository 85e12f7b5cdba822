import type { Demo } from '#mocks/demo/demo.ts'
import { personas } from '#mocks/personas.ts'
import { titles } from '#src/copy/titles.ts'
import { pages } from '#src/domain/pages.ts'

const sides = {
  customer: { as: 'customer', page: 'myOrders' },
  admin: { as: 'admin', page: 'manageAllOrders' },
} as const

/**
 * The other side of the shop: what the second view opens beside the current one.
 * @returns the admin's side, or the customer's when the admin is signed in here; on the page where orders are seen
 */
export function otherSide(demo: Demo) {
  const { as, page } = demo.state.get().viewer === 'admin' ? sides.customer : sides.admin
  return {
    situation: { ...demo.situation(), as, path: pages[page].path },
    name: personas[as].name,
    pageTitle: titles[page],
  }
}
