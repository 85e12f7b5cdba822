import { expect, waitFor, within } from 'storybook/test'
import { HomeScreen, type HomeScreenProps } from '#src/design-system/screens/HomeScreen.tsx'
import { catalogue } from '#stories/support/catalogue.ts'
import { fitsTheWindow } from '#stories/support/fits.ts'
import { failed, loading, ready } from '#stories/support/loadables.ts'
import { manyReviews, testimonials } from '#stories/support/testimonials.ts'
import preview from '#storybook/preview.tsx'

const args: HomeScreenProps = {
  parts: ready(catalogue),
  reviews: ready(testimonials),
  viewerPhoto: null,
  continueTo: null,
}

const meta = preview.meta({
  title: 'Screens/Public/HomeScreen',
  component: HomeScreen,
  parameters: { page: true },
  args,
})

const sectionHeadings = [
  'Our Business Improvments',
  'AVAILABLE PARTS',
  'SOMTHING ABOUT US',
  'CUSTOMIXZE YOUR MECHINE',
  'What Our Clients Say',
]

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headings.filter((text) => text !== null && sectionHeadings.includes(text))).toEqual(sectionHeadings)
    await expect(canvas.getByRole('heading', { name: 'Built to run' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Made to grip' })).toBeNull()
    await expect(canvas.getByText('845')).toBeVisible()
    const parts = within(canvas.getByRole('region', { name: 'AVAILABLE PARTS' }))
    await expect(parts.getAllByRole('article')).toHaveLength(9)
    await expect(parts.getByText(`9 of ${catalogue.length}`)).toBeVisible()
  },
})

export const SecondSlide = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /next/i }))
    await expect(canvas.getByRole('heading', { name: 'Made to grip' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Built to run' })).toBeNull()
  },
})

/** Circular: going back from the first slide leads to the last. */
export const ThirdSlide = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /previous/i }))
    await expect(canvas.getByRole('heading', { name: 'Forged to turn' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Built to run' })).toBeNull()
  },
})

export const PartsLoading = meta.story({
  args: { parts: loading },
  async play({ canvas }) {
    await expect(canvas.getByText('Loading parts')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'What Our Clients Say' })).toBeVisible()
  },
})

const noParts = failed('server')
export const PartsFailed = meta.story({
  args: { parts: noParts },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(noParts.retry).toHaveBeenCalledOnce()
    await expect(canvas.getByText(`${testimonials.length} reviews`)).toBeVisible()
  },
})

export const PartsEmpty = meta.story({
  args: { parts: ready([]) },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'No parts on the shelf' })).toBeVisible()
  },
})

export const FewParts = meta.story({
  args: { parts: ready(catalogue.slice(0, 3)) },
  async play({ canvas }) {
    await expect(canvas.getByText('3 parts')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /See all/ })).toBeNull()
  },
})

export const ReviewsLoading = meta.story({
  args: { reviews: loading },
  async play({ canvas }) {
    const reviews = within(canvas.getByRole('region', { name: 'What Our Clients Say' }))
    await expect(reviews.getByRole('status')).toHaveTextContent('Loading reviews')
    await expect(reviews.queryByRole('article')).toBeNull()
    await expect(canvas.getByText(`9 of ${catalogue.length}`)).toBeVisible()
  },
})

const noReviews = failed('server')
export const ReviewsFailed = meta.story({
  args: { reviews: noReviews },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(noReviews.retry).toHaveBeenCalledOnce()
    const parts = within(canvas.getByRole('region', { name: 'AVAILABLE PARTS' }))
    await expect(parts.getAllByRole('article')).toHaveLength(9)
  },
})

export const ReviewsEmpty = meta.story({
  args: { reviews: ready([]) },
  async play({ canvas }) {
    const reviews = within(canvas.getByRole('region', { name: 'What Our Clients Say' }))
    await expect(reviews.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
    await expect(reviews.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

/** Home shows twelve reviews, and all of them on request (PEOPLE-7). */
export const ManyReviews = meta.story({
  args: { reviews: ready(manyReviews(10_000)) },
  async play({ canvas, userEvent }) {
    const reviews = within(canvas.getByRole('region', { name: 'What Our Clients Say' }))
    await expect(reviews.getByText('10,000 reviews')).toBeVisible()
    await expect(reviews.getAllByRole('article')).toHaveLength(12)
    await userEvent.click(reviews.getByRole('button', { name: 'See all 10,000 reviews' }))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '13'))
    await expect(reviews.getAllByRole('article').length).toBeLessThan(60)
  },
})

export const BothFailed = meta.story({
  args: { parts: failed('offline'), reviews: failed('offline') },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2)
    await expect(canvas.getByRole('heading', { name: 'CUSTOMIXZE YOUR MECHINE' })).toBeVisible()
  },
})

/** Old data stays when a refresh fails (STATE-2). */
export const Stale = meta.story({
  args: { parts: ready(catalogue, { stale: true }), reviews: ready(testimonials, { stale: true }) },
  async play({ canvas }) {
    await expect(canvas.getAllByText(/could not be refreshed/)).toHaveLength(2)
    const articles = (name: string) => within(canvas.getByRole('region', { name })).getAllByRole('article')
    await expect(articles('AVAILABLE PARTS')).toHaveLength(9)
    await expect(articles('What Our Clients Say')).toHaveLength(testimonials.length)
  },
})

/** After signup, a link continues to the page the visitor came from (AUTH-12). */
export const JustSignedUp = meta.story({
  args: { continueTo: { path: '/purchase/brake-rotor-345', label: 'Ventilated brake rotor 345 mm' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Continue to Ventilated brake rotor 345 mm' })).toBeVisible()
  },
})

/** A single column (SHOP-9). */
export const Small = meta.story({
  globals: { viewport: { value: 'small' } },
  async play({ canvas }) {
    const lefts = canvas.getAllByRole('article').map((card: HTMLElement) => card.getBoundingClientRect().left)
    await expect(new Set(lefts).size).toBe(1)
    await fitsTheWindow()
  },
})

/** The next slide appears at once, without a transition. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  async play({ canvas, canvasElement, userEvent }) {
    const moving = [...canvasElement.querySelectorAll('*')].filter((element) => {
      const { animationDuration, transitionDuration } = getComputedStyle(element)
      return [animationDuration, transitionDuration].some((durations) =>
        durations.split(', ').some((each) => parseFloat(each) > 0.001),
      )
    })
    await expect(moving).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: /next/i }))
    await expect(canvas.getByRole('heading', { name: 'Made to grip' })).toBeVisible()
  },
})

export const Wired = meta.story({
  parameters: { wired: '/' },
  async play({ canvas }) {
    const parts = within(await canvas.findByRole('region', { name: 'AVAILABLE PARTS' }))
    await expect(await parts.findAllByRole('article')).toHaveLength(9)
    const reviews = within(await canvas.findByRole('region', { name: 'What Our Clients Say' }))
    await expect((await reviews.findAllByRole('article')).length).toBeGreaterThan(0)
  },
})
