import { baseApi } from '#src/api/baseApi.ts'
import { useAppDispatch } from '#src/api/hooks.ts'
import { isAborted, isApiError } from '#src/api/apiError.ts'
import { isSameEmail } from '#src/domain/account.ts'
import type { Order } from '#src/domain/order.ts'
import type { FailureReason, Loadable } from '#src/domain/status.ts'

export interface HookResult<T> {
  currentData?: T | undefined
  error?: unknown
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
  requestId?: string | undefined
}

export interface QueryState<T> extends Omit<HookResult<T>, 'requestId'> {
  /** Gives up the request that is running, and sends it again. */
  restart: () => void
}

/** What a gateway answers while the server behind it is down or starting. */
const gatewayStatuses: readonly (number | null)[] = [502, 503, 504]

/** An unreadable response counts as 'server' (DATA-4). Without one, only the browser knows whether it is offline (NET-11). */
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
 * Converts a query's result for a screen: cached data stays, as `stale`, when a refresh fails (STATE-2).
 * @param lostOn reasons that win over cached data: what was read no longer exists, or is not this person's (STATE-7)
 */
export function toLoadable<T>(query: QueryState<T>, lostOn: readonly FailureReason[] = []): Loadable<T> {
  // RTK Query keeps the error until a refresh succeeds, so the cached data does not return while one is running.
  const isLost = query.error !== undefined && lostOn.includes(toFailureReason(query.error))
  if (query.currentData !== undefined && !isLost)
    return { state: 'ready', value: query.currentData, stale: query.isError }
  // Aborted by `restart`, which is about to send it again.
  if (query.isFetching || !query.isError || isAborted(query.error)) return { state: 'loading', retry: query.restart }
  return { state: 'failed', reason: toFailureReason(query.error), retry: () => void query.refetch() }
}

/** An order that is deleted or forbidden now is not shown as stale data: it can't be paid any more (PAY-5). */
export const orderLostOn: readonly FailureReason[] = ['notFound', 'forbidden']

/** The order of a Payment page. Another customer's is 'forbidden', even if the server returns it (PAY-8). */
export function toOwnOrder(order: Loadable<Order>, email: string, retry: () => void): Loadable<Order> {
  const isOther = order.state === 'ready' && !isSameEmail(order.value.customer.email, email)
  return isOther ? { state: 'failed', reason: 'forbidden', retry } : order
}

/** Adds `restart` to a query hook's result: a request may never be answered (NET-1). */
export function useRestart<T>({ requestId, ...query }: HookResult<T>): QueryState<T> {
  const dispatch = useAppDispatch()
  const restart = async () => {
    const running = dispatch(baseApi.util.getRunningQueriesThunk()).find((other) => other.requestId === requestId)
    running?.abort()
    // As long as it runs, RTK Query sends nothing anew.
    await running
    void (running ?? query).refetch()
  }
  return { ...query, restart: () => void restart() }
}

export const useLoadable = <T>(query: HookResult<T>, lostOn?: readonly FailureReason[]): Loadable<T> =>
  toLoadable(useRestart(query), lostOn)
