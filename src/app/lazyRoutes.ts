import type { ComponentType } from 'react'
import { isInDashboard, isPrerendered, pageAt, pages, type PageName } from '#src/domain/pages.ts'

/** A route's code. Once it is there a page is drawn at once; before, React shows a spinner, for 300 ms at least. */
export interface LazyRoute {
  /** Loads the code. The promise rejects when that fails; the next call tries again. */
  load(): Promise<ComponentType>
  /** @returns the component, or null as long as its code was not loaded */
  loaded(): ComponentType | null
}

/**
 * @param name of the component, an export of the module
 * @param importModule an `import()`, by which the bundler finds the module
 */
export function createLazyRoute<Name extends string>(
  name: Name,
  importModule: () => Promise<Readonly<Record<Name, ComponentType>>>,
): LazyRoute {
  let component: ComponentType | null = null
  return {
    load: async () => (component = (await importModule())[name]),
    loaded: () => component,
  }
}

/** The file of each page's route, named after the page. Home is in the first load; the others left out are around pages. */
const routeFiles = import.meta.glob<Record<string, ComponentType>>(
  ['./*Route.tsx', '!./{Home,Shell,Dashboard,NotFound}Route.tsx'],
  { base: '../routes' },
)

/** `./PartsRoute.tsx` holds `PartsRoute`, the route of the page `parts`. */
function parseRouteFileName(file: string) {
  const component = file.slice('./'.length, -'.tsx'.length)
  const page = component.slice(0, -'Route'.length)
  return { component, page: page.charAt(0).toLowerCase() + page.slice(1) }
}

/** The code of all pages but Home. A file exports the component that it is named after. */
export const pageRoutes = Object.fromEntries(
  Object.entries(routeFiles).map(([file, load]) => {
    const { component, page } = parseRouteFileName(file)
    return [page, createLazyRoute(component, load)]
  }),
) as Record<Exclude<PageName, 'home'>, LazyRoute>

/** The modules around pages, from the outermost to the innermost. */
export const guardRoutes = {
  login: createLazyRoute('RequireLogin', () => import('#src/routes/guards/RequireLogin.tsx')),
  dashboard: createLazyRoute('DashboardRoute', () => import('#src/routes/DashboardRoute.tsx')),
  role: createLazyRoute('RequireRole', () => import('#src/routes/guards/RequireRole.tsx')),
}

export type Guard = 'none' | keyof typeof guardRoutes

/** @returns the innermost guard that a page's access needs */
export function requiredGuard(name: PageName): Guard {
  const { access } = pages[name]
  if (access === 'anyone') return 'none'
  if (access === 'admin' || access === 'customer') return 'role'
  return isInDashboard(name) ? 'dashboard' : 'login'
}

/** Loads the code of a page and of the guards around it. Ignores failures: the page shows them when it is opened. */
export function loadPage(name: PageName): void {
  // 'none' is not in the table: its index is -1, and slice(0, 0) is empty.
  const guards = Object.values(guardRoutes).slice(0, Object.keys(guardRoutes).indexOf(requiredGuard(name)) + 1)
  for (const { load } of name === 'home' ? guards : [...guards, pageRoutes[name]]) load().catch(() => undefined)
}

/** How long the start of the shop waits for the code of the page, ms: its files were asked for with the scripts. */
const preloadTimeoutMs = 1000

/**
 * Loads the code of the prerendered page that is open: without it React would hydrate around the page first, and then the
 * page with what is around it once more.
 * @param basename path the site is served from, with a slash at its end
 */
export async function preloadCurrentPage(basename: string): Promise<void> {
  const name = pageAt(location.pathname, basename)
  if (!name || name === 'home' || !isPrerendered(name)) return
  const code = pageRoutes[name].load().catch(() => undefined)
  await Promise.race([code, new Promise((resolve) => setTimeout(resolve, preloadTimeoutMs))])
}
