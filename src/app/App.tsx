import { Provider } from 'react-redux'
import { AppRoutes } from '#src/app/AppRoutes.tsx'
import { RouteEffects } from '#src/app/RouteEffects.tsx'
import type { Shop } from '#src/app/createShop.ts'
import { LiveRegion } from '#src/design-system/components/LiveRegion.tsx'
import { PlatformContext } from '#src/ports/PlatformContext.ts'

/** Renders the app inside the caller's router: a BrowserRouter in `startApp`, a MemoryRouter in stories and tests. */
export function App({ shop: { store, platform, initialState } }: { shop: Shop }) {
  return (
    <PlatformContext value={platform}>
      <Provider store={store} serverState={initialState}>
        <RouteEffects />
        <AppRoutes />
        <LiveRegion />
      </Provider>
    </PlatformContext>
  )
}
