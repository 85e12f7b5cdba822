import * as z from 'zod/mini'
import { db } from '#mocks/db.ts'
import type { CallName } from '#mocks/settings.ts'
import { HttpError } from '#mocks/handlers/respond.ts'
import { readToken } from '#mocks/token.ts'
import type { Auth, Call } from '#src/api/call.ts'
import { isSameEmail } from '#src/domain/account.ts'
import type { UserWire } from '#src/domain/user.ts'

/** How a kind of server reads a request, before it carries the call out. */
export interface RequestReader {
  /** @returns the caller's e-mail, '' when anyone may call @throws HttpError 401 or 403 */
  authenticate: (request: Request, auth: Auth, name: CallName) => string
  /** @returns the fields of a call's body, if it has one @throws HttpError */
  readBody: (call: Call, request: Request) => Promise<object>
  /** Looks at the id in a call's path or query. @throws UncaughtError for one that ends the server */
  checkId: (id: string) => void
}

export const findUser = (email: string): UserWire | undefined =>
  db.get().users.find((user) => isSameEmail(user.email, email))

/** As the specification has it: 401 for a token that is bad or has expired, 400 for a body of another shape. */
export const specifiedReader: RequestReader = {
  authenticate(request, auth) {
    if (auth === 'anyone') return ''
    const caller = readToken(request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '')
    if (caller === null) throw new HttpError(401, 'UnAuthorized access')
    if (auth === 'admin' && findUser(caller)?.role !== 'admin') throw new HttpError(403, 'Forbidden access')
    return caller
  },

  async readBody({ body }, request) {
    if (!body) return {}
    const parsed = z.safeParse(body, await request.json().catch(() => null))
    if (!parsed.success) throw new HttpError(400, z.prettifyError(parsed.error))
    return parsed.data
  },

  checkId: () => undefined,
}
