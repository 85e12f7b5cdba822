import { http, type HttpHandler } from 'msw/http'
import type { CallName } from '#mocks/settings.ts'
import type { RequestReader } from '#mocks/handlers/readRequest.ts'
import { respond, type Json } from '#mocks/handlers/respond.ts'
import { API_ORIGIN } from '#mocks/origins.ts'
import type { ArgumentsOf, Call } from '#src/api/call.ts'

/**
 * Executes a call.
 * @param caller the caller's email; '' if the request has no token
 * @returns the response's JSON
 * @throws HttpError if the call fails
 */
export type Resolver<Definition> = (args: ArgumentsOf<Definition>, caller: string) => Json | Promise<Json>

export type Resolvers<Calls> = { [Name in keyof Calls]: Resolver<Calls[Name]> }

/** @returns a definition's path in msw's syntax, such as `/order/:id`, without the query string */
export const toRoutePath = ({ path }: Pick<Call, 'path'>): string =>
  path.replace(/\?.*/, '').replace(/\{(\w+)\}/g, ':$1')

/** Reads the arguments in the query string, e.g. `email` from `?userEmail=…` if the path is `/path?userEmail={email}`. */
function readQuery({ path }: Call, url: string): Record<string, string> {
  const { searchParams } = new URL(url)
  return Object.fromEntries(
    [...path.matchAll(/[?&](\w+)=\{(\w+)\}/g)].map(([, key = '', name = '']) => [name, searchParams.get(key) ?? '']),
  )
}

const createHandlerByMethod = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }

/** Creates the msw handler of a call from its definition. */
export const createHandler = (
  name: CallName,
  call: Call,
  resolver: Resolver<Call>,
  { authenticate, readBody, checkId }: RequestReader,
): HttpHandler =>
  createHandlerByMethod[call.method](API_ORIGIN + toRoutePath(call), ({ request, params }) =>
    respond(name, async () => {
      const caller = authenticate(request, call.auth, name)
      const pathAndQuery: Record<string, unknown> = { ...params, ...readQuery(call, request.url) }
      if (typeof pathAndQuery.id === 'string') checkId(pathAndQuery.id)
      return resolver({ ...(await readBody(call, request)), ...pathAndQuery } as never, caller)
    }),
  )
