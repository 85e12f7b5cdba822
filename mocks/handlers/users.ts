import { db, nextId } from '#mocks/db.ts'
import type { Resolvers } from '#mocks/handlers/createHandler.ts'
import { findUser } from '#mocks/handlers/readRequest.ts'
import { makeToken } from '#mocks/token.ts'
import type { tokenCalls } from '#src/api/send.ts'
import type { userCalls } from '#src/api/users.ts'

/** User and role calls (SHOP-7). */
export const userResolvers: Resolvers<typeof tokenCalls & typeof userCalls> = {
  /** Gives a token to any e-mail, as the specification demands (ADMIN-6). */
  upsertUser({ email, name }) {
    const existing = findUser(email)
    db.mutate((world) => {
      if (existing) existing.name = name ?? existing.name
      else world.users.push({ _id: nextId(world, 'user'), email, name })
    })
    return [{ acknowledged: true }, { accessToken: makeToken(email) }]
  },

  getAdmin: ({ email }) => ({ isAdmin: findUser(email)?.role === 'admin' }),

  getUsers: () => db.get().users,

  makeAdmin({ email }) {
    const user = findUser(email)
    if (!user || user.role === 'admin') return { modifiedCount: 0 }
    db.mutate(() => void (user.role = 'admin'))
    return { modifiedCount: 1 }
  },
}
