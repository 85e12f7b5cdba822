import { Provider } from 'react-redux'
import { AppRoutes } from '#src/app/AppRoutes.tsx'
import { RouteEffects } from '#src/app/RouteEffects.tsx'
import type { AppStore, RootState } from '#src/app/store.ts'
import { PlatformContext } from '#src/platform/PlatformContext.ts'
import type { Platform } from '#src/platform/ports.ts'

export interface AppProps {
  store: AppStore
  platform: Platform
  /** What the store held when the page's file was made: React takes that file over as it stands. */
  firstState?: RootState
}

/** The shop below a router: startApp gives it the browser's, stories and tests one in memory. */
export function App({ store, platform, firstState }: AppProps) {
  return (
    <PlatformContext value={platform}>
      <Provider store={store} {...(firstState && { serverState: firstState })}>
        <RouteEffects />
        <AppRoutes />
      </Provider>
    </PlatformContext>
  )
}
