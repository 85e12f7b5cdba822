import { allCalls, type CallName } from '#src/api/allCalls.ts'
import type { Call } from '#src/api/call.ts'
import { headersOf } from '#src/api/http.ts'
import { fillPath, pickBody } from '#src/api/request.ts'

/** The server that is checked. */
export interface Target {
  /** {api} without a slash at its end. */
  apiUrl: string
  /** The shop's origin, which a browser would send along. */
  site: string
  /** How long to wait for an answer, in milliseconds. */
  timeoutMs: number
  /** Aborted when the person at the keyboard wants to stop. */
  signal: AbortSignal
}

/** A complete answer. */
export interface Reply {
  status: number
  headers: Headers
  text: string
}

/** No complete answer came; why, in words. */
export interface NoReply {
  reason: string
}

/** Node's network errors, in words. */
const networkErrors: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at that address',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'there is no host of that name, or no network',
  ECONNRESET: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** @param error what fetch threw; the network's own error is its cause */
function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return 'no answer came'
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`
  const code = codeOf(error.cause) || codeOf(error)
  return networkErrors[code] ?? (code === '' ? 'no answer came' : `no answer came (${code})`)
}

async function request(
  { apiUrl, timeoutMs, signal }: Target,
  path: string,
  init: RequestInit,
): Promise<Reply | NoReply> {
  const untilTimeout = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  try {
    const response = await fetch(apiUrl + path, { ...init, redirect: 'manual', signal: untilTimeout })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    signal.throwIfAborted()
    return { reason: reasonOf(error, timeoutMs) }
  }
}

/** The values of a call's parameters and body fields. */
export type Values = Readonly<Record<string, unknown>>

/**
 * Sends a call as the shop does, with its origin; a redirect is not followed.
 * @param token bearer token; null sends none
 * @throws when `target.signal` is aborted
 */
export function sendCall(
  target: Target,
  name: CallName,
  values: Values,
  token: string | null,
): Promise<Reply | NoReply> {
  const call: Call = allCalls[name]
  const fields = pickBody(call, values)
  const body = fields ? JSON.stringify(fields) : null
  const headers = headersOf(body, token)
  headers.set('origin', target.site)
  return request(target, fillPath(call.path, values), { method: call.method, headers, body })
}

/** The headers of a call for which a browser asks beforehand; null when it doesn't ask. */
export function preflightHeaders({ method, body }: Call, hasToken: boolean): string[] | null {
  const headers = [...(hasToken ? ['authorization'] : []), ...(body ? ['content-type'] : [])]
  return headers.length > 0 || !['GET', 'POST'].includes(method) ? headers : null
}

/** What a browser asks about a call with these headers, before a shop at `origin` may send it. */
export const preflightOf = ({ method }: Call, origin: string, headers: string[]): RequestInit => ({
  method: 'OPTIONS',
  headers: {
    origin,
    'access-control-request-method': method,
    ...(headers.length > 0 && { 'access-control-request-headers': headers.join(',') }),
  },
})

/** Asks, as a browser would, whether the shop may send a call. */
export const sendPreflight = (
  target: Target,
  name: CallName,
  values: Values,
  headers: string[],
): Promise<Reply | NoReply> =>
  request(target, fillPath(allCalls[name].path, values), preflightOf(allCalls[name], target.site, headers))
