import { HttpError } from '#mocks/handlers/respond.ts'
import type { World } from '#mocks/schema.ts'
import type { OrderWire } from '#src/domain/order.ts'
import { toPart, type PartWire } from '#src/domain/part.ts'
import { readCount } from '#src/domain/wire.ts'

/** Orders name their part by its name only (SHOP-3), so names are what the server looks parts up by. */
export const findPart = (world: Readonly<World>, name: string | null | undefined): PartWire | undefined =>
  world.parts.find((part) => part.name === name)

/** Moves stock by some pcs, in whichever spelling the row has it (DATA-1). */
function moveStock(part: PartWire, by: number): void {
  for (const key of ['availableParts', 'avaailableParts'] as const) {
    const count = readCount(part[key])
    if (count !== null) part[key] = Math.max(0, count + by)
  }
}

/**
 * Takes what an order needs out of stock (ORDER-10).
 * @param quantity pcs
 * @returns false, and takes nothing, below the minimum, above the stock, or without a price
 */
export function reserve(part: PartWire, quantity: number): boolean {
  const { priceCents, minimumQuantity, available } = toPart(part)
  if (priceCents === null || !Number.isInteger(quantity) || quantity < minimumQuantity || quantity > available)
    return false
  moveStock(part, -quantity)
  return true
}

/**
 * Removes an unpaid order and returns its pieces to the stock.
 * @returns how many orders that were: 0 for a paid or unknown one (SHOP-4, DATA-11)
 */
export function removeUnpaid(world: World, id: string): number {
  const order = world.orders.find(({ _id }) => _id === id)
  if (!order || order.paid === true) return 0
  const part = findPart(world, order.itemInfo?.itemName)
  if (part) moveStock(part, readCount(order.quantity) ?? 0)
  world.orders = world.orders.filter((other) => other !== order)
  return 1
}

/** @returns the order of that id, if there is one */
export const findOrder = (world: Readonly<World>, id: string): OrderWire | undefined =>
  world.orders.find(({ _id }) => _id === id)

/** @returns whether an order is of that e-mail, in whatever case it is written */
export const isOrderOf = (order: OrderWire, email: string): boolean =>
  order.userEmail?.toLowerCase() === email.toLowerCase()

/** @returns an order, to its owner alone (PAY-8) @throws HttpError 404 or 403 */
export function ownOrder(world: Readonly<World>, id: string, caller: string): OrderWire {
  const order = findOrder(world, id)
  if (!order) throw new HttpError(404, 'No such order')
  if (!isOrderOf(order, caller)) throw new HttpError(403, 'Forbidden access')
  return order
}
