import { StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '#src/design-system/theme/global.css.ts'
import { App } from '#src/app/App.tsx'
import { createShop, type Shop } from '#src/app/createShop.ts'
import { preloadCurrentPage } from '#src/app/lazyRoutes.ts'
import { closeToasts } from '#src/app/toasts.ts'
import { pageAt } from '#src/domain/pages.ts'
import { toPartUrl } from '#src/domain/paths.ts'
import { loadWebFonts } from '#src/design-system/theme/webFonts.ts'
import { startedEvent, reportFatalError } from '#src/lib/fatalError.ts'
import type { Platform } from '#src/ports/ports.ts'
import { isReportingEnabled, dispatchCaughtError } from '#src/reporting/listenForErrors.ts'
import { readTheme, applyTheme } from '#src/theme/themePreference.ts'

/**
 * Gives a page its own address where a host serves it at others, too (PAGE-9): a folder without its slash, at which the
 * router would render nothing; a file, such as /parts.html; doubled slashes, which the history takes for a host's name.
 * @param basename path the site is served from, with a slash at its end
 */
export function canonicalizeUrl(basename: string): void {
  const { pathname, search, hash } = location
  // A part that is newer than the build has no page of its own (PAGE-40): 404.html starts the shop, which reads it over the list.
  const [, partId] = /^part\/([\w-]+)(?:\.html|\/)?$/.exec(pathname.slice(basename.length)) ?? []
  if (partId !== undefined) return history.replaceState(history.state, '', basename + toPartUrl(partId).slice(1))
  const isPage = (path: string) => pageAt(path, basename) !== undefined
  const path = pathname.replaceAll(/\/+/g, '/')
  const withoutHtml = path.replace(/(?:\/index)?\.html$/, '')
  const corrected = [path, withoutHtml, `${withoutHtml}/`].find(isPage)
  if (corrected !== undefined && corrected !== pathname)
    history.replaceState(history.state, '', corrected + search + hash)
}

/**
 * Loads the web fonts (SPEED-11), where the computer has a font that was scaled to their size: elsewhere the page would
 * move (SPEED-4). Until then, and when it fails, the page is shown in the computer's font.
 */
async function loadWebFontsIfSafe(): Promise<void> {
  try {
    // So far all fonts are the computer's, from fonts.css.ts.
    await Promise.any([...document.fonts].map((font) => font.load()))
    await loadWebFonts()
  } catch {
    // Shown in what is there.
  }
}

/** React's own handler would report an error that nobody caught. */
function onRecoverableError(error: unknown): void {
  console.warn(error)
  if (isReportingEnabled) dispatchCaughtError('recoverable-error', error)
}

/** What no boundary catches empties the page. */
const options = { onUncaughtError: reportFatalError, onRecoverableError }

/** The app. Its web fonts come after hydration: they lay the page out once more. */
function AppWithWebFonts({ shop }: { shop: Shop }) {
  // In the commit, because React hydrates the page for a click and then handles it: the page must not repeat that one (NET-7).
  useLayoutEffect(() => void dispatchEvent(new Event(startedEvent)), [])
  useEffect(() => void loadWebFontsIfSafe(), [])
  return <App shop={shop} />
}

/**
 * Renders a shop into the page's #root: hydrates a prerendered page, renders any other.
 * @param basename path the site is served from, with a slash at its end
 * @returns a function that removes the shop and its toasts from the page; it does not stop the shop
 * @throws Error when the page has no #root
 */
export function mountShop(shop: Shop, basename: string): () => void {
  const container = document.getElementById('root')
  if (!container) throw new Error('no #root')
  canonicalizeUrl(basename)
  applyTheme(readTheme())
  const app = (
    <StrictMode>
      <BrowserRouter basename={basename}>
        <AppWithWebFonts shop={shop} />
      </BrowserRouter>
    </StrictMode>
  )
  let root: Root | undefined
  // A transition hydrates in small steps, so the page stays responsive.
  if (container.hasChildNodes()) startTransition(() => void (root = hydrateRoot(container, app, options)))
  else (root = createRoot(container, options)).render(app)
  return () => {
    root?.unmount()
    void closeToasts()
  }
}

/** Starts the shop on a platform and shows it. @param basename as of `mountShop` */
export async function startApp(platform: Platform, basename: string): Promise<void> {
  const shop = createShop(platform)
  shop.start()
  await preloadCurrentPage(basename)
  mountShop(shop, basename)
  // Without it, pages load when they are opened.
  import('#src/app/preloadPages.ts').then(
    ({ preloadPages }) => preloadPages(shop.store, basename),
    () => undefined,
  )
}
