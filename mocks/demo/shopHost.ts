import { getPathBelow } from '#mocks/demo/link.ts'
import type { Shop } from '#src/app/createShop.ts'
import { mountShop } from '#src/app/startApp.tsx'

/** Where a demo renders the app. Paths start at the app's root, and include query and hash. */
export type ShopHost = ReturnType<typeof createWindowHost>

/**
 * Renders the app in the window and uses the window's URL.
 * @param basename the path of the app's root, which ends with a slash
 */
export const createWindowHost = (basename: string) => ({
  /**
   * Renders an instance of the app at the current path.
   * @returns a function that unmounts the instance without stopping it
   */
  mount: (shop: Shop) => mountShop(shop, basename),

  getPath: () => getPathBelow(basename, location),

  /** Opens a page in the mounted app. If no app is mounted, the next one shows the page. */
  open(path: string) {
    const url = location.origin + basename + path.replace(/^\//, '')
    // Does not add a history entry if the page is already open.
    if (url !== location.href) history.pushState(null, '', url)
    // Dispatches `popstate`, because the router listens to no other event.
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  },
})
