import { fetchBaseQuery, type BaseQueryApi } from '@reduxjs/toolkit/query'
import { readAnswer, type Answer } from '#src/api/answer.ts'
import { fromStatus, type ApiError } from '#src/api/apiError.ts'
import { endpoints, type Endpoint, type EndpointName } from '#src/api/endpoints.ts'

type PathKey<Path extends string> = Path extends `${string}{${infer Key}}${infer Rest}` ? Key | PathKey<Rest> : never
type PayloadKey<Name extends EndpointName> = (typeof endpoints)[Name]['payload'][number]

/** Everything a call needs: the values of its path and of its payload, by their names in the table. */
type Values<Name extends EndpointName> = Readonly<
  Record<PathKey<(typeof endpoints)[Name]['path']> | PayloadKey<Name>, unknown>
>

/** One call on its way; `call` makes it. */
export interface ApiCall {
  endpoint: EndpointName
  values: Readonly<Record<string, unknown>>
}

/** A call by its name in the table; forgetting or misspelling a value does not compile. */
export const call = <Name extends EndpointName>(endpoint: Name, values: Values<Name>): ApiCall => ({ endpoint, values })

const fillPath = (path: string, values: ApiCall['values']): string =>
  path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values[key])))

const pickBody = (payload: readonly string[], values: ApiCall['values']) =>
  payload.length === 0 ? undefined : Object.fromEntries(payload.map((key) => [key, values[key]]))

const http = fetchBaseQuery({ responseHandler: 'text' })

/** A 401 means "expired" only to a call that carried a token; without one nothing can be renewed. */
function toApiError(status: number, token: string | null): ApiError {
  const error = fromStatus(status)
  return error.kind === 'expired' && token === null ? { kind: 'forbidden', status } : error
}

/**
 * Sends one call to {api} once and reads its answer. Never throws: whatever comes back is a value or an ApiError.
 * @param apiUrl {api} without a slash at its end: the bearer goes nowhere else
 * @param token sent as the bearer credential; null sends none
 */
export async function send(call: ApiCall, api: BaseQueryApi, apiUrl: string, token: string | null): Promise<Answer> {
  const endpoint: Endpoint = endpoints[call.endpoint]
  const result = await http(
    {
      url: apiUrl + fillPath(endpoint.path, call.values),
      method: endpoint.method,
      body: pickBody(endpoint.payload, call.values),
      headers: { accept: 'application/json', authorization: token === null ? undefined : `Bearer ${token}` },
    },
    api,
    {},
  )
  const status = result.meta?.response?.status
  if (status === undefined || result.error?.status === 'PARSING_ERROR')
    return { error: { kind: 'network', status: null } }
  if (result.error === undefined) return readAnswer(endpoint, status, String(result.data))
  return status === 404 && endpoint.ifMissing === 'empty' ? { data: null } : { error: toApiError(status, token) }
}
