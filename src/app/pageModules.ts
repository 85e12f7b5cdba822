import type { ComponentType } from 'react'
import { isInDashboard, pages, type PageName } from '#src/domain/pages.ts'

/** A route's module, which exports one component. */
export type RouteModule = Readonly<Record<string, ComponentType>>

/** A route's code. Once it is there a page is drawn at once; before, React shows a spinner, for 300 ms at least. */
export interface RouteCode {
  /** Loads the code. The promise rejects when that fails; the next call tries again. */
  load(): Promise<RouteModule>
  /** @returns the module, or null as long as it was not loaded */
  loaded(): RouteModule | null
}

/** @param importModule an `import()`, by which the bundler finds the module */
export function routeCode(importModule: () => Promise<RouteModule>): RouteCode {
  let module: RouteModule | null = null
  return {
    async load() {
      module = await importModule()
      return module
    },
    loaded: () => module,
  }
}

/** The file of each page's route, named after the page. Home is in the first load; the others left out are around pages. */
const routeFiles = import.meta.glob<RouteModule>(['./*Route.tsx', '!./{Home,Shell,Dashboard,NotFound}Route.tsx'], {
  base: '../routes',
})

/** The modules of all pages but Home. */
export const pageModules = Object.fromEntries(
  Object.entries(routeFiles).map(([file, load]) => [file.charAt(2).toLowerCase() + file.slice(3, -9), routeCode(load)]),
) as Record<Exclude<PageName, 'home'>, RouteCode>

/** The modules around pages, from the outermost to the innermost. */
export const guardModules = {
  login: routeCode(() => import('#src/routes/RequireLogin.tsx')),
  dashboard: routeCode(() => import('#src/routes/DashboardRoute.tsx')),
  admin: routeCode(() => import('#src/routes/RequireAdmin.tsx')),
}

/** The innermost guard around a page. */
export type Guard = 'none' | keyof typeof guardModules

/** @returns the innermost guard that a page's access needs */
export function guardOf(name: PageName): Guard {
  const { access } = pages[name]
  if (access === 'anyone') return 'none'
  if (access === 'admin') return 'admin'
  return isInDashboard(name) ? 'dashboard' : 'login'
}
