import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SentOnce } from '#src/api/call.ts'
import type { FailureReason, Loadable } from '#src/domain/status.ts'
import { toLoadable, type QueryState } from '#src/routes/hooks/useLoadable.ts'
import { useRetriedLoadable, type RetriedResult } from '#src/routes/hooks/useRetriedLoadable.ts'

interface RowInUrl<Row> {
  /** What the list says about the id. unreadable: there is no list to look it up in. */
  listing: 'checking' | 'listed' | 'notListed' | 'unreadable'
  list: Loadable<readonly Row[]>
  /** The row as the list has it. */
  listed: Row | undefined
  /** Whether the list is older than this visit to the page. */
  isCached: boolean
  /** Requests the list again. */
  retry: () => void
  /** Arguments and options of the query that reads the row. */
  request: typeof skipToken | ({ id: string } & SentOnce)
  options: { refetchOnFocus: boolean; refetchOnReconnect: boolean }
}

/**
 * Looks up a row whose id comes from the URL. Some servers end at an id that they can't parse, for everybody, so the row is
 * requested only if the list has it. Without a readable list it is requested once, and never again automatically (DATA-16).
 */
export function useRowInUrl<Row extends { id: string }>(
  query: RetriedResult<readonly Row[]>,
  id: string,
): RowInUrl<Row> {
  const list = useRetriedLoadable(query)
  const listedRow = query.currentData?.find((row) => row.id === id)
  // A cached list may be older than the row: only a response since this page was opened says that the row does not exist.
  const [cachedRequestId] = useState(query.isFetching ? undefined : query.requestId)
  const isCached = !query.isFetching && query.requestId === cachedRequestId
  const [unlistedReason, setUnlistedReason] = useState<'notListed' | 'unreadable'>()
  const latest = query.error === undefined ? 'notListed' : 'unreadable'
  // Once the list was read, a refresh that fails changes nothing.
  if (!listedRow && !query.isFetching && !isCached && unlistedReason !== latest && unlistedReason !== 'notListed')
    setUnlistedReason(latest)

  const needsRefetch = !listedRow && isCached
  const refetch = useEffectEvent(() => void query.refetch())
  useEffect(() => {
    if (needsRefetch) refetch()
  }, [needsRefetch])

  const listing = listedRow ? 'listed' : (unlistedReason ?? 'checking')
  return {
    listing,
    list,
    listed: listedRow,
    isCached,
    retry: list.state === 'ready' ? () => void query.refetch() : list.retry,
    request: listing === 'listed' ? { id } : listing === 'unreadable' ? { id, isSentOnce: true } : skipToken,
    options: { refetchOnFocus: listing === 'listed', refetchOnReconnect: listing === 'listed' },
  }
}

/** Converts the query that reads the row for a screen. Without the row, Try again requests the list. */
export function toRowLoadable<Row>(
  { listing, list, retry }: RowInUrl<Row>,
  query: QueryState<Row>,
  lostOn?: readonly FailureReason[],
): Loadable<Row> {
  if (listing === 'checking') return { state: 'loading', retry }
  if (listing === 'notListed') return { state: 'failed', reason: 'notFound', retry }
  const row = toLoadable(query, lostOn)
  if (listing === 'listed' || row.state === 'ready') return row
  if (row.state === 'loading' || list.state === 'loading') return { state: 'loading', retry }
  return list.state === 'failed' ? list : { ...row, retry }
}
