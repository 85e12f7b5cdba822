import { useState } from 'react'
import { StaleBar } from '#src/design-system/blocks/shell/ShellBars.tsx'
import { LoadFailure } from '#src/design-system/blocks/feedback/LoadFailure.tsx'
import { ShowMoreList, useShowMore } from '#src/design-system/blocks/lists/ShowMoreList.tsx'
import { clientReviews as copy } from '#src/copy/publicPages.ts'
import * as css from '#src/design-system/blocks/reviews/reviews.css.ts'
import { ReviewCard } from '#src/design-system/blocks/reviews/ReviewCard.tsx'
import { LoadingIndicator } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { CardGrid } from '#src/design-system/blocks/lists/CardGrid.tsx'
import { lazyComponent } from '#src/design-system/components/lib/lazyComponent.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { TitledSection } from '#src/design-system/components/Heading.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import {
  readStars,
  type Review,
  selectReviewsInBar,
  homeReviewCount,
  smallScreenReviewCount,
  moveSubmittedReviewFirst,
} from '#src/domain/review.ts'
import type { Loadable } from '#src/domain/status.ts'

export interface ReviewsSectionProps {
  /** All reviews, in the order of the server's response (DATA-10). */
  reviews: Loadable<Review[]>
  viewerPhoto: string | null
  /** The number of stars in the URL, which filters the reviews; null if there is no filter (PEOPLE-8). */
  starsParam: string | null
  onStarsChange: (stars: number | null) => void
  /** The text of the review that the user has just submitted; null if there is none. This review is shown first (PEOPLE-9). */
  submittedReviewText: string | null
}

const ReviewFigures = lazyComponent(
  'ReviewFigures',
  () => import('#src/design-system/blocks/reviews/ReviewFigures.tsx'),
)

/** The section "What Our Clients Say", with loading, failed and empty states. The anchor is `#reviews`. */
export function ReviewsSection(props: ReviewsSectionProps) {
  const { reviews } = props
  const count = reviews.state === 'ready' ? reviews.value.length : 0
  return (
    <TitledSection id="reviews" title={copy.title} note={count > 0 && copy.count(count)}>
      <ReviewsBody {...props} />
    </TitledSection>
  )
}

function ReviewsBody({ reviews, viewerPhoto, starsParam, onStarsChange, submittedReviewText }: ReviewsSectionProps) {
  if (reviews.state === 'loading') return <LoadingIndicator label={copy.loading} onRetry={reviews.retry} />
  if (reviews.state === 'failed') return <LoadFailure reason={reviews.reason} onRetry={reviews.retry} level={3} />
  if (reviews.value.length === 0) return <StateMessage drawing="empty" {...copy.empty} level={3} />
  return <ReviewList {...{ reviews, viewerPhoto, starsParam, onStarsChange, submittedReviewText }} />
}

interface ReviewListProps extends ReviewsSectionProps {
  reviews: Extract<ReviewsSectionProps['reviews'], { state: 'ready' }>
}

function ReviewList({ reviews, viewerPhoto, starsParam, onStarsChange, submittedReviewText }: ReviewListProps) {
  const [initialCount] = useState(() =>
    matchMedia(css.smallScreen).matches ? smallScreenReviewCount : homeReviewCount,
  )
  const rows = moveSubmittedReviewFirst(selectReviewsInBar(reviews.value, readStars(starsParam)), submittedReviewText)
  const list = useShowMore(rows, { query: starsParam ?? '', initialCount })
  return (
    <Stack gap={24}>
      {reviews.stale && <StaleBar>{copy.stale}</StaleBar>}
      <div className={css.figures}>
        <ReviewFigures reviews={reviews.value} starsParam={starsParam} onStarsChange={onStarsChange} />
      </div>
      <ShowMoreList list={list} showAllLabel={copy.all(rows.length)}>
        <CardGrid items={list.visibleRows} columns={2}>
          {(review) => <ReviewCard review={review} viewerPhoto={viewerPhoto} />}
        </CardGrid>
      </ShowMoreList>
    </Stack>
  )
}
