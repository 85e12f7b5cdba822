import { NotFoundScreen } from '#src/design-system/screens/NotFoundScreen.tsx'

/** The page of every unknown address. */
export function NotFoundRoute() {
  return <NotFoundScreen />
}
