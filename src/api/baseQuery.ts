import { retry, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query'
import type { Answer, AnswerMeta } from '#src/api/answer.ts'
import { isApiError, isRetryable, type ApiError } from '#src/api/apiError.ts'
import type { Extra } from '#src/api/extra.ts'
import { send, type ApiRequest } from '#src/api/request.ts'
import { backoff, maxAttempts } from '#src/loading/backoff.ts'

/** False for the upsert and for payment intents too: no query reads what they write. */
const changesData = ({ call, args }: ApiRequest): boolean =>
  call.method !== 'GET' && call.invalidatesTags(args as never).length > 0

/** Loads the token code on demand (SPEED-1). When it fails to load, nothing is sent: a 'network' error. */
async function sendAsBearer(request: ApiRequest, api: BaseQueryApi): Promise<Answer> {
  const bearer = await import('#src/api/bearer.ts').catch(() => null)
  return bearer ? bearer.sendWithBearer(request, api) : { error: { kind: 'network', status: null } }
}

const execute: BaseQueryFn<ApiRequest, unknown, ApiError, object, AnswerMeta> = async (
  request,
  api,
): Promise<Answer> => {
  const extra = api.extra as Extra
  const writesBefore = extra.finishedWrites
  const { apiUrl } = extra.platform.config
  const answer =
    request.call.access === 'anyone' ? await send(request, apiUrl, null, api.signal) : await sendAsBearer(request, api)
  if (changesData(request)) extra.finishedWrites += 1
  // RTK Query does not refetch a pending query. If a write finished in the meantime, its answer may be stale: read again.
  const isOvertaken = api.type === 'query' && !answer.error && writesBefore !== extra.finishedWrites
  return isOvertaken ? execute(request, api, {}) : answer
}

/** Code of ours that throws, a reader or a listener of the store, must not: the toolkit would send the call six times. */
const executeSafely: typeof execute = async (request, api, options) => {
  try {
    return await execute(request, api, options)
  } catch (error) {
    reportError(error)
    return { error: { kind: 'contract', status: null } }
  }
}

/**
 * The base query of all calls to {api}: retries queries where that may help, never mutations (NET-1). The first attempt never
 * waits, because the demo answers offline too.
 */
export const baseQuery = retry(executeSafely, {
  backoff: (attempt, _maxRetries, signal) => backoff(attempt, signal),
  retryCondition: (error, _request, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt < maxAttempts && isApiError(error) && isRetryable(error),
})
