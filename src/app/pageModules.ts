import type { ComponentType } from 'react'
import { isInDashboard, pages, type PageName } from '#src/domain/pages.ts'

/** A route's module, which exports one component. */
export type RouteModule = Readonly<Record<string, ComponentType>>

export type LoadModule = () => Promise<RouteModule>

/** The modules of all pages but Home, which is in the first load. */
export const pageModules: Record<Exclude<PageName, 'home'>, LoadModule> = {
  parts: () => import('#src/routes/PartsRoute.tsx'),
  about: () => import('#src/routes/AboutRoute.tsx'),
  contact: () => import('#src/routes/ContactRoute.tsx'),
  login: () => import('#src/routes/LoginRoute.tsx'),
  signup: () => import('#src/routes/SignupRoute.tsx'),
  purchase: () => import('#src/routes/PurchaseRoute.tsx'),
  profile: () => import('#src/routes/ProfileRoute.tsx'),
  myOrders: () => import('#src/routes/MyOrdersRoute.tsx'),
  addReview: () => import('#src/routes/AddReviewRoute.tsx'),
  payment: () => import('#src/routes/PaymentRoute.tsx'),
  addPart: () => import('#src/routes/AddPartRoute.tsx'),
  manageAllOrders: () => import('#src/routes/ManageAllOrdersRoute.tsx'),
  manageUserReviews: () => import('#src/routes/ManageUserReviewsRoute.tsx'),
  manageUsers: () => import('#src/routes/ManageUsersRoute.tsx'),
}

/** The modules around pages, from the outermost to the innermost. */
export const guardModules = {
  login: (): Promise<RouteModule> => import('#src/routes/RequireLogin.tsx'),
  dashboard: (): Promise<RouteModule> => import('#src/routes/DashboardRoute.tsx'),
  admin: (): Promise<RouteModule> => import('#src/routes/RequireAdmin.tsx'),
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
