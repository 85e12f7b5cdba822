import { readAnswer, type Answer } from '#src/api/answer.ts'
import { fromStatus, type ApiError } from '#src/api/apiError.ts'
import type { Call } from '#src/api/call.ts'
import { takeEarlyAnswer } from '#src/api/earlyAnswers.ts'
import { headersOf, http } from '#src/api/http.ts'
import { encodeSegment } from '#src/domain/paths.ts'

/** A call to send: its definition and its arguments. */
export interface ApiRequest {
  call: Call
  args: unknown
}

/** A call's arguments, by the names of its path parameters and body fields. */
type Values = Readonly<Record<string, unknown>>

/** Fills in a call's path, each value percent-encoded (DATA-6). */
export const fillPath = (path: string, values: Values): string =>
  path.replace(/\{(\w+)\}/g, (_, key: string) => encodeSegment(String(values[key])))

/** The fields of a call's body, in the specification's order; undefined for a call without a body. */
export const pickBody = ({ body }: Pick<Call, 'body'>, values: Values) =>
  body ? Object.fromEntries(Object.keys(body.shape).map((key) => [key, values[key]])) : undefined

/** A 401 means 'expired' only when a token was sent; without one there is nothing to renew. */
function toApiError(status: number, token: string | null): ApiError {
  const error = fromStatus(status)
  return error.kind === 'expired' && token === null ? { kind: 'forbidden', status } : error
}

/**
 * Reads the complete answer of a call.
 * @param token the bearer token that was sent; null for none
 */
export function readResponse(
  call: Call,
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  text: string,
  token: string | null,
): Answer {
  const ifMissing = call.method === 'GET' ? call.ifMissing : undefined
  if (ok) return readAnswer(call.answer, ifMissing, status, text)
  return status === 404 && ifMissing === 'empty' ? call.answer.read(null, status) : { error: toApiError(status, token) }
}

/**
 * Sends one call to {api} once and reads its answer. Never throws: every failure is an ApiError.
 * @param apiUrl {api} without a trailing slash
 * @param token bearer token; null sends none
 * @param signal aborts the call; null for one that nobody aborts
 */
export async function send(
  { call, args }: ApiRequest,
  apiUrl: string,
  token: string | null,
  signal: AbortSignal | null,
): Promise<Answer> {
  const values = (args ?? {}) as Values
  const fields = pickBody(call, values)
  const body = fields ? JSON.stringify(fields) : null
  const url = apiUrl + fillPath(call.path, values)
  const early = call.method === 'GET' ? takeEarlyAnswer(url) : undefined
  const answered = await (early ?? http(url, { method: call.method, headers: headersOf(body, token), body, signal }))
  if (answered === null) return { error: { kind: 'network', status: null } }
  return readResponse(call, answered.response, answered.text, token)
}
