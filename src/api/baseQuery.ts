import { retry, type BaseQueryFn } from '@reduxjs/toolkit/query'
import type { Answer } from '#src/api/answer.ts'
import { canHeal, isApiError, type ApiError } from '#src/api/apiError.ts'
import { sendWithBearer, shopOf } from '#src/api/bearer.ts'
import { endpoints, type Endpoint } from '#src/api/endpoints.ts'
import { send, type ApiCall } from '#src/api/request.ts'
import type { Platform } from '#src/platform/ports.ts'

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

/** How many writes each shop has seen settle. */
const writes = new WeakMap<Platform, number>()

/** Signing in and asking for a payment intent change nothing that anybody reads. */
const changesData = ({ method, expects }: Endpoint): boolean =>
  method !== 'GET' && expects !== 'accessToken' && expects !== 'value'

const exchange: BaseQueryFn<ApiCall, unknown, ApiError> = async (call, api): Promise<Answer> => {
  const endpoint = endpoints[call.endpoint]
  const { platform } = shopOf(api)
  const before = writes.get(platform) ?? 0
  const answer = endpoint.bearer ? await sendWithBearer(call, api) : await send(call, api, platform.config.apiUrl, null)
  if (changesData(endpoint)) writes.set(platform, (writes.get(platform) ?? 0) + 1)
  // RTK Query does not refetch what is under way: a read that a write overtook would stay old, so it is read again
  const isOvertaken = api.type === 'query' && !answer.error && before !== (writes.get(platform) ?? 0)
  return isOvertaken ? exchange(call, api, {}) : answer
}

/**
 * How the shop talks to {api} (NET-1): queries are repeated where that can heal them; a mutation is never repeated.
 */
export const baseQuery = retry(exchange, {
  backoff,
  retryCondition: (error, _call, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt < attempts && isApiError(error) && canHeal(error),
})
