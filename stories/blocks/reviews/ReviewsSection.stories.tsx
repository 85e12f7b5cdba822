import { expect, fn, waitFor } from 'storybook/test'
import { ReviewsSection, type ReviewsSectionProps } from '#src/design-system/blocks/reviews/ReviewsSection.tsx'
import { ready } from '#stories/support/data.ts'
import { manyReviews, testimonials } from '#stories/support/catalogue.ts'
import preview from '#storybook/preview.tsx'

const args: ReviewsSectionProps = { reviews: ready(testimonials), viewerPhoto: null, stars: null, onStarsChange: fn() }

const meta = preview.meta({ title: 'Blocks/ReviewsSection', component: ReviewsSection, args })

export const Opened = meta.story({
  args: { reviews: ready(manyReviews(31)) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'See all 31 reviews' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(31))
    await expect(canvas.queryByRole('button', { name: /^See all/ })).toBeNull()
    await expect(canvas.getAllByRole('listitem')[12]).toHaveFocus()
    await expect(canvas.getByText('Shown: 31 of 31')).toBeVisible()
  },
})

export const JustTwelve = meta.story({
  args: { reviews: ready(manyReviews(12)) },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('article')).toHaveLength(12)
    await expect(canvas.queryByRole('button', { name: /^See all/ })).toBeNull()
  },
})
