import type { Canvas } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { makeReview } from '#mocks/seed/builders.ts'
import { HomeScreen, type HomeScreenProps } from '#src/design-system/screens/HomeScreen.tsx'
import { homePartCount } from '#src/domain/part.ts'
import { toReview } from '#src/domain/review.ts'
import { catalogue, initialReviewCount, makeManyReviews, testimonials } from '#stories/support/catalogue.ts'
import { expectRowCount } from '#stories/support/lists.ts'
import { expectCallOnClick, clickButton } from '#stories/support/buttons.ts'
import { expectCount, playAll, expectLink, expectText } from '#stories/support/plays.ts'
import { failed, serverFailure, loading, ready, makeSnapshotOption } from '#stories/support/data.ts'
import { inShell } from '#stories/support/inShell.tsx'
import preview from '#storybook/preview.tsx'

const args: HomeScreenProps = {
  parts: ready(catalogue),
  reviews: ready(testimonials),
  viewerPhoto: null,
  starsParam: null,
  onStarsChange: fn(),
  submittedReviewText: null,
  continueTo: null,
}

const meta = preview.meta({ title: 'Screens/Public/Home', component: HomeScreen, args })

const sectionHeadings = [
  'Our Business Improvments',
  'AVAILABLE PARTS',
  'SOMTHING ABOUT US',
  'CUSTOMIXZE YOUR MECHINE',
  'What Our Clients Say',
]

const getCards = (canvas: Canvas, region: string) =>
  within(canvas.getByRole('region', { name: region })).queryAllByRole('article')

const expectNineParts = ({ canvas }: { canvas: Canvas }) => expect(getCards(canvas, 'AVAILABLE PARTS')).toHaveLength(9)

/** Expects the reviews that are visible before “Show more” is clicked. */
const expectInitialReviews = ({ canvas }: { canvas: Canvas }) =>
  expect(getCards(canvas, 'What Our Clients Say')).toHaveLength(initialReviewCount(testimonials.length))

/** The home page shows what the company makes and leads to parts and reviews (PAGE-4). */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['good-day'],
  ...inShell('visitor'),
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('#aboutus img')).toHaveAttribute('loading', 'lazy')
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headings.filter((text) => sectionHeadings.includes(text))).toEqual(sectionHeadings)
    await expectText('Built to run', '845', `9 of ${catalogue.length}`)({ canvas })
    await expectNineParts({ canvas })
  },
})

/** The arrow shows the next picture and its headline (PAGE-7). */
export const SecondSlide = meta.story({
  name: 'The second picture',
  tags: ['good-day'],
  play: playAll(clickButton(/next/i), expectText('Made to grip')),
})

/** The parts are still loading, and the rest of the page is ready. */
export const PartsLoading = meta.story({
  name: 'The parts are loading',
  tags: ['waiting', 'STATE-1'],
  args: { parts: loading },
  play: expectText('Loading parts', 'What Our Clients Say'),
})

/** Only the parts could not load, so “Try again” is shown instead of them. The reviews below are shown as usual. */
export const PartsFailed = meta.story({
  name: 'The parts could not load',
  tags: ['went-wrong', 'STATE-4', 'STATE-5'],
  args: { parts: serverFailure },
  play: playAll(expectCallOnClick('Try again', serverFailure.retry), expectInitialReviews),
})

/** There is nothing for sale, and a message says so. */
export const PartsEmpty = meta.story({
  name: 'No parts on the shelf',
  tags: ['empty', 'STATE-3'],
  args: { parts: ready([]) },
  play: expectText('No parts on the shelf'),
})

/**
 * While the latest prices and stock are loading, the page shows the first parts and the date of the previous update
 * (DATA-20).
 */
export const PartsFromSnapshot = meta.story({
  name: 'Prices and stock are being updated',
  tags: ['waiting', 'no-snapshot'],
  args: { parts: ready(catalogue.slice(0, 9), makeSnapshotOption(loading)) },
  play: playAll(
    expectText(/^Prices and stock as of 2[678] Nov, \d\d:\d\d\. Updating…$/, '9 of 30', 'See all 30 parts'),
    expectNineParts,
  ),
})

/** The reviews are still loading, and the parts are ready. */
export const ReviewsLoading = meta.story({
  name: 'The reviews are loading',
  tags: ['waiting', 'STATE-1'],
  args: { reviews: loading },
  play: expectText('Loading reviews', `9 of ${catalogue.length}`),
})

/** Only the reviews could not load, so “Try again” is shown instead of them. The parts above are shown as usual. */
export const ReviewsFailed = meta.story({
  name: 'The reviews could not load',
  tags: ['went-wrong', 'STATE-4', 'STATE-5'],
  args: { reviews: serverFailure },
  play: playAll(expectCallOnClick('Try again', serverFailure.retry), expectNineParts),
})

/** Nobody has written a review yet, and a message says so. */
export const ReviewsEmpty = meta.story({
  name: 'No reviews yet',
  tags: ['empty', 'STATE-3'],
  args: { reviews: ready([]) },
  play: expectText('No reviews yet'),
})

/**
 * The page shows the average, the number of reviews and five bars; clicking a bar shows only reviews with that rating
 * (PEOPLE-8).
 */
export const StarsChosen = meta.story({
  name: 'The reviews with four stars',
  tags: ['good-day'],
  args: { starsParam: '4' },
  async play({ canvas, args, userEvent }) {
    const bars = within(await canvas.findByRole('group', { name: 'Reviews by stars' }))
    const selectedBar = bars.getByRole('button', { name: /^4 stars \d+ reviews$/ })
    await expect(selectedBar).toHaveAttribute('aria-pressed', 'true')
    const matchingReviews = testimonials.filter(({ rating }) => rating >= 4 && rating < 5)
    await expect(getCards(canvas, 'What Our Clients Say')).toHaveLength(initialReviewCount(matchingReviews.length))
    await expectText(
      new RegExp(`^Showing ${matchingReviews.length} of ${testimonials.length} reviews: 4 to 4\\.5 stars`),
    )({
      canvas,
    })
    await userEvent.click(bars.getByRole('button', { name: /^5 stars/ }))
    await expect(args.onStarsChange).toHaveBeenLastCalledWith(5)
    await userEvent.click(selectedBar)
    await expect(args.onStarsChange).toHaveBeenLastCalledWith(null)
  },
})

/** A message says that no review has one star, and offers a way back to all reviews. */
export const StarsWithoutReviews = meta.story({
  name: 'No review has one star',
  tags: ['empty', 'everydayShop'],
  args: { starsParam: '1', reviews: ready(testimonials.filter(({ rating }) => rating >= 2)) },
  async play({ canvas, args }) {
    await waitFor(() => expect(getCards(canvas, 'What Our Clients Say')).toHaveLength(0))
    await expectText(/^Showing 0 of \d+ reviews: up to 1\.5 stars\./)({ canvas })
    await expectCallOnClick('Show all reviews', args.onStarsChange, null)({ canvas })
  },
})

const submittedReview = toReview(makeReview({ _id: 'sent', review: 'Ordered twice by now.' }))

/** A customer who has just sent a review sees it first. */
export const SentReviewFirst = meta.story({
  name: 'The review you have just sent',
  tags: ['good-day'],
  args: { reviews: ready([...makeManyReviews(20), submittedReview]), submittedReviewText: submittedReview.text },
  play: ({ canvas }) => expect(getCards(canvas, 'What Our Clients Say')[0]).toHaveTextContent(submittedReview.text),
})

/** The link contains an impossible number of stars, so the page shows a message and all reviews. */
export const StarsUnknown = meta.story({
  name: 'A link with impossible stars',
  tags: ['went-wrong', 'everydayShop'],
  args: { starsParam: 'nine' },
  play: playAll(
    expectText('There’s no rating of “nine”. Showing all reviews.'),
    expectInitialReviews,
    expectCallOnClick('Dismiss', args.onStarsChange),
  ),
})

/** The page shows twelve reviews, and a hundred more with each click (PEOPLE-7). */
export const ManyReviews = meta.story({
  name: 'Ten thousand reviews',
  tags: ['borders', 'STATE-11', 'no-data'],
  args: { reviews: ready(makeManyReviews(10_000)) },
  async play({ canvas, userEvent }) {
    const initialCount = initialReviewCount(10_000)
    await expect(getCards(canvas, 'What Our Clients Say')).toHaveLength(initialCount)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 100 more' }))
    await expectRowCount(homePartCount + initialCount + 100)
    await expect(getCards(canvas, 'What Our Clients Say')[initialCount]?.closest('li')).toHaveFocus()
  },
})

/** Neither parts nor reviews could load. Each has its own “Try again”, and the rest of the page works. */
export const BothFailed = meta.story({
  name: 'No connection',
  tags: ['went-wrong', 'STATE-6'],
  args: { parts: failed('offline'), reviews: failed('offline') },
  play: playAll(expectCount(2, 'button', { name: 'Try again' }), expectText('CUSTOMIXZE YOUR MECHINE')),
})

/** A message says that the server is waking up; parts and reviews appear automatically once it responds. */
export const Waking = meta.story({
  name: 'The shop is waking up',
  tags: ['went-wrong', 'STATE-4'],
  args: { parts: failed('waking'), reviews: failed('waking') },
  play: playAll(
    expectCount(2, 'heading', { name: 'The shop isn’t responding at the moment' }),
    expectText('CUSTOMIXZE YOUR MECHINE'),
  ),
})

/** The previously loaded parts and reviews stay, with a note that they may be out of date (STATE-2). */
export const Stale = meta.story({
  name: 'The latest could not be loaded',
  tags: ['went-wrong', 'STATE-2'],
  args: { parts: ready(catalogue, { stale: true }), reviews: ready(testimonials, { stale: true }) },
  async play({ canvas }) {
    await expect(canvas.getAllByText(/^We couldn’t refresh these/)).toHaveLength(2)
    await expectInitialReviews({ canvas })
  },
})

/** The customer opened a page that needs a login and signed up, so Home shows a link back to that page (AUTH-12). */
export const JustSignedUp = meta.story({
  name: 'After signing up',
  tags: ['good-day'],
  args: { continueTo: { path: '/dashboard', label: null } },
  play: expectLink('/dashboard', 'Continue'),
})

/** At 320 pixels everything is in one column (SHOP-9, PAGE-22). */
export const Small = meta.story({
  name: 'On a small phone',
  tags: ['borders', 'STATE-16'],
  globals: { viewport: { value: 'small' } },
  async play({ canvas }) {
    const leftEdges = canvas.getAllByRole('article').map((card: HTMLElement) => card.getBoundingClientRect().left)
    await expect(new Set(leftEdges).size).toBe(1)
  },
})

/** With reduced motion, pictures change without sliding. */
export const ReducedMotion = meta.story({
  name: 'Without motion',
  tags: ['borders', 'STATE-16'],
  globals: { motion: 'reduced' },
  async play({ canvas, canvasElement, userEvent }) {
    const isAnimated = (element: Element) => {
      const { animationDuration, transitionDuration } = getComputedStyle(element)
      return `${animationDuration}, ${transitionDuration}`.split(', ').some((duration) => parseFloat(duration) > 0.001)
    }
    await expect([...canvasElement.querySelectorAll('*')].filter(isAnimated)).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: /next/i }))
    await expectText('Made to grip')({ canvas })
  },
})
