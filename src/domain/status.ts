/**
 * Data that a screen loads. `stale` marks a value whose refresh failed (STATE-2). `snapshot` is set for a list whose first
 * rows are embedded in the page (DATA-20).
 */
export type Loadable<T> =
  | { state: 'loading'; retry: () => void }
  | { state: 'failed'; reason: FailureReason; retry: () => void }
  | { state: 'ready'; value: T; stale?: boolean; snapshot?: Snapshot }

/** Describes the rows of a list that was embedded in the page (DATA-20). */
export interface Snapshot {
  /** Milliseconds since 1970. */
  takenAt: number
  /** The snapshot is too old to show prices and stock. */
  isOutdated: boolean
  /** The number of rows in the complete list. The page embeds only the first rows of a long list. */
  total: number
  /** The list from the API, which replaces the embedded rows once it is ready. */
  apiList: Loadable<unknown>
  /** The API's list has different rows, a different order, or rows of a different height. */
  isRearranged: boolean
}

/** @returns the snapshot of a list; null once the list displays the API's rows */
export const getDisplayedSnapshot = (list: Loadable<unknown>): Snapshot | null =>
  list.state === 'ready' && list.snapshot && list.snapshot.apiList.state !== 'ready' ? list.snapshot : null

/**
 * Why loading failed. Each reason has its own message and action. `unavailable` means that the browser is online but the
 * server does not respond; `waking` means the same, but the page retries automatically (NET-11).
 */
export type FailureReason = 'offline' | 'unavailable' | 'waking' | 'server' | 'expired' | 'forbidden' | 'notFound'

/** The status of a form's last submission. `unknown` means that it got no response and may have succeeded (ORDER-6). */
export type SendStatus = 'idle' | 'busy' | 'done' | 'failed' | 'unknown'
