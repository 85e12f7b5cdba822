/**
 * One source of data as a screen sees it: on its way, failed with a way to try again, or there. `stale` marks values
 * that are shown while they can't be refreshed (STATE-2, STATE-6).
 */
export type Loadable<T> =
  | { state: 'loading' }
  | { state: 'failed'; reason: FailureReason; retry: () => void }
  | { state: 'ready'; value: T; stale?: boolean }

/** Why a source of data failed, in the words a screen needs: who can help, and how. */
export type FailureReason = 'offline' | 'server' | 'expired' | 'forbidden' | 'notFound'
