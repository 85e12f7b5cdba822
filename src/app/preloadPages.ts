import { guardModules, guardOf, pageModules } from '#src/app/pageModules.ts'
import type { AppStore } from '#src/app/store.ts'
import { pageAt, type PageName } from '#src/domain/pages.ts'

/** What comes before a press on a link. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** Loads the code of a page and of the guards around it. A failure is for the visit itself to show. */
function loadPage(name: PageName): void {
  const guards = Object.keys(guardModules) as (keyof typeof guardModules)[]
  const guard = guardOf(name)
  const around = guard === 'none' ? [] : guards.slice(0, guards.indexOf(guard) + 1)
  const modules = [...around.map((each) => guardModules[each]), ...(name === 'home' ? [] : [pageModules[name]])]
  for (const load of modules) load().catch(() => undefined)
}

/**
 * Loads the code of a page before it is opened: when a link to it is pointed at, focused or touched; and of the
 * dashboard's first page, once somebody is signed in (SPEED-15).
 * @param basename path the site is served from, with a slash at its end
 * @param load replaced in tests
 * @returns a function that stops it
 */
export function preloadPages(store: AppStore, basename: string, load = loadPage): () => void {
  function onIntent({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin || !link.pathname.startsWith(basename)) return
    const name = pageAt(link.pathname.slice(basename.length - 1))
    if (name) load(name)
  }

  function loadFirstPage(): void {
    if (store.getState().session.phase !== 'signedIn') return
    unsubscribe()
    load('profile')
  }

  for (const type of intents) document.addEventListener(type, onIntent, { passive: true })
  const unsubscribe = store.subscribe(loadFirstPage)
  loadFirstPage()
  return () => {
    unsubscribe()
    for (const type of intents) document.removeEventListener(type, onIntent)
  }
}
