import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { isApiError, isRetryable } from '#src/api/apiError.ts'
import { baseApi, type ApiState } from '#src/api/baseApi.ts'
import type { Query } from '#src/api/call.ts'
import type { Extra } from '#src/api/send.ts'

interface Read {
  name: string
  call: Query<never, unknown>
  args: unknown
}

// A mutation: `initiate(…, { forceRefetch: true })` of a query takes the answer that a page waits for, and repeats what fails.
const { readOnce: endpoint } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readOnce: build.mutation<unknown, Read>({
      query: (read) => read,
      // Pages that show what is gone or forbidden now read it again.
      invalidatesTags: (_view, error, { call, args }) =>
        isApiError(error) && !isRetryable(error) ? call.providesTags(args as never) : [],
    }),
  }),
}).endpoints

/**
 * Reads from the server what a change depends on: now or not at all, and never from the cache (NET-8).
 * @param name of the call, for the log
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
