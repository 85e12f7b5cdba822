import { db, nextId } from '#mocks/db.ts'
import type { Resolvers } from '#mocks/handlers/createHandler.ts'
import { neverAnswered } from '#mocks/handlers/respond.ts'
import { toOrderResponse, toPartResponse, toStored } from '#mocks/handlers/pictures.ts'
import { findUser } from '#mocks/handlers/readRequest.ts'
import { createIntent } from '#mocks/handlers/orders.ts'
import { deleteRow, findRow } from '#mocks/handlers/stock.ts'
import { makeToken } from '#mocks/token.ts'
import type { World } from '#mocks/world.ts'
import type { allCalls } from '#mocks/allCalls.ts'
import { isSameEmail } from '#src/domain/account.ts'
import { toCents } from '#src/domain/money.ts'

const lifetimeSeconds = 7 * 24 * 3600

type Table = { [Name in keyof World]: World[Name] extends { _id?: string | undefined }[] ? Name : never }[keyof World]

/** Stores a document as it was sent. @returns what MongoDB's driver does */
function insert(table: Table, document: object): { acknowledged: true; insertedId: string } {
  return db.mutate((world) => {
    const insertedId = nextId(world, table.replace(/s$/, ''))
    // Nothing checks its types.
    world[table].unshift({ _id: insertedId, ...document } as never)
    return { acknowledged: true, insertedId }
  })
}

/** Changes fields of a document, if there is one. @returns what MongoDB's driver does */
function update(document: object | undefined, fields: object) {
  if (document) db.mutate(() => Object.assign(document, fields))
  const count = document ? 1 : 0
  return { acknowledged: true, matchedCount: count, modifiedCount: count }
}

const deleteOrder = ({ id }: { id: string }) =>
  db.mutate((world) => ({ acknowledged: true, deletedCount: deleteRow(world, 'orders', id) }))

/** Documents are stored and answered as they were sent; one that is missing is an empty answer. */
export const fieldResolvers: Partial<Resolvers<typeof allCalls>> = {
  getPart({ id }) {
    const part = findRow(db.get().parts, id)
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
    const order = findRow(db.get().orders, id)
    return order && toOrderResponse(order)
  },

  cancelOrder: deleteOrder,
  deleteOrder,

  createPaymentIntent: ({ totalPrice }) => createIntent(toCents(totalPrice)),

  /** Answers 200 for an order that is gone, too, and stores a record each time. */
  recordPayment: ({ id, ...payment }) => [
    insert('payments', payment),
    update(findRow(db.get().orders, id), { paid: true, transationId: payment.transationId, status: payment.status }),
  ],

  shipOrder: ({ id }) => update(findRow(db.get().orders, id), { status: 'shipped' }),
}
