import { StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '#src/design-system/theme/global.css.ts'
import { App } from '#src/app/App.tsx'
import { createShop, type Shop } from '#src/app/createShop.ts'
import { preloadCurrentPage } from '#src/app/lazyRoutes.ts'
import { closeToasts } from '#src/app/toasts.ts'
import { findPage } from '#src/domain/pages.ts'
import { toPartUrl } from '#src/domain/paths.ts'
import { loadWebFonts } from '#src/design-system/theme/webFonts.ts'
import { startedEvent, reportFatalError } from '#src/lib/fatalError.ts'
import type { Platform } from '#src/ports/ports.ts'
import { isReportingEnabled, dispatchCaughtError } from '#src/reporting/listenForErrors.ts'
import { readTheme, applyTheme } from '#src/theme/themePreference.ts'

/**
 * Replaces the URL with the canonical URL of its page (PAGE-9). It corrects the URLs of HTML files, such as /parts.html. It adds
 * the missing slash to the base path, where the router would otherwise render nothing. It also removes double slashes, because
 * the History API treats them as the start of a host name.
 * @param basename path that the site is served from, with a trailing slash
 */
export function canonicalizeUrl(basename: string): void {
  const { pathname, search, hash } = location
  // A part that is newer than the build has no page of its own, so the host sends 404.html. The app then shows the part in a
  // dialog over the list (PAGE-40).
  const [, partId] = /^part\/([\w-]+)(?:\.html|\/)?$/.exec(pathname.slice(basename.length)) ?? []
  if (partId !== undefined) return history.replaceState(history.state, '', basename + toPartUrl(partId).slice(1))
  const isPage = (path: string) => findPage(path, basename) !== undefined
  const path = pathname.replaceAll(/\/+/g, '/')
  const pathWithoutHtml = path.replace(/(?:\/index)?\.html$/, '')
  const canonicalPath = [path, pathWithoutHtml, `${pathWithoutHtml}/`].find(isPage)
  if (canonicalPath !== undefined && canonicalPath !== pathname)
    history.replaceState(history.state, '', canonicalPath + search + hash)
}

/**
 * Loads the web fonts if the system has a fallback font that fonts.css.ts scales to the same size. Without such a font, the
 * layout would shift (SPEED-4). Until the fonts are loaded, and after a failure, the page uses the system font.
 */
async function loadWebFontsIfSafe(): Promise<void> {
  try {
    // Until the web fonts are added, `document.fonts` contains only system fonts.
    await Promise.any([...document.fonts].map((font) => font.load()))
    await loadWebFonts()
  } catch {
    // The page keeps the system font.
  }
}

/** Logs an error from which React has recovered. React's own handler would report it as uncaught. */
function onRecoverableError(error: unknown): void {
  console.warn(error)
  if (isReportingEnabled) dispatchCaughtError('recoverable-error', error)
}

/** An error that no boundary catches is reported as fatal, because React then empties the page. */
const rootOptions = { onUncaughtError: reportFatalError, onRecoverableError }

/** Renders the app, and loads the web fonts after hydration, because they cause another layout. */
function AppWithWebFonts({ shop }: { shop: Shop }) {
  // A click can make React hydrate the page, and React then handles this click itself. A layout effect dispatches the event
  // before the click reaches its button; otherwise the bootstrap script would repeat the click (NET-7).
  useLayoutEffect(() => void dispatchEvent(new Event(startedEvent)), [])
  useEffect(() => void loadWebFontsIfSafe(), [])
  return <App shop={shop} />
}

/**
 * Hydrates a prerendered page, or renders the page into an empty #root.
 * @param basename path that the site is served from, with a trailing slash
 * @returns a function that removes the app and its toasts from the page, without stopping the shop
 * @throws Error if the page has no #root
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
  // A transition hydrates in small steps, so that the page stays responsive.
  if (container.hasChildNodes()) startTransition(() => void (root = hydrateRoot(container, app, rootOptions)))
  else (root = createRoot(container, rootOptions)).render(app)
  return () => {
    root?.unmount()
    void closeToasts()
  }
}

export async function startApp(platform: Platform, basename: string): Promise<void> {
  const shop = createShop(platform)
  shop.start()
  await preloadCurrentPage(basename)
  mountShop(shop, basename)
  // If the module does not load, pages load their code when they are opened.
  import('#src/app/preloadPages.ts').then(
    ({ preloadPages }) => preloadPages(shop.store, basename),
    () => undefined,
  )
}
