import { db, nextId } from '#mocks/db.ts'
import { isSameEmail } from '#src/domain/account.ts'
import { toOrderResponse, toStored } from '#mocks/handlers/pictures.ts'
import { HttpError } from '#mocks/handlers/respond.ts'
import type { Resolvers } from '#mocks/handlers/createHandler.ts'
import { deleteUnpaidOrder, findPart, getOwnOrder, isOrderOf, reserveStock } from '#mocks/handlers/stock.ts'
import type { purchaseCalls } from '#src/api/purchases.ts'
import { toPart } from '#src/domain/part.ts'

/** A customer's own orders (SHOP-7), newest first. Ordering reserves stock, cancelling returns it (ORDER-10). */
export const purchaseResolvers: Resolvers<typeof purchaseCalls> = {
  placeOrder: ({ itemInfo, quantity, ...buyer }) =>
    db.mutate((world) => {
      const part = findPart(world, itemInfo.itemName)
      if (!part || !reserveStock(part, quantity)) return { acknowledged: false }
      // The server's price, not the one the client sent.
      const item = {
        ...itemInfo,
        itemImg: toStored(itemInfo.itemImg),
        itemPrice: toPart(part).price ?? 0,
      }
      world.orders.unshift({ _id: nextId(world, 'order'), itemInfo: item, ...buyer, quantity, paid: false })
      return { acknowledged: true }
    }),

  getMyOrders({ email }, caller) {
    if (!isSameEmail(email, caller)) throw new HttpError(403, 'Forbidden access')
    return db
      .get()
      .orders.filter((order) => isOrderOf(order, caller))
      .map(toOrderResponse)
  },

  cancelOrder: ({ id }) => db.mutate((world) => ({ deletedCount: deleteUnpaidOrder(world, id) })),

  getMyOrder: ({ id }, caller) => toOrderResponse(getOwnOrder(db.get(), id, caller)),
}
