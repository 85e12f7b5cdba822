import { lazy, type ComponentType } from 'react'
import { useRoutes, type RouteObject } from 'react-router-dom'
import { withTimeout } from '#src/app/withTimeout.ts'
import { addressesOf, isInDashboard, pageNames, pages, type PageName } from '#src/domain/pages.ts'
import { HomeRoute } from '#src/routes/HomeRoute.tsx'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { ShellRoute } from '#src/routes/ShellRoute.tsx'

/** A route's module, which exports one component. */
type RouteModule = Readonly<Record<string, ComponentType>>

/** A component in a chunk of its own. A load that takes too long counts as failed (SHOP-9). */
const lazyRoute = (load: () => Promise<RouteModule>) =>
  lazy(async () => {
    const [Component] = Object.values(await withTimeout(load()))
    if (!Component) throw new Error('This module exports no component.')
    return { default: Component }
  })

/** The component of each page. Only Home is in the first load. */
const components: Record<PageName, ComponentType> = {
  home: HomeRoute,
  parts: lazyRoute(() => import('#src/routes/PartsRoute.tsx')),
  about: lazyRoute(() => import('#src/routes/AboutRoute.tsx')),
  contact: lazyRoute(() => import('#src/routes/ContactRoute.tsx')),
  login: lazyRoute(() => import('#src/routes/LoginRoute.tsx')),
  signup: lazyRoute(() => import('#src/routes/SignupRoute.tsx')),
  purchase: lazyRoute(() => import('#src/routes/PurchaseRoute.tsx')),
  profile: lazyRoute(() => import('#src/routes/ProfileRoute.tsx')),
  myOrders: lazyRoute(() => import('#src/routes/MyOrdersRoute.tsx')),
  addReview: lazyRoute(() => import('#src/routes/AddReviewRoute.tsx')),
  payment: lazyRoute(() => import('#src/routes/PaymentRoute.tsx')),
  addPart: lazyRoute(() => import('#src/routes/AddPartRoute.tsx')),
  manageAllOrders: lazyRoute(() => import('#src/routes/ManageAllOrdersRoute.tsx')),
  manageUserReviews: lazyRoute(() => import('#src/routes/ManageUserReviewsRoute.tsx')),
  manageUsers: lazyRoute(() => import('#src/routes/ManageUsersRoute.tsx')),
}

const NotFoundRoute = lazyRoute(() => import('#src/routes/NotFoundRoute.tsx'))
const RequireLogin = lazyRoute(() => import('#src/routes/RequireLogin.tsx'))
const DashboardRoute = lazyRoute(() => import('#src/routes/DashboardRoute.tsx'))
const RequireAdmin = lazyRoute(() => import('#src/routes/RequireAdmin.tsx'))

/** @param ownMeta whether the page renders its own PageMeta */
const withMeta = (Component: ComponentType, ownMeta = false) => (
  <>
    {!ownMeta && <PageMeta />}
    <Component />
  </>
)

type Guard = 'none' | 'login' | 'dashboard' | 'admin'

/** The innermost guard around a page. */
function guardOf(name: PageName): Guard {
  const { access } = pages[name]
  if (access === 'anyone') return 'none'
  if (access === 'admin') return 'admin'
  return isInDashboard(name) ? 'dashboard' : 'login'
}

/** One route for each address of the pages behind a guard. */
const routesBehind = (guard: Guard): RouteObject[] =>
  pageNames
    .filter((name) => guardOf(name) === guard)
    .flatMap((name) => {
      const element = withMeta(components[name], pages[name].ownMeta)
      return addressesOf(name).map((path) => ({ path, element }))
    })

const admin = { Component: RequireAdmin, children: routesBehind('admin') }
const dashboard = { Component: DashboardRoute, children: [...routesBehind('dashboard'), admin] }
const login = { Component: RequireLogin, children: [...routesBehind('login'), dashboard] }
const notFound = { path: '*', element: withMeta(NotFoundRoute) }
const routes = [{ Component: ShellRoute, children: [...routesBehind('none'), login, notFound] }]

/** The route table (SHOP-2): the pages of `domain/pages.ts`, each behind the guard that its access needs. */
export const AppRoutes = () => useRoutes(routes)
