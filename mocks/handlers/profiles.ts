import { db } from '#mocks/db.ts'
import { HttpError } from '#mocks/handlers/respond.ts'
import type { Rules } from '#mocks/handlers/serve.ts'
import type { profileCalls } from '#src/api/profiles.ts'

const sameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Profiles (SHOP-7): anyone reads, the owner writes. A new user has none, which is null (DATA-8). */
export const profileRules: Rules<typeof profileCalls> = {
  getProfile: (args) => db.get().profiles.find(({ email }) => sameEmail(email, args.email)) ?? null,

  saveProfile(args, caller) {
    if (!sameEmail(args.email, caller)) throw new HttpError(403, 'Forbidden access')
    const profile = { ...args, email: caller }
    db.mutate((world) => {
      world.profiles = [...world.profiles.filter(({ email }) => !sameEmail(email, caller)), profile]
    })
    return { acknowledged: true }
  },
}
