import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { isApiError, isRetryable } from '#src/api/apiError.ts'
import { baseApi, type ApiState } from '#src/api/baseApi.ts'
import type { Query } from '#src/api/call.ts'
import type { Extra } from '#src/api/extra.ts'
import { reportEnd } from '#src/api/injectCalls.ts'

interface Read {
  name: string
  call: Query<never, unknown>
  args: unknown
}

// A mutation: RTK Query neither caches nor shares its answer, and `baseQuery` does not repeat it.
const { readOnce: endpoint } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readOnce: build.mutation<unknown, Read>({
      query: ({ call, args }) => ({ call, args }),
      // Pages that show what is gone or forbidden now read it again.
      invalidatesTags: (_view, error, { call, args }) =>
        isApiError(error) && !isRetryable(error) ? call.providesTags(args as never) : [],
      onQueryStarted: ({ name }, api) => reportEnd(api, name, () => ({ type: 'query', toast: null })),
    }),
  }),
}).endpoints

/**
 * Reads from the server what a change depends on: now or not at all (NET-8). Never answers from the cache, and does not
 * retry as queries do.
 * @param name of the call in its resource's definitions, for the log
 * @returns a thunk whose promise rejects with an ApiError, or with RTK Query's own error when it is aborted
 */
export const readOnce =
  <Args, View>(
    name: string,
    call: Query<Args, View>,
    args: Args,
  ): ThunkAction<Promise<View>, ApiState, Extra, UnknownAction> =>
  (dispatch) =>
    dispatch(endpoint.initiate({ name, call, args }, { track: false })).unwrap() as Promise<View>
