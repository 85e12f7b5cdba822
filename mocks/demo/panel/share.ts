import type { Demo } from '#mocks/demo/createDemo.ts'
import { personas } from '#mocks/personas.ts'
import { titles } from '#src/copy/titles.ts'
import { pages } from '#src/domain/pages.ts'

/** Hosts that no other device can open; a file has none. */
const loopback = /^(|localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/
export const isLoopback = (address: string): boolean => loopback.test(new URL(address).hostname)

/**
 * The other side of the shop: what the second view opens beside the current one.
 * @returns the admin's side, or the customer's when the admin is signed in here; on the page where orders are seen
 */
export function otherSide(demo: Demo) {
  const as = demo.state.get().viewer === 'admin' ? 'customer' : 'admin'
  const page = as === 'admin' ? 'manageAllOrders' : 'myOrders'
  const situation = { ...demo.situation(), as, path: pages[page].path } as const
  return { situation, name: personas[as].name, pageTitle: titles[page] }
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
