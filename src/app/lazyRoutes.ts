import type { ComponentType } from 'react'
import { isInDashboard, isPrerendered, findPage, pages, type PageName } from '#src/domain/pages.ts'

/** The code of a route. If it is not loaded when the route is opened, React shows a spinner for at least 300 ms. */
export interface LazyRoute {
  /** Loads the code. Rejects on failure; the next call tries again. */
  load(): Promise<ComponentType>
  /** @returns null until the code is loaded */
  getComponent(): ComponentType | null
}

/**
 * @param name the component's exported name
 * @param importModule a literal `import()`, so that the bundler finds the module
 */
export function createLazyRoute<Name extends string>(
  name: Name,
  importModule: () => Promise<Readonly<Record<Name, ComponentType>>>,
): LazyRoute {
  let component: ComponentType | null = null
  return {
    load: async () => (component = (await importModule())[name]),
    getComponent: () => component,
  }
}

/** The route files of all pages except Home, which is in the first load. The other excluded files are not pages. */
const routeFiles = import.meta.glob<Record<string, ComponentType>>(
  ['./*Route.tsx', '!./{Home,Shell,Dashboard,NotFound}Route.tsx'],
  { base: '../routes' },
)

/** Derives the names of a route's component and page from its file: `PartsRoute` and `parts` from `./PartsRoute.tsx`. */
function parseRouteFileName(file: string) {
  const componentName = file.slice('./'.length, -'.tsx'.length)
  const name = componentName.slice(0, -'Route'.length)
  return { componentName, pageName: name.charAt(0).toLowerCase() + name.slice(1) }
}

export const pageRoutes = Object.fromEntries(
  Object.entries(routeFiles).map(([file, load]) => {
    const { componentName, pageName } = parseRouteFileName(file)
    return [pageName, createLazyRoute(componentName, load)]
  }),
) as Record<Exclude<PageName, 'home'>, LazyRoute>

/** The guards around pages, from the outermost guard to the innermost. */
export const guardRoutes = {
  login: createLazyRoute('RequireLogin', () => import('#src/routes/guards/RequireLogin.tsx')),
  dashboard: createLazyRoute('DashboardRoute', () => import('#src/routes/DashboardRoute.tsx')),
  role: createLazyRoute('RequireRole', () => import('#src/routes/guards/RequireRole.tsx')),
}

export type GuardName = 'none' | keyof typeof guardRoutes

/** @returns the innermost guard that a page's access requires */
export function getRequiredGuard(name: PageName): GuardName {
  const { access } = pages[name]
  if (access === 'anyone') return 'none'
  if (access === 'admin' || access === 'customer') return 'role'
  return isInDashboard(name) ? 'dashboard' : 'login'
}

/** Loads the code of a page and its guards. Failures are ignored, because the page shows them when it is opened. */
export function loadPage(name: PageName): void {
  // For 'none', `indexOf` returns -1, so the slice is empty.
  const guards = Object.values(guardRoutes).slice(0, Object.keys(guardRoutes).indexOf(getRequiredGuard(name)) + 1)
  for (const { load } of name === 'home' ? guards : [...guards, pageRoutes[name]]) load().catch(() => undefined)
}

/** This timeout is short, because the bootstrap script has already requested the page's files. */
const preloadTimeoutMs = 1000

/**
 * Loads the code of the current page if the page is prerendered. Without this code, React would hydrate the layout twice, the
 * second time together with the page.
 * @param basename path that the site is served from, with a trailing slash
 */
export async function preloadCurrentPage(basename: string): Promise<void> {
  const name = findPage(location.pathname, basename)
  if (!name || name === 'home' || !isPrerendered(name)) return
  const pageCodeLoaded = pageRoutes[name].load().catch(() => undefined)
  await Promise.race([pageCodeLoaded, new Promise((resolve) => setTimeout(resolve, preloadTimeoutMs))])
}
