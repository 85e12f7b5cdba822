import { backoff, maxAttempts } from '#src/lib/http.ts'
import { loadFile, MissingFileError, memoizeUntilRejected } from '#src/lib/chunks/loadFile.ts'

/**
 * Imports code whose files are here. Firefox and Safari fail the imports of a page that is being left: it must not say so.
 * @returns the module; rejects with what the module throws, or 8 s after an import that fails although its files are here
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
 * Loads for as long as it takes, at most 30 s apart (NET-9): for code that has no page to say that it failed.
 * @param load rejects when its attempts are used up (NET-5)
 * @param onFailure called after each load that failed
 * @returns what was loaded; rejects only with `MissingFileError`
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

/** Adds a style sheet once it is here. A link that the page has counts, also one that loads nothing. */
async function addStyles(href: string): Promise<void> {
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

const styles: Record<string, () => Promise<void>> = {}

const loadStyles = (href: string): Promise<void> => (styles[href] ??= memoizeUntilRejected(() => addStyles(href)))()

/**
 * Imports code once all its files are here. Every `import()` of a build passes it, in the place of Vite's own helper
 * (src/build/chunks.ts). Says by 'vite:preloadError' that a file is missing: there is a new version.
 * @param importCode the `import()`
 * @param files what it needs, with its style sheets: addresses from the site's base, or from the importer's
 * @param importer address of the importing file, where the base is relative
 * @returns the module; rejects as `loadFile` and `importIgnoringUnload` do
 */
export async function loadCode<Code>(
  importCode: () => Promise<Code>,
  files: readonly string[] = [],
  importer: string = location.href,
): Promise<Code> {
  const urls = files.map((file) => new URL(import.meta.env.BASE_URL + file, importer).href)
  try {
    await Promise.all(urls.map((href) => (href.endsWith('.css') ? loadStyles(href) : loadFile(href))))
  } catch (error) {
    if (error instanceof MissingFileError) dispatchEvent(new Event('vite:preloadError'))
    throw error
  }
  return importIgnoringUnload(importCode)
}
