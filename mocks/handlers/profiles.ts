import { Refusal, serve } from '#mocks/handlers/serve.ts'
import { db } from '#mocks/db.ts'
import { API } from '#mocks/origins.ts'
import { profileBodySchema } from '#src/domain/profile.ts'

const sameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Profiles (SHOP-7): anyone reads, the owner writes. A new user has none, which is null (DATA-8). */
export const profileHandlers = [
  serve(
    'getProfile',
    'get',
    `${API}/myprofile/:email`,
    'anyone',
    ({ param }) => db.get().profiles.find(({ email }) => sameEmail(email, param('email'))) ?? null,
  ),

  serve('saveProfile', 'put', `${API}/myprofile/:email`, 'bearer', async ({ param, caller, body }) => {
    if (!sameEmail(param('email'), caller)) throw new Refusal(403, 'Forbidden access')
    const profile = { ...(await body(profileBodySchema)), email: caller }
    db.mutate((world) => {
      world.profiles = [...world.profiles.filter(({ email }) => !sameEmail(email, caller)), profile]
    })
    return { acknowledged: true }
  }),
]
