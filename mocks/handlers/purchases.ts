import { findOrder, findPart, removeUnpaid, reserve } from '#mocks/handlers/stock.ts'
import { Refusal, serve } from '#mocks/handlers/serve.ts'
import { db, nextId } from '#mocks/db.ts'
import { API } from '#mocks/origins.ts'
import { showOrder, toStored } from '#mocks/handlers/pictures.ts'
import { purchaseBodySchema, type OrderWire } from '#src/domain/order.ts'
import { toDollars } from '#src/domain/money.ts'
import { toPart } from '#src/domain/part.ts'
import { paymentRecordBodySchema } from '#src/domain/payment.ts'

const isMine = (order: OrderWire, caller: string) => order.userEmail?.toLowerCase() === caller.toLowerCase()

/** An order for its owner's eyes only (PAY-8). */
function ownOrder(id: string, caller: string): OrderWire {
  const order = findOrder(db.get(), id)
  if (!order) throw new Refusal(404, 'No such order')
  if (!isMine(order, caller)) throw new Refusal(403, 'Forbidden access')
  return order
}

/** A customer's own orders (SHOP-7), newest first. Ordering reserves stock, cancelling returns it (ORDER-10). */
export const purchaseHandlers = [
  serve('placeOrder', 'post', `${API}/mypurchase`, 'anyone', async ({ body }) => {
    const { itemInfo, quantity, ...buyer } = await body(purchaseBodySchema)
    return db.mutate((world) => {
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
    })
  }),

  serve('getMyOrders', 'get', `${API}/myallpurchases`, 'bearer', ({ query, caller }) => {
    if (query('userEmail').toLowerCase() !== caller.toLowerCase()) throw new Refusal(403, 'Forbidden access')
    return db
      .get()
      .orders.filter((order) => isMine(order, caller))
      .map(showOrder)
  }),

  serve('cancelOrder', 'delete', `${API}/mypurchases`, 'anyone', ({ query }) =>
    db.mutate((world) => ({ deletedCount: removeUnpaid(world, query('id')) })),
  ),

  serve('getMyOrder', 'get', `${API}/mypurchase/:id`, 'bearer', ({ param, caller }) =>
    showOrder(ownOrder(param('id'), caller)),
  ),

  serve('recordPayment', 'patch', `${API}/mypurchase/:id`, 'bearer', async ({ param, caller, body }) => {
    const { transationId, status } = await body(paymentRecordBodySchema)
    const order = ownOrder(param('id'), caller)
    // idempotent: the client repeats it until it hears of it (PAY-3)
    if (order.paid !== true) db.mutate(() => Object.assign(order, { paid: true, transationId, status }))
    return { acknowledged: true }
  }),
]
