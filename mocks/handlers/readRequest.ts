import * as z from 'zod/mini'
import { db } from '#mocks/db.ts'
import type { CallName } from '#mocks/settings.ts'
import { HttpError } from '#mocks/handlers/respond.ts'
import { readTokenEmail } from '#mocks/token.ts'
import type { RequiredAuth, Call } from '#src/api/call.ts'
import { isSameEmail } from '#src/domain/account.ts'
import type { UserWire } from '#src/domain/user.ts'

/** How a server profile reads a request before it executes the call. */
export interface RequestReader {
  /**
   * @returns the caller's email; '' if anyone may make the call
   * @throws HttpError 401 or 403
   */
  authenticate: (request: Request, auth: RequiredAuth, name: CallName) => string
  /**
   * @returns the body's fields
   * @throws HttpError if the body is invalid
   */
  readBody: (call: Call, request: Request) => Promise<object>
  /**
   * Checks the id in a call's path or query string.
   * @throws UncaughtError for an id that crashes the server
   */
  checkId: (id: string) => void
}

export const findUser = (email: string): UserWire | undefined =>
  db.get().users.find((user) => isSameEmail(user.email, email))

/** Responds with 401 for an invalid or expired token, and with 400 for a body that does not match its schema. */
export const specifiedReader: RequestReader = {
  authenticate(request, auth) {
    if (auth === 'anyone') return ''
    const caller = readTokenEmail(request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '')
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
