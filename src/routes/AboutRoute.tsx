import { AboutScreen } from '#src/design-system/screens/AboutScreen.tsx'

/** About Us (SHOP-2, PAGE-1). */
export function AboutRoute() {
  return <AboutScreen />
}
