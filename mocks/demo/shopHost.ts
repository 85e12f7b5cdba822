import { pathBelow } from '#mocks/demo/link.ts'
import type { Shop } from '#src/app/createShop.ts'
import { mountShop } from '#src/app/startApp.tsx'

/** Where a demo shows its shop. Paths are below the shop's root, with query and hash. */
export type ShopHost = ReturnType<typeof createWindowHost>

/** The whole window, whose address is the shop's. @param basename path of the shop's root, with a slash at its end */
export const createWindowHost = (basename: string) => ({
  /** Shows a shop at the current path. @returns a function that removes it from the page; it does not stop the shop */
  mount: (shop: Shop) => mountShop(shop, basename),

  path: () => pathBelow(basename, location),

  /** Opens a page, in the shop that is shown or the next one. */
  open(path: string) {
    const url = location.origin + basename + path.replace(/^\//, '')
    // A new entry of the history, unless the page is open already.
    if (url !== location.href) history.pushState(null, '', url)
    // The router listens to nothing else.
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  },
})
