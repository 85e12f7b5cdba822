import type { ComponentType } from 'react'
import { isInDashboard, pages, type PageName } from '#src/domain/pages.ts'

/** A route's code. Once it is there a page is drawn at once; before, React shows a spinner, for 300 ms at least. */
export interface RouteCode {
  /** Loads the code. The promise rejects when that fails; the next call tries again. */
  load(): Promise<ComponentType>
  /** @returns the component, or null as long as its code was not loaded */
  loaded(): ComponentType | null
}

/**
 * @param name of the component, an export of the module
 * @param importModule an `import()`, by which the bundler finds the module
 */
export function routeCode<Name extends string>(
  name: Name,
  importModule: () => Promise<Readonly<Record<Name, ComponentType>>>,
): RouteCode {
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

/** The code of all pages but Home. A file exports the component that it is named after. */
export const pageModules = Object.fromEntries(
  Object.entries(routeFiles).map(([file, load]) => [
    file.charAt(2).toLowerCase() + file.slice(3, -9),
    routeCode(file.slice(2, -4), load),
  ]),
) as Record<Exclude<PageName, 'home'>, RouteCode>

/** The modules around pages, from the outermost to the innermost. */
export const guardModules = {
  login: routeCode('RequireLogin', () => import('#src/routes/RequireLogin.tsx')),
  dashboard: routeCode('DashboardRoute', () => import('#src/routes/DashboardRoute.tsx')),
  role: routeCode('RequireRole', () => import('#src/routes/RequireRole.tsx')),
}

/** The innermost guard around a page. */
export type Guard = 'none' | keyof typeof guardModules

/** @returns the innermost guard that a page's access needs */
export function guardOf(name: PageName): Guard {
  const { access } = pages[name]
  if (access === 'anyone') return 'none'
  if (access === 'admin' || access === 'customer') return 'role'
  return isInDashboard(name) ? 'dashboard' : 'login'
}
