import { abandonRequest } from '#src/api/abandonQuery.ts'
import { useApiDispatch } from '#src/api/useApiDispatch.ts'
import type { FailureReason, Loadable } from '#src/domain/status.ts'
import { toLoadable, type QueryState } from '#src/routes/loadable.ts'

type HookResult<T> = Omit<QueryState<T>, 'restart'> & { requestId?: string | undefined }

/** Adds `restart` to a query hook's result: a request may never be answered (NET-1). */
export function useRestart<T>(query: HookResult<T>): QueryState<T> {
  const dispatch = useApiDispatch()
  const restart = () => {
    dispatch(abandonRequest(query.requestId))
    void query.refetch()
  }
  return { ...query, restart }
}

/** Converts a query hook's result for a screen, as `toLoadable` does. */
export const useLoadable = <T>(query: HookResult<T>, lostOn?: readonly FailureReason[]): Loadable<T> =>
  toLoadable(useRestart(query), lostOn)
