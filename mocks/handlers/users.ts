import { db, nextId } from '#mocks/db.ts'
import { findUser, type Rules } from '#mocks/handlers/serve.ts'
import { makeToken } from '#mocks/token.ts'
import type { accessCalls } from '#src/api/access.ts'
import type { userCalls } from '#src/api/users.ts'

/** Users and what they may do (SHOP-7). */
export const userRules: Rules<typeof accessCalls & typeof userCalls> = {
  /** Gives a token for any address, as the specification has it (ADMIN-6). */
  upsertUser({ email, name }) {
    const known = findUser(email)
    db.mutate((world) => {
      if (known) known.name = name
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
