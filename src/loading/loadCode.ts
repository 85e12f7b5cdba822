import { importUnlessLeft } from '#src/loading/importUnlessLeft.ts'
import { loadFile, MissingFile } from '#src/loading/loadFile.ts'

const addedStyles: Record<string, Promise<void>> = {}

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

function loadStyles(href: string): Promise<void> {
  return (addedStyles[href] ??= addStyles(href).catch((error: unknown) => {
    delete addedStyles[href]
    throw error
  }))
}

/**
 * Imports code once all its files are here. Every `import()` of a build passes it, in the place of Vite's own helper
 * (src/build/codeLoader.ts). Says by 'vite:preloadError' that a file is missing: there is a new version.
 * @param importCode the `import()`
 * @param files what it needs, with its style sheets: addresses from the site's base, or from the importer's
 * @param importer address of the importing file, where the base is relative
 * @returns the module; rejects as `loadFile` and `importUnlessLeft` do
 */
export async function loadCode<Code>(
  importCode: () => Promise<Code>,
  files: readonly string[] = [],
  importer: string = location.href,
): Promise<Code> {
  const addresses = files.map((file) => new URL(import.meta.env.BASE_URL + file, importer).href)
  try {
    await Promise.all(addresses.map((href) => (href.endsWith('.css') ? loadStyles(href) : loadFile(href))))
  } catch (error) {
    if (error instanceof MissingFile) dispatchEvent(new Event('vite:preloadError'))
    throw error
  }
  return importUnlessLeft(importCode)
}
