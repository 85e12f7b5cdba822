/** How long each call of a payment may go without a response, in ms; the order's reads have the same limit (PAY-18). */
export const responseLimitMs = 30_000

/** Rejection of a call that got no response in time. */
export class NoResponseError extends Error {
  override name = 'NoResponseError'
}

/**
 * Makes a call that is aborted, and rejects with a NoResponseError, when it takes too long. Otherwise one hung call would
 * hold the order's lock, and block it in every tab.
 */
export async function withLimit<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NoResponseError())
      controller.abort()
    }, responseLimitMs)
  })
  try {
    return await Promise.race([call(controller.signal), silence])
  } finally {
    clearTimeout(timer)
  }
}
