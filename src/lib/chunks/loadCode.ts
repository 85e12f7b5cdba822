import { backoff, maxAttempts } from '#src/lib/http.ts'
import { loadFile, MissingFileError, memoizeUntilRejected } from '#src/lib/chunks/loadFile.ts'

/**
 * Imports code whose files are already loaded. Firefox and Safari reject the imports of a page that is unloading, so a failed
 * import is reported only after 8 s, when such a page is gone.
 * @returns the module; rejects immediately with errors from the module itself
 */
export async function importIgnoringUnload<Code>(importCode: () => Promise<Code>): Promise<Code> {
  try {
    return await importCode()
  } catch (error) {
    if (error instanceof TypeError) await backoff(maxAttempts)
    throw error
  }
}

/**
 * Loads code, with retries at most 30 s apart until it succeeds, because no page would show the failure (NET-9).
 * @param load rejects after its own attempts have failed
 * @param onFailure called after each failed load
 * @returns a promise that rejects only with `MissingFileError`
 */
export async function loadWithUnlimitedRetries<Code>(load: () => Promise<Code>, onFailure?: () => void): Promise<Code> {
  for (let attempt = maxAttempts; ; attempt += 1) {
    try {
      return await load()
    } catch (error) {
      if (error instanceof MissingFileError) throw error
      onFailure?.()
      await backoff(attempt)
    }
  }
}

/** Adds a style sheet once its file is loaded, unless the page already has a link to it, enabled or disabled. */
async function addStyleSheet(href: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  if ([...links].some((link) => link.href === href)) return
  await loadFile(href)
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(href))
    }
    document.head.append(link)
  })
}

const styleSheetLoaders: Record<string, () => Promise<void>> = {}

const loadStyleSheet = (href: string): Promise<void> =>
  (styleSheetLoaders[href] ??= memoizeUntilRejected(() => addStyleSheet(href)))()

/**
 * Imports code once all its files are loaded. Every `import()` of a build calls this function instead of Vite's own helper
 * (src/build/chunks.ts). If a file is missing, 'vite:preloadError' is dispatched, because there is a new version.
 * @param files the scripts and style sheets that the code needs, relative to the base URL
 * @param importer URL of the importing file, for builds with a relative base URL
 * @returns the module; rejects like `loadFile` and `importIgnoringUnload`
 */
export async function loadCode<Code>(
  importCode: () => Promise<Code>,
  files: readonly string[] = [],
  importer: string = location.href,
): Promise<Code> {
  const urls = files.map((file) => new URL(import.meta.env.BASE_URL + file, importer).href)
  try {
    await Promise.all(urls.map((href) => (href.endsWith('.css') ? loadStyleSheet(href) : loadFile(href))))
  } catch (error) {
    if (error instanceof MissingFileError) dispatchEvent(new Event('vite:preloadError'))
    throw error
  }
  return importIgnoringUnload(importCode)
}
