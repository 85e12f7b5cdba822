/** Most attempts of a query or a file, the first included (NET-1). */
export const maxAttempts = 4

/** 1 s, 2 s, 4 s and so on, capped at 30 s (SHOP-9). */
const retryDelayMs = (attempt: number): number => Math.min(1000 * 2 ** (attempt - 1), 30_000)

/**
 * Waits before the next attempt: the retry delay, or less when the browser is online again (NET-1).
 * @param attempt the number of the attempt that failed, from 1
 * @param signal ends the wait
 */
export const backoff = (attempt: number, signal?: AbortSignal | null): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('online', finish)
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    // Whatever `navigator.onLine` says: some browsers are offline by their own account as long as a VPN runs.
    const timer = setTimeout(finish, retryDelayMs(attempt))
    addEventListener('online', finish)
    signal?.addEventListener('abort', finish)
  })
