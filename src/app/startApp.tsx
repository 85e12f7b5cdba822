import { createShop } from '#src/app/createShop.ts'
import { mountShop } from '#src/app/mountShop.tsx'
import { loadShownPage } from '#src/app/pageCode.ts'
import type { Platform } from '#src/platform/ports.ts'

/**
 * Starts the shop on a platform and shows it.
 * @param basename path the site is served from: known at build time for the real build, found at run time by the mock one
 * @throws Error when the page has no #root
 */
export async function startApp(platform: Platform, basename: string): Promise<void> {
  const shop = createShop(platform)
  shop.start()
  await loadShownPage(basename)
  mountShop(shop, basename)
  // Without it, pages load when they are opened.
  import('#src/app/preloadPages.ts').then(
    ({ preloadPages }) => preloadPages(shop.store, basename),
    () => undefined,
  )
}
