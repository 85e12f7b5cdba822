import { http, type HttpHandler } from 'msw/http'
import * as z from 'zod/mini'
import { db } from '#mocks/db.ts'
import type { CallName } from '#mocks/dials.ts'
import { HttpError, respond, type Json } from '#mocks/handlers/respond.ts'
import { API } from '#mocks/origins.ts'
import { readToken } from '#mocks/token.ts'
import type { Access, ArgumentsOf, Call } from '#src/api/call.ts'
import type { UserWire } from '#src/domain/user.ts'

/**
 * What the server does at a call: it is given what the client gave the call, and the caller's e-mail ('' where the call
 * needs no bearer). It returns the answer's JSON, or throws an HttpError.
 */
export type Rule<Definition> = (args: ArgumentsOf<Definition>, caller: string) => Json | Promise<Json>

/** A rule for every call of some definitions; a call without one does not compile. */
export type Rules<Calls> = { [Name in keyof Calls]: Rule<Calls[Name]> }

/** @returns the user of that e-mail, in whatever case it is written. */
export const findUser = (email: string): UserWire | undefined =>
  db.get().users.find((user) => user.email.toLowerCase() === email.toLowerCase())

function identify(request: Request, access: Access): string {
  if (access === 'anyone') return ''
  const caller = readToken(request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '')
  if (caller === null) throw new HttpError(401, 'UnAuthorized access')
  if (access === 'admin' && findUser(caller)?.role !== 'admin') throw new HttpError(403, 'Forbidden access')
  return caller
}

/** @returns a definition's path as msw has it: `/order/:id`, without the query */
export const routeOf = ({ path }: Pick<Call, 'path'>): string => path.replace(/\?.*/, '').replace(/\{(\w+)\}/g, ':$1')

/** The values of a definition's query: `?userEmail={email}` makes `email` of what stands in `userEmail`. */
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

/** One call of {api}: method, path, access and body are those of its definition. */
export const serve = (name: CallName, call: Call, rule: Rule<Call>): HttpHandler =>
  methods[call.method](API + routeOf(call), ({ request, params }) =>
    respond(name, async () => {
      const caller = identify(request, call.access)
      const args = { ...(await readBody(call, request)), ...params, ...readQuery(call, request.url) }
      return rule(args as never, caller)
    }),
  )
