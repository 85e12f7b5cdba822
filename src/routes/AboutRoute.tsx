import { AboutScreen } from '#src/design-system/screens/AboutScreen.tsx'

/** The About Us page (PAGE-1). */
export function AboutRoute() {
  return <AboutScreen />
}
