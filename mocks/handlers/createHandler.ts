import { http, type HttpHandler } from 'msw/http'
import * as z from 'zod/mini'
import { db } from '#mocks/db.ts'
import type { CallName } from '#mocks/dials.ts'
import { isSameEmail } from '#src/domain/email.ts'
import { HttpError, respond, type Json } from '#mocks/handlers/respond.ts'
import { API } from '#mocks/origins.ts'
import { readToken } from '#mocks/token.ts'
import type { Access, ArgumentsOf, Call } from '#src/api/call.ts'
import type { UserWire } from '#src/domain/user.ts'

/**
 * Carries out a call on the server. It gets the call's arguments and the caller's e-mail ('' when the call needs no
 * bearer token), and returns the response's JSON or throws an HttpError.
 */
export type Resolver<Definition> = (args: ArgumentsOf<Definition>, caller: string) => Json | Promise<Json>

/** One resolver for each call definition; a missing one is a type error. */
export type Resolvers<Calls> = { [Name in keyof Calls]: Resolver<Calls[Name]> }

/** @returns the user with that e-mail; letter case doesn't count */
export const findUser = (email: string): UserWire | undefined =>
  db.get().users.find((user) => isSameEmail(user.email, email))

/** @returns the caller's e-mail @throws HttpError 401 or 403 */
function authenticate(request: Request, access: Access): string {
  if (access === 'anyone') return ''
  const caller = readToken(request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '')
  if (caller === null) throw new HttpError(401, 'UnAuthorized access')
  if (access === 'admin' && findUser(caller)?.role !== 'admin') throw new HttpError(403, 'Forbidden access')
  return caller
}

/** @returns a definition's path in msw's syntax, `/order/:id`, without the query */
export const routeOf = ({ path }: Pick<Call, 'path'>): string => path.replace(/\?.*/, '').replace(/\{(\w+)\}/g, ':$1')

/** Reads the arguments in the query: for `?userEmail={email}`, `email` is the value of `userEmail`. */
function readQuery({ path }: Call, url: string): Record<string, string> {
  const { searchParams } = new URL(url)
  return Object.fromEntries(
    [...path.matchAll(/[?&](\w+)=\{(\w+)\}/g)].map(([, key = '', name = '']) => [name, searchParams.get(key) ?? '']),
  )
}

async function readBody({ body }: Call, request: Request): Promise<object> {
  if (!body) return {}
  const parsed = z.safeParse(body, await request.json().catch(() => null))
  if (!parsed.success) throw new HttpError(400, z.prettifyError(parsed.error))
  return parsed.data
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }

/** Creates the msw handler of a call; method, path, access and body come from its definition. */
export const createHandler = (name: CallName, call: Call, resolver: Resolver<Call>): HttpHandler =>
  methods[call.method](API + routeOf(call), ({ request, params }) =>
    respond(name, async () => {
      const caller = authenticate(request, call.access)
      const args = { ...(await readBody(call, request)), ...params, ...readQuery(call, request.url) }
      return resolver(args as never, caller)
    }),
  )
