/**
 * Data that a screen loads. `stale` marks a value whose refresh failed (STATE-2), `snapshot` a value that was embedded in
 * the page before the API responded.
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
  /** The number of all rows, because the page embeds only the first ones of a long list. */
  total: number
  /** The API's list, which replaces the rows once it is ready. */
  update: Loadable<unknown>
  /** The rows of the API's list are different or in a different order. */
  isReordered: boolean
}

/** @returns the snapshot of a list; null once the list displays the API's rows */
export const displayedSnapshot = (list: Loadable<unknown>): Snapshot | null =>
  list.state === 'ready' && list.snapshot && list.snapshot.update.state !== 'ready' ? list.snapshot : null

/**
 * Why loading failed. Each reason has its own message and action. `unavailable` means that the browser is online but the
 * server does not respond; `waking` is the same while the page retries automatically (NET-11).
 */
export type FailureReason = 'offline' | 'unavailable' | 'waking' | 'server' | 'expired' | 'forbidden' | 'notFound'

/** The status of a form's last submission. `unknown` has no response and may have succeeded (ORDER-6). */
export type SendStatus = 'idle' | 'busy' | 'done' | 'failed' | 'unknown'
