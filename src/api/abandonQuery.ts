import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { baseApi, type ApiState } from '#src/api/baseApi.ts'

const { removeQueryResult } = baseApi.internalActions

/** RTK Query's key of a query's cache entry. */
type CacheKey = Parameters<typeof removeQueryResult>[0]['queryCacheKey']

type Thunk = (dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>, getState: () => ApiState) => void

/** Aborts a query's running request and removes its entry; as long as it is there, RTK Query sends nothing anew (NET-1). */
export const abandonQuery =
  (queryCacheKey: CacheKey): Thunk =>
  (dispatch) => {
    const running = dispatch(baseApi.util.getRunningQueriesThunk())
    running.find((query) => query.queryCacheKey === queryCacheKey)?.abort()
    dispatch(removeQueryResult({ queryCacheKey }))
  }

/** Abandons the query with this request. */
export const abandonRequest =
  (requestId: string | undefined): Thunk =>
  (dispatch, getState) => {
    const found = Object.entries(getState().api.queries).find(([, query]) => query?.requestId === requestId)
    if (found) dispatch(abandonQuery(found[0] as CacheKey))
  }
