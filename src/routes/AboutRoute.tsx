import { pageTitle, titles } from '#src/copy/titles.ts'
import { AboutScreen } from '#src/design-system/screens/AboutScreen.tsx'

/** `/about` and `/aboutus` (SPEC 2, DECISIONS G1). */
export function AboutRoute() {
  return (
    <>
      <title>{pageTitle(titles.about)}</title>
      <AboutScreen />
    </>
  )
}
