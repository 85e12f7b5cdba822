import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { ApiResult } from '#src/api/parseResponse.ts'
import { isRetryable } from '#src/api/apiError.ts'
import { renewToken, send, type ApiRequest, type ThunkExtra } from '#src/api/send.ts'

/**
 * Sends a query that makes some servers crash if the signed-in user has no row. After an attempt without a usable response, an
 * upsert must create the row before the query is sent again, immediately or with the next refetch (ADMIN-18).
 */
export async function sendAfterUpsert(request: ApiRequest, api: BaseQueryApi): Promise<ApiResult> {
  const extra = api.extra as ThunkExtra

  const attempt = async (): Promise<ApiResult> => {
    const result = await send(request, api)
    // Aborted requests are ignored: they also have no response.
    extra.mayLackUserRow = result.error !== undefined && isRetryable(result.error) && !api.signal.aborted
    return result
  }

  if (!extra.mayLackUserRow) {
    const result = await attempt()
    if (!extra.mayLackUserRow) return result
  }
  const token = await renewToken(api)
  return typeof token === 'string' ? attempt() : { error: token }
}
