import { pageTitle, titles } from '#src/copy/titles.ts'
import { NotFoundScreen } from '#src/design-system/screens/NotFoundScreen.tsx'

/** Any path the shop does not know (SPEC 2). */
export function NotFoundRoute() {
  return (
    <>
      <title>{pageTitle(titles.notFound)}</title>
      <NotFoundScreen />
    </>
  )
}
