import { isApiError } from '#src/api/apiError.ts'
import type { FailureReason, Loadable } from '#src/domain/status.ts'

/** The part of an RTK Query hook's result that `toLoadable` needs. */
export interface QueryState<T> {
  currentData?: T | undefined
  error?: unknown
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
  /** Gives up the request that is running, and sends it again; `useRestart` adds it. */
  restart: () => void
}

/** @returns the reason that a screen shows for a failed query; an unreadable answer counts as 'server' (DATA-4) */
export function toFailureReason(error: unknown): FailureReason {
  if (!isApiError(error)) return 'server'
  switch (error.kind) {
    case 'network':
      return 'offline'
    case 'expired':
    case 'forbidden':
    case 'notFound':
      return error.kind
    default:
      return 'server'
  }
}

/**
 * Converts a query's result for a screen: cached data stays, as `stale`, when a refresh fails (STATE-2).
 * @param lostOn reasons that win over cached data: what was read no longer exists, or is not this person's (STATE-7)
 */
export function toLoadable<T>(query: QueryState<T>, lostOn: readonly FailureReason[] = []): Loadable<T> {
  // RTK Query keeps the error until a refresh succeeds, so the cached data does not return while one is running.
  const isLost = query.error !== undefined && lostOn.includes(toFailureReason(query.error))
  if (query.currentData !== undefined && !isLost)
    return { state: 'ready', value: query.currentData, stale: query.isError }
  if (query.isFetching || !query.isError) return { state: 'loading', retry: query.restart }
  return { state: 'failed', reason: toFailureReason(query.error), retry: () => void query.refetch() }
}
