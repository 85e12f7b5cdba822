import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SendOnceArgument } from '#src/api/call.ts'
import type { FailureReason, Loadable } from '#src/domain/status.ts'
import { toLoadable, type QueryHookResult, type QueryState } from '#src/routes/hooks/useLoadable.ts'
import { useRetriedLoadable } from '#src/routes/hooks/useRetriedLoadable.ts'

interface RowInUrl<Row> {
  /** Whether the list has the id. `unreadable` means that the list could not be loaded. */
  listing: 'checking' | 'listed' | 'notListed' | 'unreadable'
  list: Loadable<readonly Row[]>
  /** The row in the list; undefined if the list does not have the row. */
  listedRow: Row | undefined
  /** Whether the list was loaded before the page was opened. */
  isCached: boolean
  /** Requests the list, not the row, again. */
  retry: () => void
  /** The arguments and options of the query for the row. */
  request: typeof skipToken | ({ id: string } & SendOnceArgument)
  options: { refetchOnFocus: boolean; refetchOnReconnect: boolean }
}

/**
 * Looks up a row whose id is in the URL. Some servers crash on an id that they can't parse, so the row is requested only if
 * the list has it. If the list can't be loaded, the row is requested once, without automatic retries (DATA-16).
 */
export function useRowInUrl<Row extends { id: string }>(
  query: QueryHookResult<readonly Row[]>,
  id: string,
): RowInUrl<Row> {
  const list = useRetriedLoadable(query)
  const listedRow = query.currentData?.find((row) => row.id === id)
  // A cached list may be older than the row, so only a list loaded since the page was opened proves that the row is missing.
  const [cachedRequestId] = useState(query.isFetching ? undefined : query.requestId)
  const isCached = !query.isFetching && query.requestId === cachedRequestId
  const [unlistedReason, setUnlistedReason] = useState<'notListed' | 'unreadable'>()
  const latestReason = query.error === undefined ? 'notListed' : 'unreadable'
  // Once a loaded list has proved that the row is missing, a failed refresh does not change the reason.
  if (!listedRow && !query.isFetching && !isCached && unlistedReason !== latestReason && unlistedReason !== 'notListed')
    setUnlistedReason(latestReason)

  const needsRefetch = !listedRow && isCached
  const refetch = useEffectEvent(() => void query.refetch())
  useEffect(() => {
    if (needsRefetch) refetch()
  }, [needsRefetch])

  const listing = listedRow ? 'listed' : (unlistedReason ?? 'checking')
  return {
    listing,
    list,
    listedRow,
    isCached,
    retry: list.state === 'ready' ? () => void query.refetch() : list.retry,
    request: listing === 'listed' ? { id } : listing === 'unreadable' ? { id, isSentOnce: true } : skipToken,
    options: { refetchOnFocus: listing === 'listed', refetchOnReconnect: listing === 'listed' },
  }
}

/** Converts the query for the row. If the list does not have the row, `retry` requests the list again. */
export function toRowLoadable<Row>(
  { listing, list, retry }: RowInUrl<Row>,
  query: QueryState<Row>,
  overridingReasons?: readonly FailureReason[],
): Loadable<Row> {
  if (listing === 'checking') return { state: 'loading', retry }
  if (listing === 'notListed') return { state: 'failed', reason: 'notFound', retry }
  const row = toLoadable(query, overridingReasons)
  if (listing === 'listed' || row.state === 'ready') return row
  if (row.state === 'loading' || list.state === 'loading') return { state: 'loading', retry }
  return list.state === 'failed' ? list : { ...row, retry }
}
