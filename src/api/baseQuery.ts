import { retry, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query'
import type { Answer } from '#src/api/answer.ts'
import { canHeal, isApiError, type ApiError } from '#src/api/apiError.ts'
import type { Extra } from '#src/api/extra.ts'
import { send, type ApiRequest } from '#src/api/request.ts'

/** How often a query asks at the most, the first time included (NET-1). */
const attempts = 4

/** 1 s, 2 s, 4 s, never more than 30 s. */
const waitMs = (attempt: number): number => Math.min(1000 * 2 ** (attempt - 1), 30_000)

/**
 * Waits before the next attempt: its time, or, where the browser is offline, until it is online again. So queries pause
 * and resume (NET-1), yet the first attempt is always made: the demo answers without any network.
 */
const backoff = (attempt: number, _max: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      removeEventListener('online', over)
      signal?.removeEventListener('abort', over)
      resolve()
    }
    const timer = navigator.onLine ? setTimeout(over, waitMs(attempt)) : undefined
    addEventListener('online', over)
    signal?.addEventListener('abort', over)
  })

/** Signing in and asking for a payment intent change nothing that is read. */
const changesData = ({ call, args }: ApiRequest): boolean =>
  call.method !== 'GET' && call.invalidatesTags(args as never).length > 0

/** The code for tokens is not in the first load (SPEED-1); where it can't be fetched, nothing was sent. */
async function sendAsBearer(request: ApiRequest, api: BaseQueryApi): Promise<Answer> {
  const bearer = await import('#src/api/bearer.ts').catch(() => null)
  return bearer ? bearer.sendWithBearer(request, api) : { error: { kind: 'network', status: null } }
}

const exchange: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, api): Promise<Answer> => {
  const extra = api.extra as Extra
  const before = extra.finishedWrites
  const { apiUrl } = extra.platform.config
  const answer =
    request.call.access === 'anyone' ? await send(request, api, apiUrl, null) : await sendAsBearer(request, api)
  if (changesData(request)) extra.finishedWrites += 1
  // RTK Query does not refetch what is under way: a read that a write overtook would stay old, so it is read again
  const isOvertaken = api.type === 'query' && !answer.error && before !== extra.finishedWrites
  return isOvertaken ? exchange(request, api, {}) : answer
}

/**
 * How the shop talks to {api} (NET-1): queries are repeated where that can heal them; a mutation is never repeated.
 */
export const baseQuery = retry(exchange, {
  backoff,
  retryCondition: (error, _request, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt < attempts && isApiError(error) && canHeal(error),
})
