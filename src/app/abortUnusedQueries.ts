import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { abandonQuery } from '#src/api/abandonQuery.ts'
import { baseApi, type ApiState } from '#src/api/baseApi.ts'
import type { OnAction } from '#src/app/actionListeners.ts'

/** Time for the next page to subscribe to the same query; RTK Query also updates `subscriptions` only every 500 ms. */
const graceMs = 600

// There is no public event for the last subscriber leaving.
const { unsubscribeQueryResult } = baseApi.internalActions

interface ApiStore {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>
  getState: () => ApiState
  onAction: OnAction
}

/**
 * Aborts the first load of a query without subscribers, and removes its entry, so the next subscriber starts a new request
 * (NET-1). RTK Query alone keeps it for 5 minutes. A refetch of data already in the cache may finish.
 */
export function abortUnusedQueries({ dispatch, getState, onAction }: ApiStore): void {
  const abortIfUnused = (queryCacheKey: Parameters<typeof abandonQuery>[0]) => {
    const { queries, subscriptions } = getState().api
    const query = queries[queryCacheKey]
    const hasSubscribers = Object.keys(subscriptions[queryCacheKey] ?? {}).length > 0
    if (hasSubscribers || query?.status !== 'pending' || query.fulfilledTimeStamp !== undefined) return
    dispatch(abandonQuery(queryCacheKey))
  }
  onAction(
    unsubscribeQueryResult,
    ({ payload }) => void setTimeout(() => abortIfUnused(payload.queryCacheKey), graceMs),
  )
}
