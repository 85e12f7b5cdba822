import { useGetPartsQuery } from '#src/api/parts.ts'
import { homeTitle } from '#src/copy/titles.ts'
import { HomeScreen } from '#src/design-system/screens/HomeScreen.tsx'
import { toLoadable } from '#src/routes/loadable.ts'

/** `/` and `/home` (SPEC 2). */
export function HomeRoute() {
  return (
    <>
      <title>{homeTitle}</title>
      <HomeScreen parts={toLoadable(useGetPartsQuery())} />
    </>
  )
}
