import { db, nextId } from '#mocks/db.ts'
import { isSameEmail } from '#src/domain/account.ts'
import { HttpError } from '#mocks/handlers/respond.ts'
import type { Resolvers } from '#mocks/handlers/createHandler.ts'
import { getOwnOrder } from '#mocks/handlers/stock.ts'
import type { paymentCalls } from '#src/api/payments.ts'
import { toCents } from '#src/domain/money.ts'
import { canPay, orderTotal, toOrder } from '#src/domain/order.ts'

/** Payment calls (SHOP-7). */
export const paymentResolvers: Resolvers<typeof paymentCalls> = {
  /** The server computes the totals itself and accepts only that of one of the caller's payable orders (DATA-3). */
  createPaymentIntent({ totalPrice }, caller) {
    const amountCents = toCents(totalPrice)
    const payableOrders = db
      .get()
      .orders.map(toOrder)
      .filter((order) => canPay(order) && isSameEmail(order.customer.email, caller))
    if (!payableOrders.some((order) => orderTotal(order) === amountCents))
      throw new HttpError(400, 'No order has this total')
    return db.mutate((world) => {
      const id = nextId(world, 'pi').replace('-', '_')
      const clientSecret = `${id}_secret_demo`
      world.intents.push({ id, clientSecret, amountCents, status: 'requires_payment_method', paymentMethodId: null })
      return { clientSecret }
    })
  },

  recordPayment({ id, transationId, status }, caller) {
    const order = getOwnOrder(db.get(), id, caller)
    // Idempotent: the client repeats the call until it gets a response (PAY-3).
    if (order.paid !== true) db.mutate(() => Object.assign(order, { paid: true, transationId, status }))
    return { acknowledged: true }
  },
}
