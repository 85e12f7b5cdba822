import { NotFoundScreen } from '#src/design-system/screens/NotFoundScreen.tsx'

export function NotFoundRoute() {
  return <NotFoundScreen />
}
