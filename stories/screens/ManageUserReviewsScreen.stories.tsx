import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { makeReview } from '#mocks/seed/builders.ts'
import {
  ManageUserReviewsScreen,
  type ManageUserReviewsScreenProps,
} from '#src/design-system/screens/ManageUserReviewsScreen.tsx'
import { toReview, type Review } from '#src/domain/review.ts'
import { expectNoResults, getRowByIndex, getRowNames, expectRowCount } from '#stories/support/lists.ts'
import {
  expectConfirmBeforeCall,
  expectCallOnClick,
  expectDisabled,
  expectBusyIgnoresClick,
} from '#stories/support/buttons.ts'
import { playAll, onSmallPhone, expectText } from '#stories/support/plays.ts'
import { serverFailure, makeListCsv, makeListSearch, loading, ready } from '#stories/support/data.ts'
import { inDashboard, inShell } from '#stories/support/inShell.tsx'
import { withQuery } from '#stories/support/frames.tsx'
import { reviewsWithOddText, makeManyReviews, testimonials } from '#stories/support/catalogue.ts'
import preview from '#storybook/preview.tsx'

const args: ManageUserReviewsScreenProps = {
  reviews: ready(testimonials),
  search: makeListSearch(),
  csv: makeListCsv(),
  busyId: null,
  onDelete: fn(),
}

const meta = preview.meta({
  title: 'Screens/Admin/Manage User Reviews',
  component: ManageUserReviewsScreen,
  parameters: { routerPath: '/dashboard/manageUserReviews' },
  args,
  render: inDashboard('admin', withQuery(ManageUserReviewsScreen)),
})

/** The page lists the reviews of all customers. The admin can read and delete them. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['good-day'],
  ...inShell('admin'),
  async play({ canvas }) {
    await expectText(`Manage User Reviews: ${testimonials.length}`)({ canvas })
    await expect(canvas.getAllByRole('button', { name: 'Delete' })).toHaveLength(testimonials.length)
  },
})

const fiftyCharacters = 'Fifty characters of praise for a disc, not a more.'
const longText = 'x'.repeat(10_000)

/**
 * Review texts, each with the shortened text that the list shows; null if the list shows the full text. An emoji counts as
 * one character and is never split.
 */
const truncationCases: [text: string, shortenedText: string | null][] = [
  ['Good filters.', null],
  [fiftyCharacters, null],
  [`${fiftyCharacters}!`, `${fiftyCharacters}...`],
  [`${fiftyCharacters.slice(0, 49)}👩🏽‍🔧 and on`, `${fiftyCharacters.slice(0, 49)}👩🏽‍🔧...`],
  [longText, `${'x'.repeat(50)}...`],
  ['<img src=x onerror=alert(1)>', null],
]

/** A review is cut after fifty characters, “Show more” shows the rest, and code in a review never runs (ADMIN-9). */
export const Lengths = meta.story({
  name: 'Reviews of every length',
  tags: ['borders', 'STATE-11'],
  args: {
    reviews: ready(truncationCases.map(([review], index) => toReview(makeReview({ _id: `review-${index}`, review })))),
  },
  async play({ canvas, userEvent }) {
    for (const [text, shortenedText] of truncationCases)
      await expect(canvas.getByTitle(text)).toHaveTextContent(shortenedText ?? text)
    const [showMoreButton, ...otherButtons] = canvas.getAllByRole('button', { name: 'Show more', expanded: false })
    await expect(otherButtons).toHaveLength(2)
    if (showMoreButton) await userEvent.click(showMoreButton)
    await expect(canvas.getByText(`${fiftyCharacters}!`)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show less', expanded: true })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(`${fiftyCharacters}...`)).toBeVisible()
  },
})

/** Missing names, very long words and code are shown safely and stay inside the page. */
export const Hostile = meta.story({
  name: 'Odd names and texts',
  tags: ['borders', 'STATE-11'],
  args: { reviews: ready(reviewsWithOddText) },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('No name')).toBeVisible()
    await expect(canvasElement.querySelector('td script, td img')).toBeNull()
  },
})

/** The search also finds words in the part of a review that the list cuts off. */
export const Searched = meta.story({
  name: 'Searching the reviews',
  tags: ['good-day'],
  args: {
    reviews: ready([
      ...makeManyReviews(8),
      toReview(makeReview({ _id: 'gaskets', review: `${fiftyCharacters} and Gäskets beyond the cut` })),
    ]),
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search reviews' }), 'gaskets BEYOND')
    await waitFor(() => expect(getRowNames(canvas)).toEqual(['Arjun Mehta']))
  },
})

/** The best or the worst reviews come first, so that complaints are easy to find. */
export const SortedByRating = meta.story({
  name: 'Sorting by rating',
  tags: ['good-day'],
  args: { reviews: ready(makeManyReviews(8).map((review, index) => ({ ...review, rating: (index * 1.5) % 5 }))) },
  async play({ canvas, userEvent }) {
    const getRatings = () =>
      canvas.getAllByRole('img', { name: /out of 5$/ }).map((stars: HTMLElement) => stars.getAttribute('aria-label'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Rating, low to high')
    await waitFor(() => expect(getRatings()[0]).toBe('0 out of 5'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Rating, high to low')
    await waitFor(() => expect(getRatings().slice(0, 2)).toEqual(['4.5 out of 5', '4 out of 5']))
  },
})

/** New reviews are usually at the end of the list; an option sorts them to the top. */
export const NewestFirst = meta.story({
  name: 'Newest first',
  tags: ['good-day'],
  args: { reviews: ready(makeManyReviews(8)) },
  async play({ canvas, userEvent }) {
    const namesBefore = getRowNames(canvas)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Newest first')
    await waitFor(() => expect(getRowNames(canvas)).toEqual(namesBefore.toReversed()))
  },
})

/** A message repeats the search and offers a way back to all reviews. */
export const NothingFound = meta.story({
  name: 'The search finds nothing',
  tags: ['empty', 'everydayShop'],
  args: { reviews: ready(makeManyReviews(8)), search: makeListSearch('nowhere') },
  play: expectNoResults('nowhere', 8, 'Show all reviews'),
})

/** Nobody has written a review yet, so the count is 0, and a message says so. */
export const Empty = meta.story({
  name: 'No reviews yet',
  tags: ['empty', 'STATE-3'],
  args: { reviews: ready([]) },
  play: expectText('Manage User Reviews: 0', 'No reviews yet'),
})

/** The heading shows no number until the reviews have loaded. */
export const Loading = meta.story({
  name: 'The reviews are loading',
  tags: ['waiting', 'STATE-1'],
  args: { reviews: loading },
  play: expectText('Loading all reviews'),
})

/** The page shows an error message with “Try again”. */
export const Failed = meta.story({
  name: 'The reviews could not load',
  tags: ['went-wrong', 'STATE-4'],
  args: { reviews: serverFailure },
  play: expectCallOnClick('Try again', serverFailure.retry),
})

/** The previously loaded reviews stay, with a note that they may be out of date. */
export const Stale = meta.story({
  name: 'The latest could not be loaded',
  tags: ['went-wrong', 'STATE-2'],
  args: { reviews: ready(testimonials.slice(0, 3), { stale: true }) },
  play: expectText(/^We couldn’t refresh th/),
})

/** Before a review is deleted, the admin sees its author and text, and confirms. */
export const Confirming = meta.story({
  name: '“Delete this review?”',
  tags: ['good-day'],
  args: { reviews: ready([toReview(makeReview({ review: 'Good filters, honest price.' }))]) },
  play: expectConfirmBeforeCall(
    'Delete',
    args.onDelete,
    'Delete this review?',
    /^The review “Good filters, honest price.” by Arjun Mehta will be deleted/,
  ),
})

/** The button in the row is busy, more clicks do nothing, and the other buttons are disabled. */
export const BusyRow = meta.story({
  name: 'A review is being deleted',
  tags: ['waiting', 'STATE-13'],
  args: { reviews: ready(testimonials.slice(0, 2)), busyId: testimonials[0]?.id ?? '' },
  play: playAll(expectBusyIgnoresClick('Deleting…', args.onDelete), expectDisabled('Delete')),
})

/** The screen with a simulated server that deletes a review immediately. */
function WithSimulatedServer(props: ManageUserReviewsScreenProps) {
  const [remainingReviews, setRemainingReviews] = useState(props.reviews.state === 'ready' ? props.reviews.value : [])
  const deleteReview = (review: Review) => {
    props.onDelete(review)
    setRemainingReviews((reviews) => reviews.filter(({ id }) => id !== review.id))
  }
  return <ManageUserReviewsScreen {...props} reviews={ready(remainingReviews)} onDelete={deleteReview} />
}

/** After a review deep in a long list is deleted, the page does not jump and the next review takes its place. */
export const DeletedFarDown = meta.story({
  name: 'Deleting far down the list',
  tags: ['borders', 'everydayShop'],
  args: { reviews: ready(makeManyReviews(120)) },
  render: (props) => <WithSimulatedServer {...props} />,
  async play({ args: { onDelete }, canvas, userEvent: user }) {
    await expectRowCount(100)
    await user.click(canvas.getByText('Show 20 more'))
    await expectRowCount(120)
    await expect(getRowByIndex(100)).toHaveFocus()
    const [rowToDelete, nextRow] = [getRowByIndex(110), getRowByIndex(111)] as [HTMLElement, HTMLElement]
    rowToDelete.scrollIntoView({ block: 'center' })
    const { top } = rowToDelete.getBoundingClientRect()
    await user.click(within(rowToDelete).getByRole('button', { name: 'Delete' }))
    const confirmation = within(await screen.findByRole('alertdialog'))
    await user.click(confirmation.getByRole('button', { name: 'Delete review' }))
    await expect(onDelete).toHaveBeenCalledOnce()
    await waitFor(() => expect(nextRow).toContainElement(document.activeElement as HTMLElement))
    await expect(Math.abs(nextRow.getBoundingClientRect().top - top)).toBeLessThan(2)
    await expectText('Manage User Reviews: 119', 'Showing 119 of 119')({ canvas })
    scrollTo(0, 0)
  },
})

/** At 320 pixels each review is a card. */
export const Small = meta.story({
  name: 'On a small phone',
  tags: ['borders', 'STATE-16'],
  args: { reviews: ready(testimonials.slice(0, 4)) },
  ...onSmallPhone,
})
