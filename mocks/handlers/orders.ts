import { findOrder, removeUnpaid } from '#mocks/handlers/stock.ts'
import { serve } from '#mocks/handlers/serve.ts'
import { db } from '#mocks/db.ts'
import { API } from '#mocks/origins.ts'
import { showOrder } from '#mocks/handlers/pictures.ts'
import { canShip, toOrder } from '#src/domain/order.ts'

/** All orders, for admins (SHOP-7), newest first. */
export const orderHandlers = [
  serve('getOrders', 'get', `${API}/allOrders`, 'admin', () => db.get().orders.map(showOrder)),

  serve('deleteOrder', 'delete', `${API}/order/:id`, 'admin', ({ param }) =>
    db.mutate((world) => ({ deletedCount: removeUnpaid(world, param('id')) })),
  ),

  serve('shipOrder', 'patch', `${API}/order/:id`, 'admin', ({ param }) =>
    db.mutate((world) => {
      const order = findOrder(world, param('id'))
      if (!order || !canShip(toOrder(order))) return { acknowledged: false }
      order.status = 'shipped'
      return { acknowledged: true }
    }),
  ),
]
