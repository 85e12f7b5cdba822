import * as z from 'zod/mini'
import { db } from '#mocks/db.ts'
import { fieldResolvers } from '#mocks/handlers/fieldResolvers.ts'
import { neverAnswered, HttpError } from '#mocks/handlers/respond.ts'
import type { ServerProfile } from '#mocks/handlers/index.ts'
import { findUser, type RequestReader } from '#mocks/handlers/readRequest.ts'
import { readToken } from '#mocks/token.ts'

/** The largest body that `express.json()` takes by default, in bytes. */
const maxBodyBytes = 100 * 1024

/** The database's own ids: of MongoDB's form, or those of the mock server's data. */
const isObjectId = (id: string): boolean =>
  /^([\da-f]{24}|[a-z]+(-\d+)+)$/.test(id) || db.get().parts.some(({ _id }) => _id === id)

const reader: RequestReader = {
  /** A missing token is 401, a bad or expired one 403. An unknown user has no role to look at. */
  async authenticate(request, auth) {
    if (auth === 'anyone') return ''
    const [, token = ''] = request.headers.get('authorization')?.split(' ') ?? []
    if (token === '') throw new HttpError(401, 'UnAuthorized access')
    const caller = readToken(token)
    if (caller === null) throw new HttpError(403, 'Forbidden access')
    if (auth !== 'admin') return caller
    const { role } = findUser(caller) ?? (await neverAnswered())
    if (role !== 'admin') throw new HttpError(403, 'Forbidden access')
    return caller
  },

  /** Nothing checks the fields. */
  async readBody(_call, request) {
    const text = await request.text()
    if (new Blob([text]).size > maxBodyBytes) throw new HttpError(413, 'PayloadTooLargeError', 'html')
    try {
      return z.parse(z.looseObject({}), JSON.parse(text || '{}'))
    } catch {
      throw new HttpError(400, 'SyntaxError', 'html')
    }
  },

  checkId: (id) => (isObjectId(id) ? undefined : neverAnswered()),
}

/** A server as most are written: Express 4 with `cors()` and `express.json()`, JSON web tokens, MongoDB's driver. */
export const field: ServerProfile = { resolvers: fieldResolvers, reader }
