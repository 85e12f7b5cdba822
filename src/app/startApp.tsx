import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '#src/design-system/theme/global.css.ts'
import { App } from '#src/app/App.tsx'
import { completeBasename } from '#src/app/completeBasename.ts'
import { createShop } from '#src/app/createShop.ts'
import type { Platform } from '#src/platform/ports.ts'
import { readTheme, applyTheme } from '#src/session/themePreference.ts'

/**
 * Starts the shop on a platform, real or mock. Hydrates a prerendered page, renders any other.
 * @param basename path the site is served from: known at build time for the real build, found at run time by the mock one
 * @throws Error when the page has no #root
 */
export function startApp(platform: Platform, basename: string): void {
  const host = document.getElementById('root')
  if (!host) throw new Error('the page has no #root')
  completeBasename(basename)
  applyTheme(readTheme())
  const shop = createShop(platform)
  shop.start()
  const app = (
    <StrictMode>
      <BrowserRouter basename={basename}>
        <App shop={shop} />
      </BrowserRouter>
    </StrictMode>
  )
  // a transition hydrates in small steps, so the page stays responsive
  if (host.hasChildNodes()) startTransition(() => void hydrateRoot(host, app))
  else createRoot(host).render(app)
}
