import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { isApiError, isRetryable, type ApiError } from '#src/api/apiError.ts'
import { baseApi, type ApiState } from '#src/api/baseApi.ts'
import type { Query } from '#src/api/call.ts'
import type { ThunkExtra } from '#src/api/send.ts'

interface ReadRequest {
  name: string
  call: Query<never, unknown>
  args: unknown
}

// It is a mutation because a query would join a running request, even with `forceRefetch`, and retry a failed one.
const { fetchUncached: endpoint } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    fetchUncached: build.mutation<unknown, ReadRequest>({
      query: (read) => ({ ...read, isUncached: true }),
      // Pages that show a row which is gone or forbidden now refetch it.
      invalidatesTags: (_view, error, { call, args }) =>
        isApiError(error) && !isRetryable(error) ? call.providesTags(args as never) : [],
    }),
  }),
}).endpoints

/** In ms. A read before a write must end, because it keeps a button disabled or a payment locked (NET-8). */
const timeoutMs = 30_000

const timeoutError: ApiError = { kind: 'network', status: null }

/**
 * Reads what a write depends on from the server, without caches and retries (NET-8).
 * @param name of the call, for the log
 * @returns a thunk that rejects with an ApiError, which is 'network' after 30 s without a response, or with RTK Query's own
 *   error when a sign-out aborts the request
 */
export const fetchUncached =
  <Args, View>(
    name: string,
    call: Query<Args, View>,
    args: Args,
  ): ThunkAction<Promise<View>, ApiState, ThunkExtra, UnknownAction> =>
  async (dispatch) => {
    const request = dispatch(endpoint.initiate({ name, call, args }, { track: false }))
    let isTimedOut = false
    const timer = setTimeout(() => {
      isTimedOut = true
      request.abort()
    }, timeoutMs)
    try {
      return (await request.unwrap()) as View
    } catch (error) {
      throw isTimedOut ? timeoutError : error
    } finally {
      clearTimeout(timer)
    }
  }
