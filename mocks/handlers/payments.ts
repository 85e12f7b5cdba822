import { Refusal, serve } from '#mocks/handlers/serve.ts'
import { db, nextId } from '#mocks/db.ts'
import { API } from '#mocks/origins.ts'
import { toCents } from '#src/domain/money.ts'
import { canPay, orderTotal, toOrder } from '#src/domain/order.ts'
import { paymentIntentBodySchema } from '#src/domain/payment.ts'

/** Opening a payment (SHOP-7): the server computes the total again and takes only one that somebody owes (DATA-3). */
export const paymentHandlers = [
  serve('createPaymentIntent', 'post', `${API}/create-payment-intent`, 'bearer', async ({ body, caller }) => {
    const amountCents = toCents((await body(paymentIntentBodySchema)).totalPrice)
    const owed = db
      .get()
      .orders.map(toOrder)
      .filter((order) => canPay(order) && order.customer.email.toLowerCase() === caller.toLowerCase())
    if (!owed.some((order) => orderTotal(order) === amountCents)) throw new Refusal(400, 'No order has this total')
    return db.mutate((world) => {
      const id = nextId(world, 'pi').replace('-', '_')
      const clientSecret = `${id}_secret_demo`
      world.intents.push({ id, clientSecret, amountCents, status: 'requires_payment_method', paymentMethodId: null })
      return { clientSecret }
    })
  }),
]
