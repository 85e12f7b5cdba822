import { useGetPartsQuery } from '#src/api/parts.ts'
import { pageTitle, titles } from '#src/copy/titles.ts'
import { PartsScreen } from '#src/design-system/screens/PartsScreen.tsx'
import { toLoadable } from '#src/routes/loadable.ts'

/** `/parts` (SPEC 2 Tools). */
export function PartsRoute() {
  return (
    <>
      <title>{pageTitle(titles.parts)}</title>
      <PartsScreen parts={toLoadable(useGetPartsQuery())} />
    </>
  )
}
