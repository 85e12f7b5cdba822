import type { Batch, BatchEntry } from '#src/domain/batch.ts'
import { canShip, type Order } from '#src/domain/order.ts'

/** Whether the list shows that the order was shipped. */
export function isShipped({ id }: { id: string }, orders: readonly Order[]): boolean {
  const currentOrder = orders.find((order) => order.id === id)
  return currentOrder !== undefined && !canShip(currentOrder)
}

/**
 * Derives the results of an interrupted batch from the list.
 * @param ids the ids of the batch's orders, in the order in which the batch sends them
 */
export function deriveInterruptedBatch(ids: readonly string[], orders: readonly Order[]): Batch<Order> {
  const ordersById = new Map(orders.map((order) => [order.id, order]))
  const entries = ids.map((id): BatchEntry<Order> => {
    const item = ordersById.get(id) ?? null
    return { id, item, result: item === null ? 'gone' : canShip(item) ? 'notSent' : 'done' }
  })
  return { entries, isStopping: false, endReason: 'interrupted' }
}

/** Returns the selected orders that can still be shipped. The list may have changed since they were selected. */
export const selectShippableOrders = (orders: readonly Order[], selectedIds: ReadonlySet<string>): Order[] =>
  orders.filter((order) => selectedIds.has(order.id) && canShip(order))
