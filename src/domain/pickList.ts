import type { Order } from '#src/domain/order.ts'

/** What is to be fetched from the stock: a part, and its pieces over all orders. */
export interface PickLine {
  /** Any order of the part, which names it. Orders hold no id of their part, so those of one name are of one part. */
  order: Order
  /** The known quantities together. */
  pieces: number
  orderCount: number
  /** Orders whose quantity is not known: they are in `orders`, but not in `pieces`. */
  unknownQuantityCount: number
}

/** Sums what the orders need of each part, the largest quantity first (ADMIN-27). */
export function toPickList(orders: readonly Order[]): PickLine[] {
  const lines = new Map<string, PickLine>()
  for (const order of orders) {
    // What can't be named is no part like another one.
    const key = order.item?.name || `id ${order.id}`
    const {
      pieces,
      orderCount: count,
      unknownQuantityCount,
      order: first,
    } = lines.get(key) ?? { order, pieces: 0, orderCount: 0, unknownQuantityCount: 0 }
    lines.set(key, {
      order: first,
      pieces: pieces + (order.quantity ?? 0),
      orderCount: count + 1,
      unknownQuantityCount: unknownQuantityCount + (order.quantity === null ? 1 : 0),
    })
  }
  return [...lines.values()].sort((one, other) => other.pieces - one.pieces)
}

/** Groups orders that go in one parcel: those of one receiver at one address. @returns them in the order of the list */
export function toParcels(orders: readonly Order[]): Order[][] {
  const parcels = new Map<string, Order[]>()
  for (const order of orders) {
    const { name, email, phone, address } = order.customer
    // Without an address nobody knows that two orders go to the same place.
    const key = address === '' ? order.id : JSON.stringify([name, email, phone, address])
    parcels.set(key, [...(parcels.get(key) ?? []), order])
  }
  return [...parcels.values()]
}
