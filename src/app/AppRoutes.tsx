import { lazy, type ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { inTime } from '#src/app/inTime.ts'
import { addressesOf, isInDashboard, pageNames, pages, type PageName } from '#src/domain/pages.ts'
import { HomeRoute } from '#src/routes/HomeRoute.tsx'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { ShellRoute } from '#src/routes/ShellRoute.tsx'

/** A page whose code is a chunk of its own; one that does not come in time has failed (SHOP-9). */
const page = (fetchPage: () => Promise<ComponentType>) => lazy(async () => ({ default: await inTime(fetchPage()) }))

/** What shows each page. Everything a visitor does not see first is a chunk of its own. */
const components: Record<PageName, ComponentType> = {
  home: HomeRoute,
  parts: page(() => import('#src/routes/PartsRoute.tsx').then((m) => m.PartsRoute)),
  about: page(() => import('#src/routes/AboutRoute.tsx').then((m) => m.AboutRoute)),
  contact: page(() => import('#src/routes/ContactRoute.tsx').then((m) => m.ContactRoute)),
  login: page(() => import('#src/routes/LoginRoute.tsx').then((m) => m.LoginRoute)),
  signup: page(() => import('#src/routes/SignupRoute.tsx').then((m) => m.SignupRoute)),
  purchase: page(() => import('#src/routes/PurchaseRoute.tsx').then((m) => m.PurchaseRoute)),
  profile: page(() => import('#src/routes/ProfileRoute.tsx').then((m) => m.ProfileRoute)),
  myOrders: page(() => import('#src/routes/MyOrdersRoute.tsx').then((m) => m.MyOrdersRoute)),
  addReview: page(() => import('#src/routes/AddReviewRoute.tsx').then((m) => m.AddReviewRoute)),
  payment: page(() => import('#src/routes/PaymentRoute.tsx').then((m) => m.PaymentRoute)),
  addPart: page(() => import('#src/routes/AddPartRoute.tsx').then((m) => m.AddPartRoute)),
  manageAllOrders: page(() => import('#src/routes/ManageAllOrdersRoute.tsx').then((m) => m.ManageAllOrdersRoute)),
  manageUserReviews: page(() => import('#src/routes/ManageUserReviewsRoute.tsx').then((m) => m.ManageUserReviewsRoute)),
  manageUsers: page(() => import('#src/routes/ManageUsersRoute.tsx').then((m) => m.ManageUsersRoute)),
}

const NotFoundRoute = page(() => import('#src/routes/NotFoundRoute.tsx').then((m) => m.NotFoundRoute))
const RequireLogin = page(() => import('#src/routes/RequireLogin.tsx').then((m) => m.RequireLogin))
const DashboardRoute = page(() => import('#src/routes/DashboardRoute.tsx').then((m) => m.DashboardRoute))
const RequireAdmin = page(() => import('#src/routes/RequireAdmin.tsx').then((m) => m.RequireAdmin))

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
const routesBehind = (guard: Guard) =>
  pageNames
    .filter((name) => guardOf(name) === guard)
    .flatMap((name) => {
      const element = withMeta(components[name], pages[name].ownMeta)
      return addressesOf(name).map((path) => <Route key={path} path={path} element={element} />)
    })

/** The route table (SHOP-2): the pages of `domain/pages.ts`, each behind the guards that its access asks for. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<ShellRoute />}>
        {routesBehind('none')}
        <Route element={<RequireLogin />}>
          {routesBehind('login')}
          <Route element={<DashboardRoute />}>
            {routesBehind('dashboard')}
            <Route element={<RequireAdmin />}>{routesBehind('admin')}</Route>
          </Route>
        </Route>
        <Route path="*" element={withMeta(NotFoundRoute)} />
      </Route>
    </Routes>
  )
}
