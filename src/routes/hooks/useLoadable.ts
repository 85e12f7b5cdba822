import { baseApi } from '#src/api/baseApi.ts'
import { useAppDispatch } from '#src/api/hooks.ts'
import { isAborted, isApiError } from '#src/api/apiError.ts'
import { isSameEmail } from '#src/domain/account.ts'
import type { Order } from '#src/domain/order.ts'
import type { FailureReason, Loadable } from '#src/domain/status.ts'

export interface QueryState<T> {
  currentData?: T | undefined
  error?: unknown
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
  /** Aborts the running request and sends it again. */
  restart: () => void
}

/** A query hook's result. `refetch` returns the request that it sends. */
export interface QueryHookResult<T> extends Omit<QueryState<T>, 'restart'> {
  refetch: () => { requestId: string }
  requestId?: string | undefined
}

/** The HTTP statuses that a gateway sends while the server behind it is down or starting. */
const gatewayStatuses: readonly (number | null)[] = [502, 503, 504]

/**
 * Converts an error to the reason that a screen displays. An unreadable response counts as 'server'. If there was no response,
 * `navigator.onLine` decides between 'unavailable' and 'offline' (NET-11).
 */
export function toFailureReason(error: unknown): FailureReason {
  if (!isApiError(error)) return 'server'
  switch (error.kind) {
    case 'network':
      return navigator.onLine ? 'unavailable' : 'offline'
    case 'expired':
    case 'forbidden':
    case 'notFound':
      return error.kind
    default:
      return gatewayStatuses.includes(error.status) ? 'unavailable' : 'server'
  }
}

/**
 * Converts a query's result for a screen. If a refresh fails, cached data stays and is marked as `stale` (STATE-2).
 * @param overridingReasons the failure reasons that replace cached data, because the row no longer exists or belongs to
 *   another person
 */
export function toLoadable<T>(query: QueryState<T>, overridingReasons: readonly FailureReason[] = []): Loadable<T> {
  // RTK Query keeps the error until a refresh succeeds, so cached data does not reappear while a refresh is running.
  const isOverridden = query.error !== undefined && overridingReasons.includes(toFailureReason(query.error))
  if (query.currentData !== undefined && !isOverridden)
    return { state: 'ready', value: query.currentData, stale: query.isError }
  // A request that `restart` has aborted is about to be sent again.
  if (query.isFetching || !query.isError || isAborted(query.error)) return { state: 'loading', retry: query.restart }
  return { state: 'failed', reason: toFailureReason(query.error), retry: () => void query.refetch() }
}

/** The failure reasons that replace a cached order, because the order can no longer be paid (PAY-5). */
export const orderOverridingReasons: readonly FailureReason[] = ['notFound', 'forbidden']

/** Treats another customer's order as forbidden, even if the server returns it (PAY-8). */
export function withOwnerCheck(order: Loadable<Order>, email: string, retry: () => void): Loadable<Order> {
  const belongsToOtherCustomer = order.state === 'ready' && !isSameEmail(order.value.customer.email, email)
  return belongsToOtherCustomer ? { state: 'failed', reason: 'forbidden', retry } : order
}

/** Adds `restart` to a query hook's result, because a request may never complete (NET-1). */
export function useRestartableQuery<T>({ requestId, ...query }: QueryHookResult<T>): QueryState<T> {
  const dispatch = useAppDispatch()
  const restart = async () => {
    const runningRequest = dispatch(baseApi.util.getRunningQueriesThunk()).find(
      (request) => request.requestId === requestId,
    )
    runningRequest?.abort()
    // The aborted request must end first, because RTK Query does not send a request again while it is running.
    await runningRequest
    void (runningRequest ?? query).refetch()
  }
  return { ...query, restart: () => void restart() }
}

export const useLoadable = <T>(query: QueryHookResult<T>, overridingReasons?: readonly FailureReason[]): Loadable<T> =>
  toLoadable(useRestartableQuery(query), overridingReasons)
