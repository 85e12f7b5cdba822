import { expect, fn } from 'storybook/test'
import { ReviewsSection, type ReviewsSectionProps } from '#src/design-system/blocks/reviews/ReviewsSection.tsx'
import { ready } from '#stories/support/data.ts'
import { initialReviewCount, makeManyReviews, testimonials } from '#stories/support/catalogue.ts'
import { clickButton } from '#stories/support/buttons.ts'
import { desktopWindow, expectCount, playAll, expectNoRole } from '#stories/support/plays.ts'
import preview from '#storybook/preview.tsx'

const args: ReviewsSectionProps = {
  reviews: ready(testimonials),
  viewerPhoto: null,
  starsParam: null,
  onStarsChange: fn(),
  submittedReviewText: null,
}

const meta = preview.meta({ title: 'Blocks/ReviewsSection', component: ReviewsSection, args })

export const Opened = meta.story({
  args: { reviews: ready(makeManyReviews(31)) },
  async play({ canvas }) {
    await playAll(
      clickButton('See all 31 reviews'),
      expectCount(31, 'article'),
      expectNoRole('button', { name: /^See all/ }),
    )({ canvas })
    await expect(canvas.getAllByRole('listitem')[initialReviewCount(31)]).toHaveFocus()
    await expect(canvas.getByText('Showing 31 of 31')).toBeVisible()
  },
})

export const JustTwelve = meta.story({
  parameters: { window: desktopWindow },
  args: { reviews: ready(makeManyReviews(12)) },
  play: playAll(expectCount(12, 'article'), expectNoRole('button', { name: /^See all/ })),
})

/** A phone shows four reviews at first, since twelve reviews would be eight screens tall (PEOPLE-7). */
export const FourOnPhones = meta.story({
  args: { reviews: ready(makeManyReviews(31)) },
  globals: { viewport: { value: 'small' } },
  play: playAll(expectCount(4, 'article'), clickButton('See all 31 reviews'), expectCount(31, 'article')),
})
