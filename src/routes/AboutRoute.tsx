import { AboutScreen } from '#src/design-system/screens/AboutScreen.tsx'

export function AboutRoute() {
  return <AboutScreen />
}
