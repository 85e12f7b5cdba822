import { memo, useId } from 'react'
import * as css from '#src/design-system/blocks/reviews/reviews.css.ts'
import { clientReviews } from '#src/copy/publicPages.ts'
import { Avatar } from '#src/design-system/components/Avatar.tsx'
import { ClampedText } from '#src/design-system/components/ClampedText.tsx'
import { StarRating } from '#src/design-system/components/StarRating.tsx'
import { MutedText, Text } from '#src/design-system/components/Text.tsx'
import { getReviewPhoto, type Review } from '#src/domain/review.ts'

function Card({ review, viewerPhoto }: { review: Review; viewerPhoto: string | null }) {
  const nameId = useId()
  const name = review.name || clientReviews.unnamed
  return (
    <article className={css.card} aria-labelledby={nameId}>
      <div className={css.head}>
        <span className={css.quotationMark} aria-hidden="true">
          “
        </span>
        <StarRating value={review.rating} label={clientReviews.stars(review.rating)} />
      </div>
      <blockquote className={css.quote}>
        <ClampedText moreLabel={clientReviews.more} lessLabel={clientReviews.less} describedBy={nameId}>
          {review.text}
        </ClampedText>
      </blockquote>
      <div className={css.client}>
        <Avatar name={name} photo={getReviewPhoto(review, viewerPhoto)} size="medium" />
        <div className={css.clientDetails}>
          <Text weight="strong" clamp={3} id={nameId}>
            <span dir="auto">{name}</span>
          </Text>
          {review.country !== '' && (
            <MutedText clamp={3}>
              <span dir="auto">{review.country}</span>
            </MutedText>
          )}
        </div>
      </div>
    </article>
  )
}

/**
 * A client's review. The specification requires every card to show the photo of the signed-in user (PEOPLE-1). User-written
 * text is rendered as plain text (PEOPLE-3). The card is memoized, so that showing more reviews renders only the new cards.
 */
export const ReviewCard = memo(Card)
