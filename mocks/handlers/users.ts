import { findUser, serve } from '#mocks/handlers/serve.ts'
import { db, nextId } from '#mocks/db.ts'
import { API } from '#mocks/origins.ts'
import { makeToken } from '#mocks/token.ts'
import { userBodySchema } from '#src/domain/user.ts'

/** Users (SHOP-7). The upsert gives a token for any address, as the specification has it (ADMIN-6). */
export const userHandlers = [
  serve('upsertUser', 'put', `${API}/user/:email`, 'anyone', async ({ param, body }) => {
    const { name } = await body(userBodySchema)
    const email = param('email')
    const known = findUser(email)
    db.mutate((world) => {
      if (known) known.name = name
      else world.users.push({ _id: nextId(world, 'user'), email, name })
    })
    return [{ acknowledged: true }, { accessToken: makeToken(email) }]
  }),

  serve('getAdmin', 'get', `${API}/admin/:email`, 'bearer', ({ param }) => ({
    isAdmin: findUser(param('email'))?.role === 'admin',
  })),

  serve('getUsers', 'get', `${API}/allusers`, 'anyone', () => db.get().users),

  serve('makeAdmin', 'put', `${API}/user/admin/:email`, 'admin', ({ param }) => {
    const user = findUser(param('email'))
    if (!user || user.role === 'admin') return { modifiedCount: 0 }
    db.mutate(() => void (user.role = 'admin'))
    return { modifiedCount: 1 }
  }),
]
