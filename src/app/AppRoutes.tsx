import { lazy, type ComponentType } from 'react'
import { useRoutes, type RouteObject } from 'react-router-dom'
import { withTimeout } from '#src/app/withTimeout.ts'
import { addressesOf, isInDashboard, pageNames, pages, type PageName } from '#src/domain/pages.ts'
import { HomeRoute } from '#src/routes/HomeRoute.tsx'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { ShellRoute } from '#src/routes/ShellRoute.tsx'

/** The one thing a route's module exports. */
type RouteModule = Readonly<Record<string, ComponentType>>

/** A page whose code is a chunk of its own; one that does not come in time has failed (SHOP-9). */
const page = (fetchPage: () => Promise<RouteModule>) =>
  lazy(async () => {
    const [Component] = Object.values(await withTimeout(fetchPage()))
    if (!Component) throw new Error('This module has no page.')
    return { default: Component }
  })

/** What shows each page. Everything a visitor does not see first is a chunk of its own. */
const components: Record<PageName, ComponentType> = {
  home: HomeRoute,
  parts: page(() => import('#src/routes/PartsRoute.tsx')),
  about: page(() => import('#src/routes/AboutRoute.tsx')),
  contact: page(() => import('#src/routes/ContactRoute.tsx')),
  login: page(() => import('#src/routes/LoginRoute.tsx')),
  signup: page(() => import('#src/routes/SignupRoute.tsx')),
  purchase: page(() => import('#src/routes/PurchaseRoute.tsx')),
  profile: page(() => import('#src/routes/ProfileRoute.tsx')),
  myOrders: page(() => import('#src/routes/MyOrdersRoute.tsx')),
  addReview: page(() => import('#src/routes/AddReviewRoute.tsx')),
  payment: page(() => import('#src/routes/PaymentRoute.tsx')),
  addPart: page(() => import('#src/routes/AddPartRoute.tsx')),
  manageAllOrders: page(() => import('#src/routes/ManageAllOrdersRoute.tsx')),
  manageUserReviews: page(() => import('#src/routes/ManageUserReviewsRoute.tsx')),
  manageUsers: page(() => import('#src/routes/ManageUsersRoute.tsx')),
}

const NotFoundRoute = page(() => import('#src/routes/NotFoundRoute.tsx'))
const RequireLogin = page(() => import('#src/routes/RequireLogin.tsx'))
const DashboardRoute = page(() => import('#src/routes/DashboardRoute.tsx'))
const RequireAdmin = page(() => import('#src/routes/RequireAdmin.tsx'))

/** A page, and what the document says about it. */
const withMeta = (Component: ComponentType, ownMeta = false) => (
  <>
    {!ownMeta && <PageMeta />}
    <Component />
  </>
)

type Guard = 'none' | 'login' | 'dashboard' | 'admin'

/** The innermost of the wrappers below that a page stands in. */
function guardOf(name: PageName): Guard {
  const { access } = pages[name]
  if (access === 'anyone') return 'none'
  if (access === 'admin') return 'admin'
  return isInDashboard(name) ? 'dashboard' : 'login'
}

/** A route for every address of the pages behind a guard. */
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

/** The route table (SHOP-2): the pages of `domain/pages.ts`, each behind the guards that its access asks for. */
export const AppRoutes = () => useRoutes(routes)
