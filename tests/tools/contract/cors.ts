import type { Call } from '#src/api/call.ts'
import { preflightHeaders, type Reply } from '#tests/tools/contract/sendCall.ts'

const listOf = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((item) => item.trim().toLowerCase())

/**
 * Why a browser would keep an answer from the shop.
 * @returns null when it would not
 */
export function originProblem({ headers }: Pick<Reply, 'headers'>, site: string): string | null {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === site) return null
  const found = allowed === null ? 'has no Access-Control-Allow-Origin' : `allows ${allowed} only`
  return `its answer ${found}, so a browser keeps it from a shop at ${site} (--site names yours)`
}

/**
 * Why a browser would not send a call at all.
 * @param reply to the question that a browser asks beforehand
 * @returns null when it would
 */
export function preflightProblem(call: Call, hasToken: boolean, reply: Reply, site: string): string | null {
  const { status, headers } = reply
  if (status < 200 || status > 299) return `it answers OPTIONS with ${status}, so no browser sends the call`
  const origin = originProblem(reply, site)
  if (origin !== null) return origin.replace('its answer', 'its answer to OPTIONS')
  const methods = listOf(headers, 'access-control-allow-methods')
  if (
    !['GET', 'POST'].includes(call.method) &&
    !methods.some((method) => ['*', call.method.toLowerCase()].includes(method))
  )
    return `its Access-Control-Allow-Methods lacks ${call.method}, so no browser sends the call`
  const allowed = listOf(headers, 'access-control-allow-headers')
  // A star does not stand for authorization.
  const refused = preflightHeaders(call, hasToken)?.find(
    (name) => !allowed.includes(name) && !(allowed.includes('*') && name !== 'authorization'),
  )
  return refused === undefined
    ? null
    : `its Access-Control-Allow-Headers lacks ${refused}, so no browser sends the call`
}
