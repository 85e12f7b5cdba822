import { canShip, type Order } from '#src/domain/order.ts'

/**
 * What has become of one of several orders that are shipped (ADMIN-17). unknown: no answer came, so it may be shipped ·
 * notSent: it had no turn · gone: it no longer exists.
 */
export type ShippingResult = 'waiting' | 'sending' | 'shipped' | 'refused' | 'unknown' | 'notSent' | 'gone'

/** An order among several, and what has become of it. */
export interface ShippingEntry {
  id: string
  /** null when the list does not have it any more. */
  order: Order | null
  result: ShippingResult
}

/** Why shipping several has ended. interrupted: the page was left, or loaded again. */
export type ShippingEnd = 'done' | 'stopped' | 'offline' | 'access' | 'interrupted'

/** Several orders on their way, one after the other. */
export interface Shipping {
  entries: readonly ShippingEntry[]
  /** Stop was pressed, and the order in hand is waited for. */
  isStopping: boolean
  /** null as long as it goes on. */
  end: ShippingEnd | null
}

/** Orders at the beginning, in the order in which they are sent. */
export const toEntries = (orders: readonly Order[]): ShippingEntry[] =>
  orders.map((order) => ({ id: order.id, order, result: 'waiting' }))

const sayWhatTheListKnows = (entry: ShippingEntry, latest: Order | undefined): ShippingEntry =>
  entry.result === 'unknown' && latest && !canShip(latest) ? { ...entry, result: 'shipped' } : entry

/** Without an answer, the list knows what has become of an order, as soon as it was read again. */
export function settle(shipping: Shipping, orders: readonly Order[]): Shipping {
  const latest = new Map(orders.map((order) => [order.id, order]))
  return { ...shipping, entries: shipping.entries.map((entry) => sayWhatTheListKnows(entry, latest.get(entry.id))) }
}

/** What has become of orders whose shipping was interrupted, by the list alone. @param ids in the order of sending */
export function toInterrupted(ids: readonly string[], orders: readonly Order[]): Shipping {
  const latest = new Map(orders.map((order) => [order.id, order]))
  const entries = ids.map((id): ShippingEntry => {
    const order = latest.get(id) ?? null
    if (order === null) return { id, order, result: 'gone' }
    return { id, order, result: canShip(order) ? 'notSent' : 'shipped' }
  })
  return { entries, isStopping: false, end: 'interrupted' }
}

/** Those of the chosen orders that can still be shipped: a list may change under a choice. */
export const stillChosen = (orders: readonly Order[], chosen: ReadonlySet<string>): Order[] =>
  orders.filter((order) => chosen.has(order.id) && canShip(order))
