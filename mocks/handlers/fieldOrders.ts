import { db } from '#mocks/db.ts'
import type { Resolvers } from '#mocks/handlers/createHandler.ts'
import { deleteDocument, insert, update } from '#mocks/handlers/documents.ts'
import { createIntent } from '#mocks/handlers/orders.ts'
import { toOrderResponse, toStoredPicture } from '#mocks/handlers/pictures.ts'
import { findRow } from '#mocks/handlers/stock.ts'
import { UncaughtError } from '#mocks/serverProcess.ts'
import type { orderCalls } from '#src/api/orders.ts'
import type { paymentCalls } from '#src/api/payments.ts'
import { toCents } from '#src/domain/money.ts'

/** The smallest and largest amount, in cents, that the card provider's library accepts. It throws for any other amount. */
const [minCents, maxCents] = [50, 99_999_999]

/** The field server's resolvers of orders and payments, which validate nothing. */
export const fieldOrderResolvers: Resolvers<typeof orderCalls & typeof paymentCalls> = {
  placeOrder: ({ itemInfo, ...order }) =>
    insert('orders', { ...order, itemInfo: { ...itemInfo, itemImg: toStoredPicture(itemInfo.itemImg) } }),

  /** Any valid token gives access to anyone's orders. */
  getMyOrders: ({ email }) =>
    db
      .get()
      .orders.filter(({ userEmail }) => userEmail === email)
      .map(toOrderResponse),

  getMyOrder({ id }) {
    const order = findRow(db.get().orders, id)
    return order && toOrderResponse(order)
  },

  getOrders: () => db.get().orders.map(toOrderResponse),

  cancelOrder: ({ id }) => deleteDocument('orders', id),
  deleteOrder: ({ id }) => deleteDocument('orders', id),

  createPaymentIntent({ totalPrice }) {
    // The body is not validated, so the total may be missing.
    const cents = Number.isFinite(totalPrice) ? toCents(totalPrice) : 0
    if (!(cents >= minCents && cents <= maxCents)) throw new UncaughtError(`the card provider rejects ${totalPrice}`)
    return createIntent(cents)
  },

  /** Responds with 200 even if the order no longer exists, and stores a new record for every call. */
  recordPayment: ({ id, ...payment }) => [
    insert('payments', payment),
    update(findRow(db.get().orders, id), { paid: true, transationId: payment.transationId, status: payment.status }),
  ],

  shipOrder: ({ id }) => update(findRow(db.get().orders, id), { status: 'shipped' }),
}
