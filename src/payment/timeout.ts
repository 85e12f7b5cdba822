/** How long each call of a payment may take, in ms. Fetching the order has the same limit (PAY-18). */
export const responseTimeoutMs = 30_000

export class NoResponseError extends Error {
  override name = 'NoResponseError'
}

/**
 * Aborts a call that takes too long and rejects with a NoResponseError. Otherwise a call that hangs would hold the order's
 * lock and block payment in every tab.
 */
export async function withTimeout<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NoResponseError())
      controller.abort()
    }, responseTimeoutMs)
  })
  try {
    return await Promise.race([call(controller.signal), timeout])
  } finally {
    clearTimeout(timer)
  }
}
