import { db } from '#mocks/db.ts'
import { isSameEmail } from '#src/domain/account.ts'
import { HttpError } from '#mocks/handlers/respond.ts'
import type { Resolvers } from '#mocks/handlers/createHandler.ts'
import type { profileCalls } from '#src/api/profiles.ts'

/** Profile calls (SHOP-7): anyone reads, the owner writes. A new user has no profile: the response is null (DATA-8). */
export const profileResolvers: Resolvers<typeof profileCalls> = {
  getProfile: (args) => db.get().profiles.find(({ email }) => isSameEmail(email, args.email)) ?? null,

  saveProfile(args, caller) {
    if (!isSameEmail(args.email, caller)) throw new HttpError(403, 'Forbidden access')
    const profile = { ...args, email: caller }
    db.mutate((world) => {
      world.profiles = [...world.profiles.filter(({ email }) => !isSameEmail(email, caller)), profile]
    })
    return { acknowledged: true }
  },
}
