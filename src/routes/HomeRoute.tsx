import { useDeferredValue } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppSelector } from '#src/api/hooks.ts'
import { useGetPartsQuery } from '#src/api/parts.ts'
import { useGetReviewsQuery } from '#src/api/reviews.ts'
import { HomeScreen } from '#src/design-system/screens/HomeScreen.tsx'
import { partsOnHome } from '#src/domain/part.ts'
import { readSentReview } from '#src/domain/review.ts'
import { productList } from '#src/routes/productData.ts'
import { useOrigin } from '#src/routes/redirects.tsx'
import { JsonLd } from '#src/routes/structuredData.tsx'
import { useRetriedLoadable } from '#src/routes/useRetriedLoadable.ts'
import { selectAccount } from '#src/session/sessionSlice.ts'

/** The stars of the reviews that Home shows, in the address: in place of the entry, as a search is (PEOPLE-8). */
function useStars() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  return {
    stars: new URLSearchParams(search).get('stars'),
    // The hash takes a shared link to the reviews; here nothing scrolls (PAGE-3). The state has the way back (AUTH-12).
    onStarsChange: (stars: number | null) =>
      void navigate({ search: stars === null ? '' : `stars=${stars}`, hash: 'reviews' }, { replace: true, state }),
  }
}

export function HomeRoute() {
  const account = useAppSelector(selectAccount)
  const { state } = useLocation()
  const origin = useOrigin()
  // Deferred: an answer is drawn in small steps, so that the page stays responsive (SPEED-6).
  const parts = useRetriedLoadable(useDeferredValue(useGetPartsQuery()))
  return (
    <>
      {parts.state === 'ready' && <JsonLd data={productList(parts.value, partsOnHome)} />}
      <HomeScreen
        parts={parts}
        reviews={useRetriedLoadable(useDeferredValue(useGetReviewsQuery()))}
        {...useStars()}
        sentReview={readSentReview(state)}
        viewerPhoto={account?.photo ?? null}
        continueTo={account && origin}
      />
    </>
  )
}
