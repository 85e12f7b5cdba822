import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit'
import { baseApi, type ApiState } from '#src/api/baseApi.ts'

/** Time for the next page to subscribe to the same query; RTK Query also updates `subscriptions` only every 500 ms. */
const graceMs = 600

const { unsubscribeQueryResult, removeQueryResult } = baseApi.internalActions

/**
 * Aborts the first load of a query without subscribers, and removes its entry, so the next subscriber starts a new request
 * (NET-1). RTK Query alone keeps it for 5 minutes. A refetch of data already in the cache may finish.
 */
export function abortUnusedQueries({
  startListening,
}: Pick<ListenerMiddlewareInstance<ApiState>, 'startListening'>): void {
  startListening({
    actionCreator: unsubscribeQueryResult,
    effect: async ({ payload: { queryCacheKey } }, { delay, dispatch, getState }) => {
      await delay(graceMs)
      const { queries, subscriptions } = getState().api
      const query = queries[queryCacheKey]
      const hasSubscribers = Object.keys(subscriptions[queryCacheKey] ?? {}).length > 0
      if (hasSubscribers || query?.status !== 'pending' || query.fulfilledTimeStamp !== undefined) return
      const running = dispatch(baseApi.util.getRunningQueriesThunk())
      running.find((promise) => promise.queryCacheKey === queryCacheKey)?.abort()
      dispatch(removeQueryResult({ queryCacheKey }))
    },
  })
}
