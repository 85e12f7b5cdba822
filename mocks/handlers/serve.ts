import { http, HttpResponse, type HttpHandler } from 'msw/http'
import * as z from 'zod/mini'
import { db } from '#mocks/db.ts'
import { wait, type CallName } from '#mocks/dials.ts'
import { goWrong, takeFault } from '#mocks/handlers/faults.ts'
import { readToken } from '#mocks/token.ts'
import type { UserWire } from '#src/domain/user.ts'

/** An answer other than 200, e.g. `throw new Refusal(404, 'No such part')`. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** One call as a rule sees it. */
export interface Call {
  request: Request
  /** A part of the path, decoded. */
  param: (name: string) => string
  query: (name: string) => string
  /** The body, checked; a 400 for anything else. */
  body: <Schema extends z.ZodMiniType>(schema: Schema) => Promise<z.infer<Schema>>
  /** The caller's e-mail; '' where the call needs no bearer. */
  caller: string
}

/** Who may make a call (SHOP-6, SHOP-7): anyone, a bearer, or a bearer who is an admin. */
type Access = 'anyone' | 'bearer' | 'admin'

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

/**
 * One call of the mock server: the dials first, then who is asking, then the rule.
 * @param rule gives the answer's JSON, or throws a Refusal
 */
export const serve = (
  name: CallName,
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  url: string,
  access: Access,
  rule: (call: Call) => object | null | Promise<object | null>,
): HttpHandler =>
  http[method](url, async ({ request, params }) => {
    await wait(db.get().dials.latency)
    const fault = takeFault(name)
    if (fault && fault !== 'lost') return goWrong(fault, name)
    try {
      const answer = await rule({
        request,
        param: (key) => String(params[key] ?? ''),
        query: (key) => new URL(request.url).searchParams.get(key) ?? '',
        body: async (schema) => {
          const parsed = z.safeParse(schema, await request.json().catch(() => null))
          if (!parsed.success) throw new Refusal(400, z.prettifyError(parsed.error))
          return parsed.data
        },
        caller: identify(request, access),
      })
      return fault === 'lost' ? HttpResponse.error() : HttpResponse.json(answer)
    } catch (error) {
      if (error instanceof Refusal) return HttpResponse.json({ message: error.message }, { status: error.status })
      throw error
    }
  })
