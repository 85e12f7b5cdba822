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

/** A complete answer over HTTP; null when none came. */
type HttpResponse = { response: Response; text: string } | null

/**
 * Sends a request and reads its whole answer. Never rejects. The script inside the pages asks by it too, which
 * `fetchBaseQuery` is too large for; and that reads the text of each answer twice.
 */
export async function http(url: string, init: RequestInit): Promise<HttpResponse> {
  try {
    const response = await fetch(new Request(url, init))
    return { response, text: await response.text() }
  } catch {
    return null
  }
}

/** The headers of a call. @param body JSON, null for none @param token bearer token, null for none */
export function buildHeaders(body: string | null, token: string | null): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (body !== null) headers.set('content-type', 'application/json')
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  return headers
}

interface SharedState {
  /** Loads of the shop's files, by URL. */
  files?: Record<string, () => Promise<void>>
  /** Responses to prefetched calls, by URL. */
  responses?: Record<string, Promise<HttpResponse>>
}

declare global {
  interface Window {
    __shop?: SharedState
  }
}

/** State on the window, which the bootstrap script shares with the shop's scripts because they have no module in common. */
export const sharedState = (): SharedState => (window.__shop ??= {})

/** How long an answer waits for the shop, ms: a page that asks for it later would show old data. */
const lifetimeMs = 30_000

/** Sends a GET call that needs no token, for the shop to take its answer. @param url its complete address */
export function prefetchCall(url: string): void {
  const responses = (sharedState().responses ??= {})
  responses[url] = http(url, { headers: buildHeaders(null, null), cache: 'no-cache' })
  setTimeout(() => delete responses[url], lifetimeMs)
}

/** Takes the answer to an early call; the next caller gets undefined. @returns undefined when there is none */
export function takePrefetched(url: string): Promise<HttpResponse> | undefined {
  const { responses } = sharedState()
  const response = responses?.[url]
  delete responses?.[url]
  return response
}
