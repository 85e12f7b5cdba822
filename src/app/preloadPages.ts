import { partsApi, selectListedPart } from '#src/api/parts.ts'
import { loadPage } from '#src/app/lazyRoutes.ts'
import type { AppStore } from '#src/app/store.ts'
import { menuLinks, pageAt, type PageName } from '#src/domain/pages.ts'
import { readIdFromPath } from '#src/domain/paths.ts'
import { selectAccount } from '#src/session/sessionSlice.ts'

/**
 * Requests a part, and the profile that fills in the order form, unless they are cached. A part that is not in the list is not
 * requested (DATA-16). Nothing is requested for a visitor, who will see the login first.
 */
async function prefetchPurchase(store: AppStore, id: string): Promise<void> {
  const account = selectAccount(store.getState())
  if (!account) return
  if (selectListedPart(store.getState(), id)) store.dispatch(partsApi.util.prefetch('getPart', { id }, {}))
  const { profilesApi } = await import('#src/api/profiles.ts')
  store.dispatch(profilesApi.util.prefetch('getProfile', { email: account.email }, {}))
}

/**
 * Prefetches what a page shows first, before a link to it is clicked: the data of the Purchase page, or the code of the part
 * dialog on the Tools page (SPEED-19).
 * @param path below the site's root
 */
async function prefetchLinkTarget(store: AppStore, name: PageName, path: string, search: string): Promise<void> {
  const id = readIdFromPath('purchase', path)
  try {
    if (id !== null) await prefetchPurchase(store, id)
    else if (name === 'parts' && search !== '') await import('#src/design-system/blocks/parts/PartDialog.tsx')
  } catch {
    // The failure is ignored: if the page is opened, it loads its code again and shows a failure.
  }
}

const intentEvents = ['pointerover', 'focusin', 'touchstart'] as const

/** In ms: data is prefetched only if the pointer stays on a link, because a list may only be scrolling under the pointer. */
const dwellMs = 80

const accountPages = menuLinks('dashboard').filter(({ access }) => access === 'login')

/**
 * Loads the code of a page and prefetches its data when a link to it is hovered, focused or touched (SPEED-15). Once a user is
 * signed in, it also loads the code of the dashboard pages that every account has.
 * @param basename path that the site is served from, with a trailing slash
 * @param load replaced in tests
 * @returns a function that stops preloading
 */
export function preloadPages(store: AppStore, basename: string, load = loadPage): () => void {
  function onIntent({ target, type }: Event): void {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin) return
    const name = pageAt(link.pathname, basename)
    if (!name) return
    load(name)
    const prefetchTarget = () =>
      void prefetchLinkTarget(store, name, link.pathname.slice(basename.length - 1), link.search)
    if (type !== 'pointerover') prefetchTarget()
    else setTimeout(() => link.matches(':hover') && prefetchTarget(), dwellMs)
  }

  function loadAccountPages(): void {
    if (store.getState().session.phase !== 'signedIn') return
    unsubscribe()
    for (const { name } of accountPages) load(name)
  }

  for (const type of intentEvents) document.addEventListener(type, onIntent, { passive: true })
  const unsubscribe = store.subscribe(loadAccountPages)
  loadAccountPages()
  return () => {
    unsubscribe()
    for (const type of intentEvents) document.removeEventListener(type, onIntent)
  }
}
