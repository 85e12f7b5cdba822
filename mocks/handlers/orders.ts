import { db } from '#mocks/db.ts'
import { showOrder } from '#mocks/handlers/pictures.ts'
import type { Rules } from '#mocks/handlers/serve.ts'
import { findOrder, removeUnpaid } from '#mocks/handlers/stock.ts'
import type { orderCalls } from '#src/api/orders.ts'
import { canShip, toOrder } from '#src/domain/order.ts'

/** All orders, for admins (SHOP-7), newest first. */
export const orderRules: Rules<typeof orderCalls> = {
  getOrders: () => db.get().orders.map(showOrder),

  deleteOrder: ({ id }) => db.mutate((world) => ({ deletedCount: removeUnpaid(world, id) })),

  shipOrder: ({ id }) =>
    db.mutate((world) => {
      const order = findOrder(world, id)
      if (!order || !canShip(toOrder(order))) return { acknowledged: false }
      order.status = 'shipped'
      return { acknowledged: true }
    }),
}
