import { http, HttpResponse, type HttpHandler } from 'msw/http'
import * as z from 'zod/mini'
import { db } from '#mocks/db.ts'
import { wait, type CallName } from '#mocks/dials.ts'
import { goWrong, takeFault } from '#mocks/handlers/faults.ts'
import { API } from '#mocks/origins.ts'
import { readToken } from '#mocks/token.ts'
import type { Access, ArgumentsOf, Call } from '#src/api/call.ts'
import type { UserWire } from '#src/domain/user.ts'

/** An answer other than 200, e.g. `throw new Refusal(404, 'No such part')`. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

type Json = object | null

/**
 * What the server does at a call: it is given what the client gave the call, and the caller's e-mail ('' where the call
 * needs no bearer). It returns the answer's JSON, or throws a Refusal.
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
  if (caller === null) throw new Refusal(401, 'UnAuthorized access')
  if (access === 'admin' && findUser(caller)?.role !== 'admin') throw new Refusal(403, 'Forbidden access')
  return caller
}

/** Answers by the dials first, then by the work itself. */
export async function respond(name: CallName, work: () => Json | Promise<Json>): Promise<Response> {
  await wait(db.get().dials.latency)
  const fault = takeFault(name)
  if (fault && fault !== 'lost') return goWrong(fault, name)
  try {
    const answer = await work()
    return fault === 'lost' ? HttpResponse.error() : HttpResponse.json(answer)
  } catch (error) {
    if (error instanceof Refusal) return HttpResponse.json({ message: error.message }, { status: error.status })
    throw error
  }
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
  if (!parsed.success) throw new Refusal(400, z.prettifyError(parsed.error))
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
