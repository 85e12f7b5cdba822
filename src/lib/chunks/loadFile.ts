import { backoff, maxAttempts, sharedState } from '#src/lib/http.ts'

/** The host does not have a file, or sends a page in its place: a new version of the shop was published (NET-6). */
export class MissingFileError extends Error {}

/** How long a file may take, with all its attempts (NET-5). */
const timeoutMs = 120_000

/**
 * Fetches a file to its end, so that the browser stores it.
 * @returns whether the host has it
 * @throws when the connection or the host fails, which a later attempt may not
 */
async function fetchFile(url: string, options: RequestInit): Promise<boolean> {
  const response = await fetch(url, options)
  await response.arrayBuffer()
  const { ok, status } = response
  if (status >= 500 || status === 408 || status === 429) throw new Error(`${status}`)
  return ok && !response.headers.get('content-type')?.startsWith('text/html')
}

/** Retries as queries are retried (NET-1). A retry passes the browser's store, which may hold the failure. */
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

/** @returns a function that loads once, and again after a failure */
export function memoizeUntilRejected<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    }))
}

/**
 * Brings a file of the shop into the browser's cache, once. A browser keeps a failed `import()` for the life of the page, so
 * no file is imported before it is here (NET-6).
 * @param url its address, from the page's
 * @returns a promise that rejects with `MissingFileError`, or with another error when the connection fails or after 120 s; the
 *   next call then tries again
 */
export function loadFile(url: string, priority: RequestPriority = 'auto'): Promise<void> {
  const files = (sharedState().files ??= {})
  const { href } = new URL(url, location.href)
  const load = (files[href] ??= memoizeUntilRejected(() => {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), timeoutMs)
    return fetchWithRetries(href, priority, timeout.signal).finally(() => clearTimeout(timer))
  }))
  return load()
}
