import { guardModules, guardOf, pageModules } from '#src/app/pageModules.ts'
import { isPrerendered, pageAt, type PageName } from '#src/domain/pages.ts'

/**
 * Loads the code of a page and of the guards around it. Ignores failures: the page shows them when it is opened.
 */
export function loadPage(name: PageName): void {
  const innermost = guardOf(name)
  const guards = Object.entries(guardModules)
  // 'none' is not in the table: the index is -1, and slice(0, 0) is empty.
  const innermostIndex = guards.findIndex(([guard]) => guard === innermost)
  const routes = guards.slice(0, innermostIndex + 1).map(([, route]) => route)
  if (name !== 'home') routes.push(pageModules[name])
  for (const route of routes) route.load().catch(() => undefined)
}

/** How long the start of the shop waits for the code of the page, ms: its files were asked for with the scripts. */
const codeMs = 1000

/**
 * Loads the code of the prerendered page that is open: without it React would hydrate around the page first, and then the
 * page with what is around it once more.
 * @param basename path the site is served from, with a slash at its end
 */
export async function loadShownPage(basename: string): Promise<void> {
  const name = pageAt(location.pathname, basename)
  if (!name || name === 'home' || !isPrerendered(name)) return
  const code = pageModules[name].load().catch(() => undefined)
  await Promise.race([code, new Promise((resolve) => setTimeout(resolve, codeMs))])
}
