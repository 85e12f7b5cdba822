import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SendOnceArgument } from '#src/api/call.ts'
import type { FailureReason, Loadable } from '#src/domain/status.ts'
import { toLoadable, type QueryHookResult, type QueryState } from '#src/routes/hooks/useLoadable.ts'
import { useRetriedLoadable } from '#src/routes/hooks/useRetriedLoadable.ts'

interface RowInUrl<Row> {
  /** Whether the list has the id. `unreadable` means that the list could not be loaded. */
  listingStatus: 'checking' | 'listed' | 'notListed' | 'unreadable'
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
  const currentReason = query.error === undefined ? 'notListed' : 'unreadable'
  // Once a loaded list has proved that the row is missing, a failed refresh does not change the reason.
  if (
    !listedRow &&
    !query.isFetching &&
    !isCached &&
    unlistedReason !== currentReason &&
    unlistedReason !== 'notListed'
  )
    setUnlistedReason(currentReason)

  const needsRefetch = !listedRow && isCached
  const refetch = useEffectEvent(() => void query.refetch())
  useEffect(() => {
    if (needsRefetch) refetch()
  }, [needsRefetch])

  const listingStatus = listedRow ? 'listed' : (unlistedReason ?? 'checking')
  return {
    listingStatus,
    list,
    listedRow,
    isCached,
    retry: list.state === 'ready' ? () => void query.refetch() : list.retry,
    request:
      listingStatus === 'listed' ? { id } : listingStatus === 'unreadable' ? { id, isSentOnce: true } : skipToken,
    options: { refetchOnFocus: listingStatus === 'listed', refetchOnReconnect: listingStatus === 'listed' },
  }
}

/** Converts the query for the row. If the list does not have the row, `retry` requests the list again. */
export function toRowLoadable<Row>(
  { listingStatus, list, retry }: RowInUrl<Row>,
  query: QueryState<Row>,
  overridingReasons?: readonly FailureReason[],
): Loadable<Row> {
  if (listingStatus === 'checking') return { state: 'loading', retry }
  if (listingStatus === 'notListed') return { state: 'failed', reason: 'notFound', retry }
  const row = toLoadable(query, overridingReasons)
  if (listingStatus === 'listed' || row.state === 'ready') return row
  if (row.state === 'loading' || list.state === 'loading') return { state: 'loading', retry }
  return list.state === 'failed' ? list : { ...row, retry }
}
