import { useGetPartsQuery } from '#src/api/parts.ts'
import { useGetReviewsQuery } from '#src/api/reviews.ts'
import { HomeScreen } from '#src/design-system/screens/HomeScreen.tsx'
import { partsOnHome } from '#src/domain/part.ts'
import { productList } from '#src/domain/structuredData.ts'
import { JsonLd } from '#src/routes/JsonLd.tsx'
import { toLoadable } from '#src/routes/loadable.ts'
import { useOrigin } from '#src/routes/useOrigin.ts'
import { useSession } from '#src/session/useSession.ts'

/** Home (SHOP-2). */
export function HomeRoute() {
  const session = useSession()
  const account = session.phase === 'signedIn' ? session.account : null
  const origin = useOrigin()
  const parts = toLoadable(useGetPartsQuery())
  return (
    <>
      {parts.state === 'ready' && <JsonLd data={productList(parts.value, partsOnHome)} />}
      <HomeScreen
        parts={parts}
        reviews={toLoadable(useGetReviewsQuery())}
        viewerPhoto={account?.photo ?? null}
        onward={account && origin}
      />
    </>
  )
}
