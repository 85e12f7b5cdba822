import { useDeferredValue } from 'react'
import { useAppSelector } from '#src/api/hooks.ts'
import { useGetPartsQuery } from '#src/api/parts.ts'
import { useGetReviewsQuery } from '#src/api/reviews.ts'
import { HomeScreen } from '#src/design-system/screens/HomeScreen.tsx'
import { partsOnHome } from '#src/domain/part.ts'
import { JsonLd, productList } from '#src/routes/structuredData.tsx'
import { useLoadable } from '#src/routes/useLoadable.ts'
import { useOrigin } from '#src/routes/redirects.tsx'
import { selectAccount } from '#src/session/sessionSlice.ts'

export function HomeRoute() {
  const account = useAppSelector(selectAccount)
  const origin = useOrigin()
  // Deferred: an answer is drawn in small steps, so that the page stays responsive (SPEED-6).
  const parts = useLoadable(useDeferredValue(useGetPartsQuery()))
  return (
    <>
      {parts.state === 'ready' && <JsonLd data={productList(parts.value, partsOnHome)} />}
      <HomeScreen
        parts={parts}
        reviews={useLoadable(useDeferredValue(useGetReviewsQuery()))}
        viewerPhoto={account?.photo ?? null}
        continueTo={account && origin}
      />
    </>
  )
}
