import { useState } from 'react'
import type { Loadable } from '#src/domain/status.ts'
import {
  toFailureReason,
  toLoadable,
  useRestartableQuery,
  type QueryHookResult,
} from '#src/routes/hooks/useLoadable.ts'
import { useAutoRetry } from '#src/routes/hooks/useAutoRetry.ts'

/**
 * Like `useLoadable`, for lists and the user's own profile. While the server does not respond, the hook retries automatically,
 * and the failure message stays on the screen (NET-11). Don't use it for a row whose id is in the URL, because some servers crash
 * on a malformed id.
 */
export function useRetriedLoadable<T>(query: QueryHookResult<T>): Loadable<T> {
  const [clickedRequestId, setClickedRequestId] = useState<string>()
  // RTK Query keeps the error until a refetch succeeds.
  const isDown = query.error !== undefined && toFailureReason(query.error) === 'unavailable'
  const isRetrying = useAutoRetry(isDown, query.refetch)
  const loadable = toLoadable(useRestartableQuery(query))
  const isRequestedByClick = query.isFetching && query.requestId === clickedRequestId
  if (!isDown || isRequestedByClick || loadable.state === 'ready') return loadable
  return {
    state: 'failed',
    reason: isRetrying ? 'waking' : 'unavailable',
    retry: () => setClickedRequestId(query.refetch().requestId),
  }
}
