import { useDeferredValue } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppSelector } from '#src/api/hooks.ts'
import { useGetReviewsQuery } from '#src/api/reviews.ts'
import { HomeScreen } from '#src/design-system/screens/HomeScreen.tsx'
import { homePartCount } from '#src/domain/part.ts'
import { readRouterStateText } from '#src/domain/paths.ts'
import { PartsJsonLd } from '#src/routes/PartsJsonLd.tsx'
import { useReturnTo } from '#src/routes/guards/redirects.tsx'
import { useParts } from '#src/routes/hooks/useParts.ts'
import { useRetriedLoadable } from '#src/routes/hooks/useRetriedLoadable.ts'
import { selectAccount } from '#src/session/sessionSlice.ts'

/** Keeps the star filter of the reviews in the URL. A change replaces the history entry, as a search does (PEOPLE-8). */
function useStarFilter() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  return {
    stars: new URLSearchParams(search).get('stars'),
    // The hash makes a shared link scroll to the reviews. The router state is kept, because it contains the page to return to
    // (AUTH-12).
    setStars: (stars: number | null) =>
      void navigate({ search: stars === null ? '' : `stars=${stars}`, hash: 'reviews' }, { replace: true, state }),
  }
}

export function HomeRoute() {
  const account = useAppSelector(selectAccount)
  const { state } = useLocation()
  const returnTo = useReturnTo()
  const parts = useParts()
  const { stars, setStars } = useStarFilter()
  return (
    <>
      <PartsJsonLd parts={parts} limit={homePartCount} />
      <HomeScreen
        parts={parts}
        // The reviews are deferred like the parts, so that the page stays responsive while they render (SPEED-6).
        reviews={useRetriedLoadable(useDeferredValue(useGetReviewsQuery()))}
        starsParam={stars}
        onStarsChange={setStars}
        submittedReviewText={readRouterStateText(state, 'submittedReviewText')}
        viewerPhoto={account?.photo ?? null}
        continueTo={account && returnTo}
      />
    </>
  )
}
