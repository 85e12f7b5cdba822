import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '#src/design-system/theme/global.css.ts'
import { App } from '#src/app/App.tsx'
import { createShop } from '#src/app/createShop.ts'
import type { Platform } from '#src/platform/ports.ts'
import { readTheme, showTheme } from '#src/session/themePreference.ts'

/**
 * Starts the shop on a platform, real or mock. A page that stands in its file already is taken over, any other drawn.
 * @param basename where the site lives: known at build time for the real build, found at run time by the mock one
 */
export function startApp(platform: Platform, basename: string): void {
  const host = document.getElementById('root')
  if (!host) throw new Error('the page has no #root')
  showTheme(readTheme())
  const shop = createShop(platform)
  shop.start()
  const app = (
    <StrictMode>
      <BrowserRouter basename={basename}>
        <App shop={shop} />
      </BrowserRouter>
    </StrictMode>
  )
  // a transition is done in small steps: the page can be used between them
  if (host.hasChildNodes()) startTransition(() => void hydrateRoot(host, app))
  else createRoot(host).render(app)
}
