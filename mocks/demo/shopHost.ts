import { pathBelow } from '#mocks/demo/link.ts'
import type { Shop } from '#src/app/createShop.ts'
import { mountShop } from '#src/app/startApp.tsx'

/** Where a demo renders its shop. Paths are relative to the shop's root, with query and hash. */
export type ShopHost = ReturnType<typeof createWindowHost>

/** Renders the shop in the window, with the shop's URL. @param basename path of the shop's root, ends with a slash */
export const createWindowHost = (basename: string) => ({
  /** Renders a shop at the current path. @returns a function that unmounts the shop without stopping it */
  mount: (shop: Shop) => mountShop(shop, basename),

  path: () => pathBelow(basename, location),

  /** Opens a page in the current shop, or in the next one. */
  open(path: string) {
    const url = location.origin + basename + path.replace(/^\//, '')
    // Adds no history entry if the page is already open.
    if (url !== location.href) history.pushState(null, '', url)
    // `popstate` is the only event that the router listens to.
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  },
})
