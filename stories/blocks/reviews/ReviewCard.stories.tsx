import { expect } from 'storybook/test'
import { makeReview } from '#mocks/seed/builders.ts'
import { ReviewCard } from '#src/design-system/blocks/reviews/ReviewCard.tsx'
import { toReview } from '#src/domain/review.ts'
import { expectText } from '#stories/support/plays.ts'
import { portraits } from '#mocks/seed/portraits.ts'
import { reviewsWithOddText } from '#stories/support/catalogue.ts'
import { cardDecorator } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/ReviewCard',
  component: ReviewCard,
  args: { review: toReview(makeReview()), viewerPhoto: null },
  decorators: [cardDecorator],
})

/** The viewer's own photo replaces the reviewer's photo (PEOPLE-1). */
export const ViewersPhoto = meta.story({
  args: { review: toReview(makeReview({ image: portraits.reviewer })), viewerPhoto: portraits.viewer },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('img')?.src).toBe(portraits.viewer),
})

export const Long = meta.story({
  args: { review: toReview(makeReview({ review: 'Long words. '.repeat(834) })) },
  async play({ canvas, userEvent }) {
    await expectText('AM')({ canvas })
    const getHeight = () => canvas.getByRole('article', { name: 'Arjun Mehta' }).getBoundingClientRect().height
    const moreButton = await canvas.findByRole('button', { name: 'Show more' })
    await expect(moreButton).toHaveAccessibleDescription('Arjun Mehta')
    const collapsedHeight = getHeight()
    await userEvent.click(moreButton)
    await expect(getHeight()).toBeGreaterThan(collapsedHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }))
    await expect(getHeight()).toBe(collapsedHeight)
  },
})

export const Hostile = meta.story({
  render: () => (
    <>
      {reviewsWithOddText.map((review) => (
        <ReviewCard key={review.id} review={review} viewerPhoto={null} />
      ))}
    </>
  ),
  async play({ canvas }) {
    await expectText('<b>Bold</b>', /onerror=alert/, 'A client')({ canvas })
    await expect(canvas.getByText(/قرص المكبح/)).toHaveStyle({ direction: 'rtl' })
  },
})
