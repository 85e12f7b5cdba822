import { db, nextId } from '#mocks/db.ts'
import type { Resolvers } from '#mocks/handlers/createHandler.ts'
import { insert, update } from '#mocks/handlers/documents.ts'
import { neverAnswered } from '#mocks/handlers/respond.ts'
import { toOrderResponse, toPartResponse, toStored } from '#mocks/handlers/pictures.ts'
import { findUser } from '#mocks/handlers/readRequest.ts'
import { findOrder } from '#mocks/handlers/stock.ts'
import { makeToken } from '#mocks/token.ts'
import type { allCalls } from '#mocks/allCalls.ts'
import { isSameEmail } from '#src/domain/account.ts'
import { toCents } from '#src/domain/money.ts'

/** How long an access token lives, in seconds. */
const lifetimeSeconds = 7 * 24 * 3600

const deleteOrder = ({ id }: { id: string }) =>
  db.mutate((world) => {
    const countBefore = world.orders.length
    world.orders = world.orders.filter(({ _id }) => _id !== id)
    return { acknowledged: true, deletedCount: countBefore - world.orders.length }
  })

/** Documents are stored and answered as they were sent; one that is missing is an empty answer. */
export const fieldResolvers: Partial<Resolvers<typeof allCalls>> = {
  getPart({ id }) {
    const part = db.get().parts.find(({ _id }) => _id === id)
    return part && toPartResponse(part)
  },

  upsertUser(user) {
    const existing = findUser(user.email)
    const result = existing ? update(existing, user) : insert('users', user)
    return [result, { accessToken: makeToken(user.email, Math.floor(Date.now() / 1000) + lifetimeSeconds) }]
  },

  getAdmin({ email }) {
    const user = findUser(email)
    return user ? { isAdmin: user.role === 'admin' } : neverAnswered()
  },

  getProfile: ({ email }) => db.get().profiles.find((profile) => isSameEmail(profile.email, email)),

  placeOrder: ({ itemInfo, ...order }) =>
    insert('orders', { ...order, itemInfo: { ...itemInfo, itemImg: toStored(itemInfo.itemImg) } }),

  getMyOrder({ id }) {
    const order = findOrder(db.get(), id)
    return order && toOrderResponse(order)
  },

  cancelOrder: deleteOrder,
  deleteOrder,

  createPaymentIntent({ totalPrice }) {
    return db.mutate((world) => {
      const id = nextId(world, 'pi').replace('-', '_')
      const clientSecret = `${id}_secret_demo`
      const amountCents = toCents(totalPrice)
      world.intents.push({ id, clientSecret, amountCents, status: 'requires_payment_method', paymentMethodId: null })
      return { clientSecret }
    })
  },

  /** Answers 200 for an order that is gone, too, and stores a record each time. */
  recordPayment: ({ id, ...payment }) => [
    insert('payments', payment),
    update(findOrder(db.get(), id), { paid: true, transationId: payment.transationId, status: payment.status }),
  ],

  shipOrder: ({ id }) => update(findOrder(db.get(), id), { status: 'shipped' }),
}
