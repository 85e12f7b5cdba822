import { descriptions } from '#src/copy/meta.ts'
import { pageTitle, titles } from '#src/copy/titles.ts'
import { ContactScreen } from '#src/design-system/screens/ContactScreen.tsx'
import { paths } from '#src/domain/paths.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'

/** `/contact` (SHOP-2). */
export function ContactRoute() {
  return (
    <>
      <PageMeta title={pageTitle(titles.contact)} description={descriptions.contact} path={paths.contact} />
      <ContactScreen />
    </>
  )
}
