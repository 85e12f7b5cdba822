/** Number of attempts for queries and files, including the first attempt (NET-1). */
export const maxAttempts = 4

/** Returns 1 s, 2 s, 4 s and so on, up to 30 s (SHOP-9). */
const getRetryDelayMs = (attempt: number): number => Math.min(1000 * 2 ** (attempt - 1), 30_000)

/**
 * Waits before the next attempt, until the retry delay is over or the browser is online again (NET-1).
 * @param attempt number of the failed attempt, from 1
 * @param signal ends the wait early when aborted
 */
export const backoff = (attempt: number, signal?: AbortSignal | null): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('online', finish)
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    // `navigator.onLine` is ignored, because some browsers report false while a VPN is running.
    const timer = setTimeout(finish, getRetryDelayMs(attempt))
    addEventListener('online', finish)
    signal?.addEventListener('abort', finish)
  })

/** How long one request may take (PAY-18). */
export const responseTimeoutMs = 30_000

export class NoResponseError extends Error {}

/**
 * Aborts a call that takes too long and rejects with a NoResponseError. Otherwise a call that hangs would keep a button disabled,
 * or keep an order locked, so that no tab could pay for the order.
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

/** The response and its text; null if there was no complete response. */
type HttpResponse = { response: Response; text: string } | null

/**
 * Sends a request and reads the complete response. Never rejects. The bootstrap script also uses this function;
 * `fetchBaseQuery` would be too large for that script, and reads each response twice.
 */
export async function sendRequest(url: string, init: RequestInit): Promise<HttpResponse> {
  try {
    const response = await fetch(new Request(url, init))
    return { response, text: await response.text() }
  } catch {
    return null
  }
}

export function buildHeaders(body: string | null, token: string | null): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (body !== null) headers.set('content-type', 'application/json')
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  return headers
}

interface SharedState {
  /** Functions that load the app's files, by URL. */
  fileLoaders: Record<string, () => Promise<void>>
  /** Responses of prefetched calls, by URL. */
  prefetchedResponses: Record<string, Promise<HttpResponse>>
}

declare global {
  interface Window {
    __shop?: SharedState
  }
}

/** Returns the state that the bootstrap script and the app share. It is stored on the window, because they share no module. */
export const getSharedState = (): SharedState => (window.__shop ??= { fileLoaders: {}, prefetchedResponses: {} })

/** How long a prefetched response may be used. */
const prefetchLifetimeMs = 30_000

/** Sends a GET call without a token. The app reads the response with `takePrefetchedResponse`. */
export function prefetchCall(url: string): void {
  const { prefetchedResponses } = getSharedState()
  prefetchedResponses[url] = sendRequest(url, { headers: buildHeaders(null, null), cache: 'no-cache' })
  setTimeout(() => delete prefetchedResponses[url], prefetchLifetimeMs)
}

/** Returns the response of a prefetched call; undefined if there is none or it has already been returned. */
export function takePrefetchedResponse(url: string): Promise<HttpResponse> | undefined {
  const { prefetchedResponses } = getSharedState()
  const response = prefetchedResponses[url]
  delete prefetchedResponses[url]
  return response
}
