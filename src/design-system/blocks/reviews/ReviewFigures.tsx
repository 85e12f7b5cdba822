import { clientReviews } from '#src/copy/publicPages.ts'
import { reviewFigures as copy } from '#src/copy/reviewFigures.ts'
import * as css from '#src/design-system/blocks/reviews/ReviewFigures.css.ts'
import { TextButton } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { StarRating } from '#src/design-system/components/StarRating.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { readStars, selectReviewsInBar, starBars, toRating, type Review, type Stars } from '#src/domain/review.ts'
import { formatCount } from '#src/lib/formatNumber.ts'

export interface ReviewFiguresProps {
  /** At least one review. */
  reviews: readonly Review[]
  /** The number of stars in the URL, which filters the reviews; null if there is no filter. */
  starsParam: string | null
  onStarsChange: (stars: Stars | null) => void
}

/** The average rating, and a bar for each number of stars. A click on a bar filters the reviews (PEOPLE-8). */
export function ReviewFigures({ reviews, starsParam, onStarsChange }: ReviewFiguresProps) {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  const average = Math.round((sum / reviews.length) * 10) / 10
  const bars = starBars.map((bar) => ({ stars: bar, count: selectReviewsInBar(reviews, bar).length }))
  const selectedStars = readStars(starsParam)
  const count = bars.find((bar) => bar.stars === selectedStars)?.count ?? 0
  const renderClearButton = (label: string) => <TextButton onClick={() => onStarsChange(null)}>{label}</TextButton>
  return (
    <div className={css.figures}>
      <div className={css.summary}>
        <span className={css.average}>{average.toFixed(1)}</span>
        <StarRating value={toRating(average)} label={clientReviews.stars(average)} />
      </div>
      <div role="group" aria-label={copy.filter} className={css.bars}>
        {bars.map((bar) => (
          <button
            key={bar.stars}
            type="button"
            className={css.bar}
            aria-pressed={bar.stars === selectedStars}
            onClick={() => onStarsChange(bar.stars === selectedStars ? null : bar.stars)}
          >
            <span>{copy.stars(bar.stars)}</span>{' '}
            <progress className={css.barTrack} value={bar.count} max={reviews.length} aria-hidden="true" />
            <span className={css.count}>
              {formatCount(bar.count)} <VisuallyHidden>{copy.unit(bar.count)}</VisuallyHidden>
            </span>
          </button>
        ))}
      </div>
      <div role="status" className={css.status}>
        {selectedStars !== null && (
          <Text as="div" size="inherit">
            {copy.filterStatus(count, reviews.length, selectedStars)} {renderClearButton(copy.showAll)}
          </Text>
        )}
        {starsParam !== null && selectedStars === null && (
          <Notice tone="info" action={renderClearButton(copy.dismiss)} text={copy.unknown(starsParam)} />
        )}
      </div>
    </div>
  )
}
