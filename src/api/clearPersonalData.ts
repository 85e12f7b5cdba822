import { baseApi } from '#src/api/baseApi.ts'
import type { AppThunk } from '#src/api/hooks.ts'
import { partCalls } from '#src/api/parts.ts'
import { reviewCalls } from '#src/api/reviews.ts'

const isPublicCall = (name: string): boolean => name in partCalls || name in reviewCalls

/**
 * Removes an account's data from the cache and aborts its running calls (AUTH-15). Parts and reviews stay, because the
 * LOGOUT button opens Home, which has just requested them. `resetApiState` would abort those requests and send them again.
 */
export const clearPersonalData = (): AppThunk<void> => (dispatch, getState) => {
  const { removeMutationResult, removeQueryResult } = baseApi.internalActions
  for (const mutation of dispatch(baseApi.util.getRunningMutationsThunk())) mutation.abort()
  const { queries, mutations } = getState().api
  for (const fixedCacheKey of Object.keys(mutations)) dispatch(removeMutationResult({ fixedCacheKey }))
  for (const [queryCacheKey, query] of Object.entries(queries))
    if (query?.endpointName && !isPublicCall(query.endpointName))
      dispatch(removeQueryResult({ queryCacheKey: queryCacheKey as never }))
}
