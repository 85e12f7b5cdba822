import { backoff, maxAttempts } from '#src/loading/backoff.ts'

/** The host does not have a file, or sends a page in its place: a new version of the shop was published (NET-6). */
export class MissingFile extends Error {}

/** The window holds the files: the first paint's script and the shop share no module. */
interface FilesWindow {
  files?: Record<string, Promise<void>>
}

/** How long a file may take, with all its attempts (NET-5). */
const timeoutMs = 120_000

/**
 * Fetches a file to its end, so that the browser stores it.
 * @returns whether the host has it
 * @throws when the line or the host fails, which a later attempt may not
 */
async function fetchFile(url: string, options: RequestInit): Promise<boolean> {
  const response = await fetch(url, options)
  await response.arrayBuffer()
  const { ok, status } = response
  if (status >= 500 || status === 408 || status === 429) throw new Error(`${status}`)
  return ok && !response.headers.get('content-type')?.startsWith('text/html')
}

/** Retries as queries are retried (NET-1). A retry passes the browser's store, which may hold the failure. */
async function fetchWithRetries(url: string, options: RequestInit): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (await fetchFile(url, attempt === 1 ? options : { ...options, cache: 'reload' })) return
    } catch (error) {
      if (attempt === maxAttempts || options.signal?.aborted) throw error
      await backoff(attempt, options.signal)
      continue
    }
    if (attempt > 1) throw new MissingFile(url)
  }
}

/**
 * Brings a file of the shop into the browser's cache, once. A browser keeps a failed `import()` for the life of the page, so
 * no file is imported before it is here (NET-6).
 * @param url its address, from the page's
 * @returns a promise that rejects with `MissingFile`, or with another error when the line fails or after 120 s; the next call
 *   then tries again
 */
export function loadFile(url: string, priority: RequestPriority = 'auto'): Promise<void> {
  const files = ((window as FilesWindow).files ??= {})
  const { href } = new URL(url, location.href)
  return (files[href] ??= new Promise<void>((resolve, reject) => {
    const timeout = new AbortController()
    const timer = setTimeout(() => {
      timeout.abort()
      reject(new Error('timeout'))
    }, timeoutMs)
    fetchWithRetries(href, { priority, signal: timeout.signal })
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  }).catch((error: unknown) => {
    delete files[href]
    throw error
  }))
}
