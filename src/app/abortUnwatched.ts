import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit'
import { baseApi, type ApiState } from '#src/api/baseApi.ts'

/** Long enough for the next page to ask for the same, and for RTK Query to write down who still listens (every 500 ms). */
const graceMs = 600

const { unsubscribeQueryResult, removeQueryResult } = baseApi.internalActions

/**
 * Aborts a first load that nobody waits for any more (NET-1), and forgets it: whoever
 * comes next asks anew. A refresh of values that are already there may finish. RTK Query itself would go on for 5 minutes.
 */
export function abortUnwatched({ startListening }: Pick<ListenerMiddlewareInstance<ApiState>, 'startListening'>): void {
  startListening({
    actionCreator: unsubscribeQueryResult,
    effect: async ({ payload: { queryCacheKey } }, { delay, dispatch, getState }) => {
      await delay(graceMs)
      const { queries, subscriptions } = getState().api
      const query = queries[queryCacheKey]
      const isWatched = Object.keys(subscriptions[queryCacheKey] ?? {}).length > 0
      if (isWatched || query?.status !== 'pending' || query.fulfilledTimeStamp !== undefined) return
      const running = dispatch(baseApi.util.getRunningQueriesThunk())
      running.find((promise) => promise.queryCacheKey === queryCacheKey)?.abort()
      dispatch(removeQueryResult({ queryCacheKey }))
    },
  })
}
