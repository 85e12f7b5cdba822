import { Provider } from 'react-redux'
import { AppRoutes } from '#src/app/AppRoutes.tsx'
import { RouteEffects } from '#src/app/RouteEffects.tsx'
import type { Shop } from '#src/app/createShop.ts'
import { PaymentsContext } from '#src/payment/PaymentsContext.ts'
import { PlatformContext } from '#src/platform/PlatformContext.ts'

/** The shop's pages, below a router: startApp gives it the browser's, stories and tests one in memory. */
export function App({ shop: { store, platform, payments, firstState } }: { shop: Shop }) {
  return (
    <PlatformContext value={platform}>
      <PaymentsContext value={payments}>
        <Provider store={store} serverState={firstState}>
          <RouteEffects />
          <AppRoutes />
        </Provider>
      </PaymentsContext>
    </PlatformContext>
  )
}
