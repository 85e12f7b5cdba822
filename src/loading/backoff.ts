/** Most attempts of a query or a file, the first included (NET-1). */
export const maxAttempts = 4

/** 1 s, 2 s, 4 s and so on, capped at 30 s (SHOP-9). */
const retryDelayMs = (attempt: number): number => Math.min(1000 * 2 ** (attempt - 1), 30_000)

/**
 * Waits before the next attempt: the retry delay, or until the browser is online again (NET-1).
 * @param attempt the number of the attempt that failed, from 1
 */
export const backoff = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      removeEventListener('online', finish)
      resolve()
    }
    if (navigator.onLine) setTimeout(finish, retryDelayMs(attempt))
    addEventListener('online', finish)
  })
