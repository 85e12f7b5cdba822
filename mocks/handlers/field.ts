import * as z from 'zod/mini'
import { isObjectId } from '#mocks/handlers/documents.ts'
import { fieldResolvers, readRole } from '#mocks/handlers/fieldResolvers.ts'
import { HttpError } from '#mocks/handlers/respond.ts'
import type { ServerProfile } from '#mocks/handlers/index.ts'
import type { RequestReader } from '#mocks/handlers/readRequest.ts'
import { UncaughtError } from '#mocks/serverProcess.ts'
import { readTokenEmail } from '#mocks/token.ts'
import type { CallName } from '#mocks/settings.ts'
import type { RequiredAuth } from '#src/api/call.ts'

/** The largest body that `express.json()` accepts by default. */
const maxBodyBytes = 100 * 1024

/** The calls that the field server protects less strictly than the specification requires. */
const weakerAuthByCall: Partial<Record<CallName, RequiredAuth>> = {
  addPart: 'anyone',
  deleteReview: 'anyone',
  deleteOrder: 'anyone',
  shipOrder: 'bearer',
}

const fieldReader: RequestReader = {
  /**
   * Responds with 401 if the token is missing, and with 403 if it is invalid or expired. Admin calls also respond with 403 to
   * users who are not admins.
   */
  authenticate(request, specifiedAuth, name) {
    const auth = weakerAuthByCall[name] ?? specifiedAuth
    if (auth === 'anyone') return ''
    const [, token = ''] = request.headers.get('authorization')?.split(' ') ?? []
    if (token === '') throw new HttpError(401, 'UnAuthorized access')
    const caller = readTokenEmail(token)
    if (caller === null) throw new HttpError(403, 'Forbidden access')
    if (auth === 'admin' && readRole(caller) !== 'admin') throw new HttpError(403, 'Forbidden access')
    return caller
  },

  /** Accepts any JSON object, like `express.json()`. */
  async readBody(_call, request) {
    const text = await request.text()
    if (new Blob([text]).size > maxBodyBytes) throw new HttpError(413, 'PayloadTooLargeError', 'html')
    try {
      return z.parse(z.looseObject({}), JSON.parse(text || '{}'))
    } catch {
      throw new HttpError(400, 'SyntaxError', 'html')
    }
  },

  checkId(id) {
    if (!isObjectId(id)) throw new UncaughtError(`not an id: ${id}`)
  },
}

/** A typical server: Express 4 with `express.json()` and `cors()`, JSON Web Tokens and MongoDB's driver. */
export const fieldProfile: ServerProfile = {
  resolvers: fieldResolvers,
  reader: fieldReader,
  respondsToUnknownCalls: false,
}
