import { fetchBaseQuery, type BaseQueryApi } from '@reduxjs/toolkit/query'
import { readAnswer, type Answer } from '#src/api/answer.ts'
import { fromStatus, type ApiError } from '#src/api/apiError.ts'
import type { Call } from '#src/api/call.ts'

/** A call to send: its definition and its arguments. */
export interface ApiRequest {
  call: Call
  args: unknown
}

type Values = Readonly<Record<string, unknown>>

const fillPath = (path: string, values: Values): string =>
  path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values[key])))

const pickBody = ({ body }: Call, values: Values) =>
  body ? Object.fromEntries(Object.keys(body.shape).map((key) => [key, values[key]])) : undefined

const http = fetchBaseQuery({ responseHandler: 'text' })

/** A 401 means 'expired' only when a token was sent; without one there is nothing to renew. */
function toApiError(status: number, token: string | null): ApiError {
  const error = fromStatus(status)
  return error.kind === 'expired' && token === null ? { kind: 'forbidden', status } : error
}

/**
 * Sends one call to {api} once and reads its answer. Never throws: every failure is an ApiError.
 * @param apiUrl {api} without a trailing slash
 * @param token bearer token; null sends none
 */
export async function send(
  { call, args }: ApiRequest,
  api: BaseQueryApi,
  apiUrl: string,
  token: string | null,
): Promise<Answer> {
  const values = (args ?? {}) as Values
  const result = await http(
    {
      url: apiUrl + fillPath(call.path, values),
      method: call.method,
      body: pickBody(call, values),
      headers: { accept: 'application/json', authorization: token === null ? undefined : `Bearer ${token}` },
    },
    api,
    {},
  )
  const status = result.meta?.response?.status
  if (status === undefined || result.error?.status === 'PARSING_ERROR')
    return { error: { kind: 'network', status: null } }
  const ifMissing = call.method === 'GET' ? call.ifMissing : undefined
  if (result.error === undefined) return readAnswer(call.answer, ifMissing, status, String(result.data))
  return status === 404 && ifMissing === 'empty' ? call.answer.read(null, status) : { error: toApiError(status, token) }
}
