import { descriptions } from '#src/copy/meta.ts'
import { pageTitle, titles } from '#src/copy/titles.ts'
import { AboutScreen } from '#src/design-system/screens/AboutScreen.tsx'
import { paths } from '#src/domain/paths.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'

/** `/about` and `/aboutus` (SHOP-2, PAGE-1). */
export function AboutRoute() {
  return (
    <>
      <PageMeta title={pageTitle(titles.about)} description={descriptions.about} path={paths.about} />
      <AboutScreen />
    </>
  )
}
