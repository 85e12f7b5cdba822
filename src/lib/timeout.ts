/** How long one request may take, in ms (PAY-18). */
export const responseTimeoutMs = 30_000

export class NoResponseError extends Error {
  override name = 'NoResponseError'
}

/**
 * Aborts a call that takes too long and rejects with a NoResponseError. Otherwise a call that hangs would keep a button disabled,
 * or hold the lock of an order and block its payment in every tab.
 */
export async function withTimeout<T>(
  call: (signal: AbortSignal) => Promise<T>,
  timeoutMs = responseTimeoutMs,
): Promise<T> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NoResponseError())
      controller.abort()
    }, timeoutMs)
  })
  try {
    return await Promise.race([call(controller.signal), timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** Aborts a request with the signal. */
export function abortOnSignal<Request extends { abort(): void }>(request: Request, signal: AbortSignal): Request {
  signal.addEventListener('abort', () => request.abort())
  return request
}
