import { isSameEmail } from '#src/domain/account.ts'
import { HttpError } from '#mocks/handlers/respond.ts'
import type { DbState } from '#mocks/dbState.ts'
import type { OrderWire } from '#src/domain/order.ts'
import { toPart, type PartWire } from '#src/domain/part.ts'
import { readCount } from '#src/domain/wire.ts'

export const findRow = <Row extends { _id?: string | undefined }>(rows: readonly Row[], id: string): Row | undefined =>
  rows.find(({ _id }) => _id === id)

export function deleteRow<Table extends 'orders' | 'reviews'>(state: DbState, table: Table, id: string): number {
  const countBefore = state[table].length
  state[table] = state[table].filter(({ _id }) => _id !== id) as DbState[Table]
  return countBefore - state[table].length
}

/** Finds a part by its name, which is the only reference to a part that orders contain (SHOP-3). */
export const findPart = (state: Readonly<DbState>, name: string | null | undefined): PartWire | undefined =>
  state.parts.find((part) => part.name === name)

/**
 * Changes a part's stock under every spelling of the field name that its row uses (DATA-1).
 * @param delta the number of pieces to add; may be negative
 */
function changeStock(part: PartWire, delta: number): void {
  for (const key of ['availableParts', 'avaailableParts'] as const) {
    const count = readCount(part[key])
    if (count !== null) part[key] = Math.max(0, count + delta)
  }
}

/**
 * Takes an order's quantity out of stock, unless the quantity can't be ordered (ORDER-10).
 * @returns whether the stock was changed
 */
export function reserveStock(part: PartWire, quantity: number): boolean {
  const { price, minimumQuantity, available } = toPart(part)
  if (price === null || !Number.isInteger(quantity) || quantity < minimumQuantity || quantity > available) return false
  changeStock(part, -quantity)
  return true
}

/**
 * Deletes an unpaid order and returns its pieces to the stock.
 * @returns the number of deleted orders (DATA-11)
 */
export function deleteUnpaidOrder(state: DbState, id: string): number {
  const order = findRow(state.orders, id)
  if (!order || order.paid === true) return 0
  const part = findPart(state, order.itemInfo?.itemName)
  if (part) changeStock(part, readCount(order.quantity) ?? 0)
  return deleteRow(state, 'orders', id)
}

export const isOrderOf = (order: OrderWire, email: string): boolean => isSameEmail(order.userEmail, email)

/**
 * @returns the caller's own order
 * @throws HttpError 404, or 403 for someone else's order (PAY-8)
 */
export function getOwnOrder(state: Readonly<DbState>, id: string, caller: string): OrderWire {
  const order = findRow(state.orders, id)
  if (!order) throw new HttpError(404, 'No such order')
  if (!isOrderOf(order, caller)) throw new HttpError(403, 'Forbidden access')
  return order
}
