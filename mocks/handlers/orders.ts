import { db, nextId } from '#mocks/db.ts'
import type { Resolvers } from '#mocks/handlers/createHandler.ts'
import { toOrderResponse, toStored } from '#mocks/handlers/pictures.ts'
import { HttpError } from '#mocks/handlers/respond.ts'
import { deleteUnpaidOrder, findOrder, findPart, getOwnOrder, isOrderOf, reserveStock } from '#mocks/handlers/stock.ts'
import type { orderCalls } from '#src/api/orders.ts'
import { isSameEmail } from '#src/domain/account.ts'
import { canShip, toOrder } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'

/** Orders (SHOP-7), newest first: a customer's own, then all for admins. Ordering reserves stock, deleting returns it (ORDER-10). */
export const orderResolvers: Resolvers<typeof orderCalls> = {
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

  getOrders: () => db.get().orders.map(toOrderResponse),

  deleteOrder: ({ id }) => db.mutate((world) => ({ deletedCount: deleteUnpaidOrder(world, id) })),

  shipOrder: ({ id }) =>
    db.mutate((world) => {
      const order = findOrder(world, id)
      if (!order || !canShip(toOrder(order))) return { acknowledged: false }
      order.status = 'shipped'
      return { acknowledged: true }
    }),
}
