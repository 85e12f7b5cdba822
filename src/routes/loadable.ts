import { isApiError } from '#src/api/apiError.ts'
import type { FailureReason, Loadable } from '#src/domain/loadable.ts'

/** What `toLoadable` needs of an RTK Query hook's answer. */
interface QueryState<T> {
  currentData?: T | undefined
  error?: unknown
  isFetching: boolean
  isError: boolean
  isUninitialized: boolean
  refetch: () => unknown
}

/** @returns why a query failed, as screens tell it; a broken answer is the server's fault (DATA-4). */
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

/** A query as a screen sees it: old values stay while they can't be refreshed (STATE-2), a retry is always at hand (STATE-4). */
export function toLoadable<T>(query: QueryState<T>): Loadable<T> {
  if (query.currentData !== undefined) return { state: 'ready', value: query.currentData, stale: query.isError }
  if (query.isFetching || query.isUninitialized || !query.isError) return { state: 'loading' }
  return { state: 'failed', reason: toFailureReason(query.error), retry: () => void query.refetch() }
}
