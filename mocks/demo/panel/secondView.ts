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

/**
 * Opens a window in the right half of the screen; the next time, the same one. It is named after this window: the second
 * view must not replace itself by its own second view.
 * @returns whether the browser has opened it
 */
export function openWindow(address: string, side: string): boolean {
  const { availWidth, availHeight } = window.screen
  window.name ||= `demo-${Date.now().toString(36)}`
  const width = Math.round(availWidth / 2)
  const place = `popup,width=${width},height=${availHeight},left=${width},top=0`
  const opened = window.open(address, `${window.name}-${side}`, place)
  opened?.focus()
  return opened !== null
}
