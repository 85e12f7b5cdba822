import { partsApi, selectListedPart } from '#src/api/parts.ts'
import { loadPage } from '#src/app/lazyRoutes.ts'
import type { AppStore } from '#src/app/store.ts'
import { listMenuLinks, findPage, type PageName } from '#src/domain/pages.ts'
import { readIdFromPath } from '#src/domain/paths.ts'
import { selectAccount } from '#src/session/sessionSlice.ts'

/**
 * Prefetches a part, and the profile that fills in the order form. The part is requested only if the list has its id, because
 * some servers crash on a malformed id (DATA-16). Visitors prefetch nothing, because they will see the login page first.
 */
async function prefetchPurchase(store: AppStore, id: string): Promise<void> {
  const account = selectAccount(store.getState())
  if (!account) return
  if (selectListedPart(store.getState(), id)) store.dispatch(partsApi.util.prefetch('getPart', { id }, {}))
  const { profilesApi } = await import('#src/api/profiles.ts')
  store.dispatch(profilesApi.util.prefetch('getProfile', { email: account.email }, {}))
}

/**
 * Prefetches what a page shows first, before its link is clicked: the data of the Purchase page, or the code of the part dialog
 * on the Tools page (SPEED-19).
 * @param path the link's path without the basename
 */
async function prefetchLinkTarget(store: AppStore, name: PageName, path: string, search: string): Promise<void> {
  const id = readIdFromPath('purchase', path)
  try {
    if (id !== null) await prefetchPurchase(store, id)
    else if (name === 'parts' && search !== '') await import('#src/design-system/blocks/parts/PartDialog.tsx')
  } catch {
    // The page loads its code again when it is opened, and shows a failure itself.
  }
}

/** Events that usually precede a click on a link. */
const linkIntentEvents = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * In ms: how long the pointer must stay on a link before data is prefetched. A shorter stay may mean that the list is scrolling.
 */
const hoverDelayMs = 80

/** The dashboard pages that both customers and admins may open. */
const commonDashboardPages = listMenuLinks('dashboard').filter(({ access }) => access === 'login')

/**
 * Loads the code of a page and prefetches its data when a link to it is hovered, focused or touched (SPEED-15). Once a user is
 * signed in, it also loads the code of the dashboard pages that every account has.
 * @param basename path that the site is served from, with a trailing slash
 * @param load starts loading a page's code; replaced in tests
 * @returns a function that stops preloading
 */
export function preloadPages(store: AppStore, basename: string, load = loadPage): () => void {
  function handleLinkIntent({ target, type }: Event): void {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin) return
    const name = findPage(link.pathname, basename)
    if (!name) return
    load(name)
    const prefetchTarget = () =>
      void prefetchLinkTarget(store, name, link.pathname.slice(basename.length - 1), link.search)
    if (type !== 'pointerover') prefetchTarget()
    else setTimeout(() => link.matches(':hover') && prefetchTarget(), hoverDelayMs)
  }

  function loadCommonDashboardPages(): void {
    if (store.getState().session.phase !== 'signedIn') return
    unsubscribe()
    for (const { name } of commonDashboardPages) load(name)
  }

  for (const type of linkIntentEvents) document.addEventListener(type, handleLinkIntent, { passive: true })
  const unsubscribe = store.subscribe(loadCommonDashboardPages)
  loadCommonDashboardPages()
  return () => {
    unsubscribe()
    for (const type of linkIntentEvents) document.removeEventListener(type, handleLinkIntent)
  }
}
