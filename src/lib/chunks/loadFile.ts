import { backoff, maxAttempts, getSharedState } from '#src/lib/http.ts'

/** The host does not have the file, or sends HTML instead, because a new version of the app was deployed (NET-6). */
export class MissingFileError extends Error {}

/** In ms: the time limit for all attempts together (NET-5). */
const totalTimeoutMs = 120_000

/**
 * Fetches a complete file, so that the browser caches it.
 * @returns whether the host has the file
 * @throws Error if a later attempt may succeed
 */
async function fetchFile(url: string, options: RequestInit): Promise<boolean> {
  const response = await fetch(url, options)
  await response.arrayBuffer()
  const { ok, status } = response
  if (status >= 500 || status === 408 || status === 429) throw new Error(`${status}`)
  return ok && !response.headers.get('content-type')?.startsWith('text/html')
}

/**
 * Fetches a file with the same retries as queries (NET-1). A retry bypasses the HTTP cache, which may contain the failed response.
 */
async function fetchWithRetries(url: string, priority: RequestPriority, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (await fetchFile(url, { priority, signal, ...(attempt > 1 && { cache: 'reload' }) })) return
    } catch (error) {
      if (attempt === maxAttempts || signal.aborted) throw error
      await backoff(attempt, signal)
      continue
    }
    if (attempt > 1) throw new MissingFileError(url)
  }
}

/** @returns a function that loads once and shares the result. After a failure, the next call loads again. */
export function memoizeUntilRejected<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let sharedPromise: Promise<Loaded> | null = null
  return () =>
    (sharedPromise ??= load().catch((error: unknown) => {
      sharedPromise = null
      throw error
    }))
}

/**
 * Loads a file of the app into the browser's cache, once. Files are loaded before they are imported, because browsers remember
 * a failed `import()` until the page is reloaded (NET-6).
 * @param url relative to the page
 * @returns a promise that rejects with `MissingFileError`, or with another error if the connection fails or after 120 s; the
 *   next call then tries again
 */
export function loadFile(url: string, priority: RequestPriority = 'auto'): Promise<void> {
  const { fileLoaders } = getSharedState()
  const { href } = new URL(url, location.href)
  const load = (fileLoaders[href] ??= memoizeUntilRejected(() => {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), totalTimeoutMs)
    return fetchWithRetries(href, priority, timeout.signal).finally(() => clearTimeout(timer))
  }))
  return load()
}
