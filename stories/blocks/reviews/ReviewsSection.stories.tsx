import { expect, fn } from 'storybook/test'
import { ReviewsSection, type ReviewsSectionProps } from '#src/design-system/blocks/reviews/ReviewsSection.tsx'
import { ready } from '#stories/support/data.ts'
import { manyReviews, testimonials } from '#stories/support/catalogue.ts'
import { presses } from '#stories/support/buttons.ts'
import { counts, inTurn, lacks } from '#stories/support/plays.ts'
import preview from '#storybook/preview.tsx'

const args: ReviewsSectionProps = {
  reviews: ready(testimonials),
  viewerPhoto: null,
  stars: null,
  onStarsChange: fn(),
  sentReview: null,
}

const meta = preview.meta({ title: 'Blocks/ReviewsSection', component: ReviewsSection, args })

export const Opened = meta.story({
  args: { reviews: ready(manyReviews(31)) },
  async play({ canvas }) {
    await inTurn(
      presses('See all 31 reviews'),
      counts(31, 'article'),
      lacks('button', { name: /^See all/ }),
    )({ canvas })
    await expect(canvas.getAllByRole('listitem')[12]).toHaveFocus()
    await expect(canvas.getByText('Showing 31 of 31')).toBeVisible()
  },
})

export const JustTwelve = meta.story({
  args: { reviews: ready(manyReviews(12)) },
  play: inTurn(counts(12, 'article'), lacks('button', { name: /^See all/ })),
})

/** On a phone four reviews are shown at first: twelve are eight windows high (PEOPLE-7). */
export const FourOnPhones = meta.story({
  args: { reviews: ready(manyReviews(31)) },
  globals: { viewport: { value: 'small' } },
  play: inTurn(counts(4, 'article'), presses('See all 31 reviews'), counts(31, 'article')),
})
