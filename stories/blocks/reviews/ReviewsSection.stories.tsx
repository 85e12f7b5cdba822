import { expect, waitFor } from 'storybook/test'
import { ReviewsSection, type ReviewsSectionProps } from '#src/design-system/blocks/reviews/ReviewsSection.tsx'
import type { Review } from '#src/domain/review.ts'
import { fitsTheWindow } from '#stories/support/fits.ts'
import { failed, loading, ready } from '#stories/support/loadables.ts'
import { portrait } from '#stories/support/portrait.ts'
import { hostileReviews, manyReviews, testimonials } from '#stories/support/testimonials.ts'
import preview from '#storybook/preview.tsx'

const args: ReviewsSectionProps = { reviews: ready(testimonials), viewerPhoto: null }

const meta = preview.meta({ title: 'Blocks/ReviewsSection', component: ReviewsSection, args })

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'What Our Clients Say' })).toHaveAttribute('id', 'reviews')
    await expect(canvas.getByText(`${testimonials.length} reviews`)).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(testimonials.length))
  },
})

/** Shows twelve reviews, then all of them in the same place, with the focus on the first new one (PEOPLE-7). */
export const MoreThanTwelve = meta.story({
  args: { reviews: ready(manyReviews(31)) },
  async play({ canvas }) {
    await expect(canvas.getByText('31 reviews')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(12)
    await expect(canvas.getByRole('button', { name: 'See all 31 reviews' })).toBeVisible()
  },
})

export const Opened = meta.story({
  args: { reviews: ready(manyReviews(31)) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'See all 31 reviews' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(31))
    await expect(canvas.queryByRole('button', { name: /^See all/ })).toBeNull()
    await expect(canvas.getAllByRole('listitem')[12]).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('All 31 reviews are shown.')
  },
})

export const JustTwelve = meta.story({
  args: { reviews: ready(manyReviews(12)) },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('article')).toHaveLength(12)
    await expect(canvas.queryByRole('button', { name: /^See all/ })).toBeNull()
  },
})

/** Only visible reviews are rendered, so 10,000 are as fast as 100. */
export const TenThousand = meta.story({
  args: { reviews: ready(manyReviews(10_000)) },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('10,000 reviews')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(12)
    await userEvent.click(canvas.getByRole('button', { name: 'See all 10,000 reviews' }))
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(1_000_000))
    const positionOf = (item: Element | null | undefined) => Number(item?.getAttribute('aria-posinset'))
    await expect(positionOf(document.activeElement)).toBe(13)
    await expect(document.activeElement?.getBoundingClientRect().top).toBeLessThan(innerHeight)
    scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(positionOf(canvas.getAllByRole('listitem').at(-1))).toBe(10_000))
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60)
    await fitsTheWindow()
  },
})

/** Every card shows the viewer's own photo (PEOPLE-1). */
export const ViewerWithPhoto = meta.story({
  args: { reviews: ready(testimonials.slice(0, 2)), viewerPhoto: portrait.viewer },
  async play({ canvasElement }) {
    await expect([...canvasElement.querySelectorAll('img')].map((photo) => photo.src)).toEqual([
      portrait.viewer,
      portrait.viewer,
    ])
  },
})

export const Loading = meta.story({
  args: { reviews: loading },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading reviews')
    await expect(canvas.queryByText(/0 reviews/)).toBeNull()
  },
})

export const Empty = meta.story({
  args: { reviews: ready<Review[]>([]) },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 3, name: 'No reviews yet' })).toBeVisible(),
})

const failure = failed('server')
export const Failed = meta.story({
  args: { reviews: failure },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 3, name: 'This could not be loaded' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(failure.retry).toHaveBeenCalledOnce()
  },
})

export const Stale = meta.story({
  args: { reviews: ready(testimonials.slice(0, 2), { stale: true }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/could not be refreshed/)).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
  },
})

export const Hostile = meta.story({
  args: { reviews: ready(hostileReviews) },
  play: fitsTheWindow,
})

export const Small = meta.story({
  args: { reviews: ready(testimonials.slice(0, 4)) },
  globals: { viewport: { value: 'small' } },
})
