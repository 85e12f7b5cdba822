import { NotFoundScreen } from '#src/design-system/screens/NotFoundScreen.tsx'

/** Any path the shop does not know (SHOP-2). */
export function NotFoundRoute() {
  return <NotFoundScreen />
}
