/**
 * Data that a screen loads: loading or failed, each with a retry, or ready. `stale` marks a value whose refresh failed
 * (STATE-2, STATE-6), `snapshot` one that the page contained before the API responded (DATA-20).
 */
export type Loadable<T> =
  | { state: 'loading'; retry: () => void }
  | { state: 'failed'; reason: FailureReason; retry: () => void }
  | { state: 'ready'; value: T; stale?: boolean; snapshot?: Snapshot }

/** Where the rows of a list come from that was in the page before the API responded. */
export interface Snapshot {
  /** When it was taken, ms since 1970. */
  takenAt: number
  /** Too old to show prices and stock. */
  isOutdated: boolean
  /** The number of all rows: a long list starts with its first ones. */
  total: number
  /** The API's own list. Once it is ready the rows are fresh. */
  update: Loadable<unknown>
  /** The API's list has other rows, or another order. */
  isReordered: boolean
}

/** @returns the snapshot whose rows a list shows; null once it shows the API's own */
export const displayedSnapshot = (list: Loadable<unknown>): Snapshot | null =>
  list.state === 'ready' && list.snapshot && list.snapshot.update.state !== 'ready' ? list.snapshot : null

/**
 * Why loading failed; each reason has its own message and action. unavailable: the server does not respond, though the
 * browser is online; waking: so far, and the page retries automatically (NET-11).
 */
export type FailureReason = 'offline' | 'unavailable' | 'waking' | 'server' | 'expired' | 'forbidden' | 'notFound'

/**
 * The status of a form's last submission: none yet, running, acknowledged by the server, or failed (STATE-13, STATE-14).
 * unknown: without a response it may have gone through (ORDER-6).
 */
export type SendStatus = 'idle' | 'busy' | 'done' | 'failed' | 'unknown'
