import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '#src/design-system/theme/global.css.ts'
import { addWebFonts } from '#src/app/addWebFonts.ts'
import { App } from '#src/app/App.tsx'
import { correctAddress } from '#src/app/correctAddress.ts'
import type { Shop } from '#src/app/createShop.ts'
import { closeToasts } from '#src/app/notify.tsx'
import { tellBroken } from '#src/loading/loadCode.ts'
import { isReporting, tellCaughtError } from '#src/platform/watchPage.ts'
import { readTheme, applyTheme } from '#src/session/themePreference.ts'

/** React's own handler would report an error that nobody caught. */
function onRecoverableError(error: unknown): void {
  console.warn(error)
  if (isReporting) tellCaughtError('redrawn', error)
}

/** What no boundary catches empties the page. */
const options = { onUncaughtError: tellBroken, onRecoverableError }

/** The app. Its web fonts come after hydration: they lay the page out once more. */
function AppWithFonts({ shop }: { shop: Shop }) {
  useEffect(() => void addWebFonts(), [])
  return <App shop={shop} />
}

/**
 * Renders a shop into the page's #root: hydrates a prerendered page, renders any other.
 * @param basename path the site is served from, with a slash at its end
 * @returns a function that removes the shop and its toasts from the page; it does not stop the shop
 * @throws Error when the page has no #root
 */
export function mountShop(shop: Shop, basename: string): () => void {
  const host = document.getElementById('root')
  if (!host) throw new Error('no #root')
  correctAddress(basename)
  applyTheme(readTheme())
  const app = (
    <StrictMode>
      <BrowserRouter basename={basename}>
        <AppWithFonts shop={shop} />
      </BrowserRouter>
    </StrictMode>
  )
  let root: Root | undefined
  // A transition hydrates in small steps, so the page stays responsive.
  if (host.hasChildNodes()) startTransition(() => void (root = hydrateRoot(host, app, options)))
  else (root = createRoot(host, options)).render(app)
  return () => {
    root?.unmount()
    void closeToasts()
  }
}
