import { db } from '#mocks/db.ts'
import { toOrderResponse } from '#mocks/handlers/pictures.ts'
import type { Resolvers } from '#mocks/handlers/createHandler.ts'
import { deleteUnpaidOrder, findOrder } from '#mocks/handlers/stock.ts'
import type { orderCalls } from '#src/api/orders.ts'
import { canShip, toOrder } from '#src/domain/order.ts'

/** Order calls for admins (SHOP-7), newest first. */
export const orderResolvers: Resolvers<typeof orderCalls> = {
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
