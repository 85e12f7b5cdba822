import { guardModules, guardOf, pageModules } from '#src/app/pageModules.ts'
import type { PageName } from '#src/domain/pages.ts'

/**
 * Loads the code of a page and of the guards around it; behind the login also the code that sends calls with a token.
 * Ignores failures: the page shows them when it is opened.
 */
export function loadPage(name: PageName): void {
  const innermost = guardOf(name)
  const guards = Object.entries(guardModules)
  // 'none' is not in the table: the index is -1, and slice(0, 0) is empty.
  const innermostIndex = guards.findIndex(([guard]) => guard === innermost)
  const routes = guards.slice(0, innermostIndex + 1).map(([, route]) => route)
  if (name !== 'home') routes.push(pageModules[name])
  const loads: Promise<unknown>[] = routes.map((route) => route.load())
  if (innermost !== 'none') loads.push(import('#src/api/bearer.ts'))
  for (const load of loads) load.catch(() => undefined)
}
