import { isApiError, isRetryable, type ApiError } from '#src/api/apiError.ts'
import { baseApi, type NamedRequest } from '#src/api/baseApi.ts'
import type { Query } from '#src/api/call.ts'
import type { AppThunk } from '#src/api/hooks.ts'
import { NoResponseError, withTimeout } from '#src/lib/http.ts'

// `fetchUncached` is a mutation, because a query would reuse a running request, even with `forceRefetch`, and would be retried
// after a failure.
const { fetchUncached: endpoint } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    fetchUncached: build.mutation<unknown, NamedRequest & { call: Query<never, unknown> }>({
      query: (request) => ({ ...request, isUncached: true }),
      // If the row is deleted or forbidden, pages that show the row refetch it.
      invalidatesTags: (_view, error, { call, args }) =>
        isApiError(error) && !isRetryable(error) ? call.providesTags(args as never) : [],
    }),
  }),
}).endpoints

export function abortOnSignal<Request extends { abort(): void }>(request: Request, signal: AbortSignal): Request {
  signal.addEventListener('abort', () => request.abort())
  return request
}

const timeoutError: ApiError = { kind: 'network', status: null }

/**
 * Fetches data from the server, without caches and retries, before a mutation that depends on the data (NET-8).
 * @param name the call's name, for the log
 * @returns a thunk that rejects with an ApiError; after 30 s without a response, its kind is 'network'. If a sign-out aborts the
 *   request, the thunk rejects with RTK Query's own error
 */
export const fetchUncached =
  <Args, View>(name: string, call: Query<Args, View>, args: Args): AppThunk<Promise<View>> =>
  async (dispatch) => {
    const request = dispatch(endpoint.initiate({ name, call, args }, { track: false }))
    try {
      return (await withTimeout((signal) => abortOnSignal(request, signal).unwrap())) as View
    } catch (error) {
      throw error instanceof NoResponseError ? timeoutError : error
    }
  }
