import { db, createId } from '#mocks/db.ts'
import type { Resolvers } from '#mocks/handlers/createHandler.ts'
import { toOrderResponse, toStoredPicture } from '#mocks/handlers/pictures.ts'
import { HttpError } from '#mocks/handlers/respond.ts'
import { deleteUnpaidOrder, findPart, findRow, getOwnOrder, isOrderOf, reserveStock } from '#mocks/handlers/stock.ts'
import type { orderCalls } from '#src/api/orders.ts'
import type { paymentCalls } from '#src/api/payments.ts'
import { isSameEmail } from '#src/domain/account.ts'
import { toCents } from '#src/domain/money.ts'
import { canPay, canShip, getOrderTotal, toOrder } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'

const deleteOrder = ({ id }: { id: string }) => db.mutate((state) => ({ deletedCount: deleteUnpaidOrder(state, id) }))

/**
 * Creates a payment intent at the card provider.
 * @returns the client secret, with which the page can pay
 */
export const createIntent = (amountCents: number) =>
  db.mutate((state) => {
    const id = createId(state, 'pi').replace('-', '_')
    const clientSecret = `${id}_secret_demo`
    state.intents.push({ id, clientSecret, amountCents, status: 'requires_payment_method', paymentMethodId: null })
    return { clientSecret }
  })

/** The calls for orders and payments. Placing an order reserves stock, and deleting it returns the stock (ORDER-10). */
export const orderResolvers: Resolvers<typeof orderCalls & typeof paymentCalls> = {
  placeOrder: ({ itemInfo, quantity, ...buyer }) =>
    db.mutate((state) => {
      const part = findPart(state, itemInfo.itemName)
      if (!part || !reserveStock(part, quantity)) return { acknowledged: false }
      // Takes the price from the part, because a client could send any price.
      const item = { ...itemInfo, itemImg: toStoredPicture(itemInfo.itemImg), itemPrice: toPart(part).price ?? 0 }
      state.orders.push({ _id: createId(state, 'order'), itemInfo: item, ...buyer, quantity, paid: false })
      return { acknowledged: true }
    }),

  getMyOrders({ email }, caller) {
    if (!isSameEmail(email, caller)) throw new HttpError(403, 'Forbidden access')
    const ownOrders = db.get().orders.filter((order) => isOrderOf(order, caller))
    return ownOrders.map(toOrderResponse)
  },

  getMyOrder: ({ id }, caller) => toOrderResponse(getOwnOrder(db.get(), id, caller)),

  getOrders: () => db.get().orders.map(toOrderResponse),

  cancelOrder: deleteOrder,
  deleteOrder,

  /** Accepts only a total that the server itself computes for one of the caller's payable orders (DATA-3). */
  createPaymentIntent({ totalPrice }, caller) {
    const amountCents = toCents(totalPrice)
    const ownOrders = db.get().orders.filter((order) => isOrderOf(order, caller))
    if (!ownOrders.map(toOrder).some((order) => canPay(order) && getOrderTotal(order) === amountCents))
      throw new HttpError(400, 'No order has this total')
    return createIntent(amountCents)
  },

  recordPayment({ id, transationId, status }, caller) {
    const order = getOwnOrder(db.get(), id, caller)
    // Keeps the first record, because the client repeats the call until a response arrives (PAY-3).
    if (order.paid !== true) db.mutate(() => Object.assign(order, { paid: true, transationId, status }))
    return { acknowledged: true }
  },

  shipOrder: ({ id }) =>
    db.mutate((state) => {
      const order = findRow(state.orders, id)
      if (!order || !canShip(toOrder(order))) return { acknowledged: false }
      order.status = 'shipped'
      return { acknowledged: true }
    }),
}
