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

/** The modules of all pages but Home, which is in the first load. */
export const pageModules: Record<Exclude<PageName, 'home'>, RouteCode> = {
  parts: routeCode(() => import('#src/routes/PartsRoute.tsx')),
  about: routeCode(() => import('#src/routes/AboutRoute.tsx')),
  contact: routeCode(() => import('#src/routes/ContactRoute.tsx')),
  login: routeCode(() => import('#src/routes/LoginRoute.tsx')),
  signup: routeCode(() => import('#src/routes/SignupRoute.tsx')),
  purchase: routeCode(() => import('#src/routes/PurchaseRoute.tsx')),
  profile: routeCode(() => import('#src/routes/ProfileRoute.tsx')),
  myOrders: routeCode(() => import('#src/routes/MyOrdersRoute.tsx')),
  addReview: routeCode(() => import('#src/routes/AddReviewRoute.tsx')),
  payment: routeCode(() => import('#src/routes/PaymentRoute.tsx')),
  addPart: routeCode(() => import('#src/routes/AddPartRoute.tsx')),
  manageAllOrders: routeCode(() => import('#src/routes/ManageAllOrdersRoute.tsx')),
  manageUserReviews: routeCode(() => import('#src/routes/ManageUserReviewsRoute.tsx')),
  manageUsers: routeCode(() => import('#src/routes/ManageUsersRoute.tsx')),
}

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
