import { db } from '#mocks/db.ts'
import { toOrderResponse } from '#mocks/handlers/pictures.ts'
import type { Examples, Resolvers } from '#mocks/handlers/createHandler.ts'
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

/** Arguments with which the calls above are carried out on the shop's first day. */
export const orderExamples: Examples<typeof orderCalls> = {
  getOrders: undefined,
  deleteOrder: { id: 'order-1012' },
  shipOrder: { id: 'order-1009' },
}
