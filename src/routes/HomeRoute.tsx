import { useDeferredValue, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppSelector } from '#src/api/hooks.ts'
import { useGetPartsQuery } from '#src/api/parts.ts'
import { useGetReviewsQuery } from '#src/api/reviews.ts'
import { HomeScreen } from '#src/design-system/screens/HomeScreen.tsx'
import { partsOnHome, type Part } from '#src/domain/part.ts'
import { useOrigin } from '#src/routes/redirects.tsx'
import { JsonLd, type StructuredData } from '#src/routes/structuredData.tsx'
import { useLoadable } from '#src/routes/useLoadable.ts'
import { selectAccount } from '#src/session/sessionSlice.ts'

/** The stars of the reviews that Home shows, in the address: in place of the entry, as a search is (PEOPLE-8). */
function useStars() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return {
    stars: new URLSearchParams(search).get('stars'),
    // The hash leads a shared link to the reviews; here nothing scrolls (PAGE-3).
    onStarsChange: (stars: number | null) =>
      void navigate({ search: stars === null ? '' : `stars=${stars}`, hash: 'reviews' }, { replace: true }),
  }
}

/** The parts on Home for search engines. Its code comes after the parts: people don't wait for it (SPEED-1). */
function HomeData({ parts }: { parts: readonly Part[] }) {
  const [data, setData] = useState<StructuredData | null>(null)
  useEffect(() => {
    import('#src/routes/productData.ts').then(
      ({ productList }) => setData(productList(parts, partsOnHome)),
      () => undefined,
    )
  }, [parts])
  return data && <JsonLd data={data} />
}

export function HomeRoute() {
  const account = useAppSelector(selectAccount)
  const origin = useOrigin()
  // Deferred: an answer is drawn in small steps, so that the page stays responsive (SPEED-6).
  const parts = useLoadable(useDeferredValue(useGetPartsQuery()))
  return (
    <>
      {parts.state === 'ready' && <HomeData parts={parts.value} />}
      <HomeScreen
        parts={parts}
        reviews={useLoadable(useDeferredValue(useGetReviewsQuery()))}
        {...useStars()}
        viewerPhoto={account?.photo ?? null}
        continueTo={account && origin}
      />
    </>
  )
}
