import { useLocation } from 'react-router-dom'
import { useGetPartsQuery } from '#src/api/parts.ts'
import { useGetReviewsQuery } from '#src/api/reviews.ts'
import { homeTitle } from '#src/copy/titles.ts'
import { HomeScreen } from '#src/design-system/screens/HomeScreen.tsx'
import { readOrigin } from '#src/domain/origin.ts'
import { toLoadable } from '#src/routes/loadable.ts'
import { useOriginLabel } from '#src/routes/useOriginLabel.ts'
import { useSession } from '#src/session/useSession.ts'

/** `/` and `/home` (SPEC 2). */
export function HomeRoute() {
  const session = useSession()
  const account = session.phase === 'signedIn' ? session.account : null
  const origin = readOrigin(useLocation().state)
  const label = useOriginLabel(origin)
  return (
    <>
      <title>{homeTitle}</title>
      <HomeScreen
        parts={toLoadable(useGetPartsQuery())}
        reviews={toLoadable(useGetReviewsQuery())}
        viewerPhoto={account?.photo ?? null}
        onward={account && origin !== null ? { path: origin, label } : null}
      />
    </>
  )
}
