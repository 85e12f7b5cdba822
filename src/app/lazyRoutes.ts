import type { ComponentType } from 'react'
import { isInDashboard, isPrerendered, pageAt, pages, type PageName } from '#src/domain/pages.ts'

/** A route's code. If it is not loaded when its page is opened, React shows a spinner for at least 300 ms. */
export interface LazyRoute {
  /** Loads the code. Rejects on failure; the next call tries again. */
  load(): Promise<ComponentType>
  /** @returns null until the code is loaded */
  getComponent(): ComponentType | null
}

/**
 * @param name of the component, which the module exports
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

/** The route files of pages. Home is in the first load; the other excluded routes are not pages. */
const routeFiles = import.meta.glob<Record<string, ComponentType>>(
  ['./*Route.tsx', '!./{Home,Shell,Dashboard,NotFound}Route.tsx'],
  { base: '../routes' },
)

/** Finds the component and the page of a route file: `./PartsRoute.tsx` exports `PartsRoute`, the route of the page `parts`. */
function parseRouteFileName(file: string) {
  const component = file.slice('./'.length, -'.tsx'.length)
  const page = component.slice(0, -'Route'.length)
  return { component, page: page.charAt(0).toLowerCase() + page.slice(1) }
}

export const pageRoutes = Object.fromEntries(
  Object.entries(routeFiles).map(([file, load]) => {
    const { component, page } = parseRouteFileName(file)
    return [page, createLazyRoute(component, load)]
  }),
) as Record<Exclude<PageName, 'home'>, LazyRoute>

/** The guards around pages, from the outermost guard to the innermost. */
export const guardRoutes = {
  login: createLazyRoute('RequireLogin', () => import('#src/routes/guards/RequireLogin.tsx')),
  dashboard: createLazyRoute('DashboardRoute', () => import('#src/routes/DashboardRoute.tsx')),
  role: createLazyRoute('RequireRole', () => import('#src/routes/guards/RequireRole.tsx')),
}

export type Guard = 'none' | keyof typeof guardRoutes

/** @returns the innermost guard that a page's access needs */
export function getRequiredGuard(name: PageName): Guard {
  const { access } = pages[name]
  if (access === 'anyone') return 'none'
  if (access === 'admin' || access === 'customer') return 'role'
  return isInDashboard(name) ? 'dashboard' : 'login'
}

/** Loads the code of a page and its guards. Failures are ignored, because the page shows them when it is opened. */
export function loadPage(name: PageName): void {
  // 'none' is not in the table: its index is -1, and slice(0, 0) is empty.
  const guards = Object.values(guardRoutes).slice(0, Object.keys(guardRoutes).indexOf(getRequiredGuard(name)) + 1)
  for (const { load } of name === 'home' ? guards : [...guards, pageRoutes[name]]) load().catch(() => undefined)
}

/** Timeout in ms. It is short, because the page's files were requested together with the scripts. */
const preloadTimeoutMs = 1000

/**
 * Loads the code of the prerendered page that is open. Otherwise React would hydrate the layout first, and then the layout
 * again together with the page.
 * @param basename path that the site is served from, with a trailing slash
 */
export async function preloadCurrentPage(basename: string): Promise<void> {
  const name = pageAt(location.pathname, basename)
  if (!name || name === 'home' || !isPrerendered(name)) return
  const code = pageRoutes[name].load().catch(() => undefined)
  await Promise.race([code, new Promise((resolve) => setTimeout(resolve, preloadTimeoutMs))])
}
