import { db, createId } from '#mocks/db.ts'
import type { Resolvers } from '#mocks/handlers/createHandler.ts'
import { findUser } from '#mocks/handlers/readRequest.ts'
import { HttpError } from '#mocks/handlers/respond.ts'
import { makeToken } from '#mocks/token.ts'
import type { profileCalls } from '#src/api/profiles.ts'
import type { tokenCalls } from '#src/api/tokens.ts'
import type { userCalls } from '#src/api/users.ts'
import { isSameEmail } from '#src/domain/account.ts'

/** The calls for tokens, users and profiles (SHOP-7). */
export const peopleResolvers: Resolvers<typeof tokenCalls & typeof userCalls & typeof profileCalls> = {
  /** Issues a token for any email, as the specification requires (ADMIN-6). */
  upsertUser({ email, name }) {
    const existingUser = findUser(email)
    db.mutate((state) => {
      if (existingUser) existingUser.name = name ?? existingUser.name
      else state.users.push({ _id: createId(state, 'user'), email, name })
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

  /** A new user has no profile, so the response is null (DATA-8). */
  getProfile: (args) => db.get().profiles.find(({ email }) => isSameEmail(email, args.email)) ?? null,

  saveProfile(args, caller) {
    if (!isSameEmail(args.email, caller)) throw new HttpError(403, 'Forbidden access')
    const profile = { ...args, email: caller }
    db.mutate((state) => {
      state.profiles = [...state.profiles.filter(({ email }) => !isSameEmail(email, caller)), profile]
    })
    return { acknowledged: true }
  },
}
