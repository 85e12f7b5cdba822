import { lazy, useMemo, useState, type ComponentType } from 'react'
import {
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
  useRoutes,
  type RouteObject,
} from 'react-router-dom'
import {
  guardRoutes,
  getRequiredGuard,
  pageRoutes,
  createLazyRoute,
  type GuardName,
  type LazyRoute,
} from '#src/app/lazyRoutes.ts'
import { getPagePaths, pageNames, pages } from '#src/domain/pages.ts'
import { PageCodeError } from '#src/routes/PageOutlet.tsx'
import { HomeRoute } from '#src/routes/HomeRoute.tsx'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { ShellRoute } from '#src/routes/ShellRoute.tsx'
import { useClientValue } from '#src/lib/useClientValue.ts'

/** Creates a component whose code is in its own chunk. After a failed load, the next visit loads the code again (NET-5). */
function createLazyComponent(route: LazyRoute): ComponentType {
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await route.load() }
      } catch (error) {
        // React remembers the failure of a lazy component, so a retry needs a new component.
        throw new PageCodeError(error, () => (Lazy = createLazy()))
      }
    })
  let Lazy = createLazy()
  return function RouteElement() {
    // Keeps its first component, because switching from `Lazy` to the loaded component would remount the page.
    const [Route] = useState<ComponentType>(() => route.getComponent() ?? Lazy)
    return <Route />
  }
}

const NotFoundRoute = createLazyComponent(
  createLazyRoute('NotFoundRoute', () => import('#src/routes/NotFoundRoute.tsx')),
)
const RequireLogin = createLazyComponent(guardRoutes.login)
const DashboardRoute = createLazyComponent(guardRoutes.dashboard)
const RequireRole = createLazyComponent(guardRoutes.role)

const renderWithMeta = (Component: ComponentType, hasOwnMeta = false) => (
  <>
    {!hasOwnMeta && <PageMeta />}
    <Component />
  </>
)

const getGuardedRoutes = (guard: GuardName): RouteObject[] =>
  pageNames
    .filter((name) => getRequiredGuard(name) === guard)
    .flatMap((name) => {
      // Home is in the first load, and every other page is in its own chunk. All paths of a page share one component, so that
      // navigating between them does not remount the page.
      const Component = name === 'home' ? HomeRoute : createLazyComponent(pageRoutes[name])
      const element = renderWithMeta(Component, pages[name].hasOwnMeta)
      return getPagePaths(name).map((path) => ({ path, element }))
    })

const roleRoutes = { Component: RequireRole, children: getGuardedRoutes('role') }
const dashboardRoutes = { Component: DashboardRoute, children: [...getGuardedRoutes('dashboard'), roleRoutes] }
const loginRoutes = { Component: RequireLogin, children: [...getGuardedRoutes('login'), dashboardRoutes] }
const notFoundRoute = { path: '*', element: renderWithMeta(NotFoundRoute) }
const routes = [{ Component: ShellRoute, children: [...getGuardedRoutes('none'), loginRoutes, notFoundRoute] }]

const Routes = () => useRoutes(routes)

/**
 * Renders the pages of `domain/pages.ts`, each inside the guard that its access requires (SHOP-2). Prerendered files have no
 * query string, so hydration uses a location without one; otherwise React would render the whole page again. The router's context
 * provides this location, because `useRoutes` treats a location argument as the result of Back.
 */
export function AppRoutes() {
  const location = useLocation()
  const navigationType = useNavigationType()
  const search = useClientValue(() => location.search, '')
  const locationContext = useMemo(
    () => ({
      location: search === location.search ? location : { ...location, search, key: 'prerendered' },
      navigationType,
    }),
    [location, navigationType, search],
  )
  return (
    <LocationContext value={locationContext}>
      <Routes />
    </LocationContext>
  )
}
