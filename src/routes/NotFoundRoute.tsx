import { pageTitle, titles } from '#src/copy/titles.ts'
import { NotFoundScreen } from '#src/design-system/screens/NotFoundScreen.tsx'
import { PageMeta } from '#src/routes/PageMeta.tsx'

/** Any path the shop does not know (SHOP-2). */
export function NotFoundRoute() {
  return (
    <>
      <PageMeta title={pageTitle(titles.notFound)} />
      <NotFoundScreen />
    </>
  )
}
