import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { ApiResult } from '#src/api/parseResponse.ts'
import { isRetryable } from '#src/api/apiError.ts'
import { renewToken, send, type ApiRequest, type ThunkExtra } from '#src/api/send.ts'

/**
 * Sends a query that crashes some servers if the signed-in user has no row. If the query fails, an upsert creates the row, and
 * the query is sent again. If the upsert fails too, the next refetch begins with another upsert (ADMIN-18).
 */
export async function sendAfterUpsert(request: ApiRequest, api: BaseQueryApi): Promise<ApiResult> {
  const extra = api.extra as ThunkExtra

  const sendOnce = async (): Promise<ApiResult> => {
    const result = await send(request, api)
    // An aborted request has no response either, but not because of a missing row.
    extra.mayLackUserRow = result.error !== undefined && isRetryable(result.error) && !api.signal.aborted
    return result
  }

  if (!extra.mayLackUserRow) {
    const result = await sendOnce()
    if (!extra.mayLackUserRow) return result
  }
  const token = await renewToken(api)
  return typeof token === 'string' ? sendOnce() : { error: token }
}
