import { db, nextId } from '#mocks/db.ts'
import { HttpError } from '#mocks/handlers/respond.ts'
import type { Rules } from '#mocks/handlers/serve.ts'
import { ownOrder } from '#mocks/handlers/stock.ts'
import type { paymentCalls } from '#src/api/payments.ts'
import { toCents } from '#src/domain/money.ts'
import { canPay, orderTotal, toOrder } from '#src/domain/order.ts'

/** Paying (SHOP-7). */
export const paymentRules: Rules<typeof paymentCalls> = {
  /** The server computes the total again and takes only one that somebody owes (DATA-3). */
  createPaymentIntent({ totalPrice }, caller) {
    const amountCents = toCents(totalPrice)
    const owed = db
      .get()
      .orders.map(toOrder)
      .filter((order) => canPay(order) && order.customer.email.toLowerCase() === caller.toLowerCase())
    if (!owed.some((order) => orderTotal(order) === amountCents)) throw new HttpError(400, 'No order has this total')
    return db.mutate((world) => {
      const id = nextId(world, 'pi').replace('-', '_')
      const clientSecret = `${id}_secret_demo`
      world.intents.push({ id, clientSecret, amountCents, status: 'requires_payment_method', paymentMethodId: null })
      return { clientSecret }
    })
  },

  recordPayment({ id, transationId, status }, caller) {
    const order = ownOrder(db.get(), id, caller)
    // idempotent: the client repeats it until it hears of it (PAY-3)
    if (order.paid !== true) db.mutate(() => Object.assign(order, { paid: true, transationId, status }))
    return { acknowledged: true }
  },
}
