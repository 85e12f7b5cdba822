import { db, nextId } from '#mocks/db.ts'
import { showOrder, toStored } from '#mocks/handlers/pictures.ts'
import { HttpError } from '#mocks/handlers/respond.ts'
import type { Rules } from '#mocks/handlers/serve.ts'
import { findPart, isOrderOf, ownOrder, removeUnpaid, reserve } from '#mocks/handlers/stock.ts'
import type { purchaseCalls } from '#src/api/purchases.ts'
import { toDollars } from '#src/domain/money.ts'
import { toPart } from '#src/domain/part.ts'

/** A customer's own orders (SHOP-7), newest first. Ordering reserves stock, cancelling returns it (ORDER-10). */
export const purchaseRules: Rules<typeof purchaseCalls> = {
  placeOrder: ({ itemInfo, quantity, ...buyer }) =>
    db.mutate((world) => {
      const part = findPart(world, itemInfo.itemName)
      if (!part || !reserve(part, quantity)) return { acknowledged: false }
      // the price is the server's own, whatever the client sent
      const item = {
        ...itemInfo,
        itemImg: toStored(itemInfo.itemImg),
        itemPrice: toDollars(toPart(part).priceCents ?? 0),
      }
      world.orders.unshift({ _id: nextId(world, 'order'), itemInfo: item, ...buyer, quantity, paid: false })
      return { acknowledged: true }
    }),

  getMyOrders({ email }, caller) {
    if (email.toLowerCase() !== caller.toLowerCase()) throw new HttpError(403, 'Forbidden access')
    return db
      .get()
      .orders.filter((order) => isOrderOf(order, caller))
      .map(showOrder)
  },

  cancelOrder: ({ id }) => db.mutate((world) => ({ deletedCount: removeUnpaid(world, id) })),

  getMyOrder: ({ id }, caller) => showOrder(ownOrder(db.get(), id, caller)),
}
