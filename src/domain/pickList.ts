import type { Order } from '#src/domain/order.ts'

/** A part to fetch from stock, with the number of pieces for all orders. */
export interface PickLine {
  /** One of the orders for the part. Orders have no part id, so the part's name identifies the part. */
  order: Order
  /** The sum of the known quantities. */
  pieceCount: number
  orderCount: number
  /** The number of orders without a known quantity. They are included in `orderCount` but not in `pieceCount`. */
  unknownQuantityCount: number
}

/** Sums the ordered pieces of each part. The part with the most pieces is first (ADMIN-27). */
export function createPickList(orders: readonly Order[]): PickLine[] {
  const lines = new Map<string, PickLine>()
  for (const order of orders) {
    // An order without a part name gets a line of its own.
    const key = order.item?.name || `id ${order.id}`
    const line = lines.get(key) ?? { order, pieceCount: 0, orderCount: 0, unknownQuantityCount: 0 }
    line.orderCount += 1
    if (order.quantity === null) line.unknownQuantityCount += 1
    else line.pieceCount += order.quantity
    lines.set(key, line)
  }
  return [...lines.values()].sort((a, b) => b.pieceCount - a.pieceCount)
}

/** Groups orders to the same person and address into parcels, in the order of the list. */
export function groupIntoParcels(orders: readonly Order[]): Order[][] {
  const parcels = new Map<string, Order[]>()
  for (const order of orders) {
    const { name, email, phone, address } = order.customer
    // Orders without an address may go to different places, so each gets its own parcel.
    const key = address === '' ? order.id : JSON.stringify([name, email, phone, address])
    parcels.set(key, [...(parcels.get(key) ?? []), order])
  }
  return [...parcels.values()]
}
