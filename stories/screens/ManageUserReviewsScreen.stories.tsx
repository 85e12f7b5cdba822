import { useState } from 'react'
import type { Canvas } from 'storybook/internal/csf'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { makeReview } from '#mocks/seed/builders.ts'
import { DashboardScreen } from '#src/design-system/screens/DashboardScreen.tsx'
import {
  ManageUserReviewsScreen,
  type ManageUserReviewsScreenProps,
} from '#src/design-system/screens/ManageUserReviewsScreen.tsx'
import { toReview, type Review } from '#src/domain/review.ts'
import { fitsTheWindow, onSmallPhone } from '#stories/support/fits.ts'
import { failed, loading, ready } from '#stories/support/loadables.ts'
import { inShell } from '#stories/support/inShell.tsx'
import { KeepQuery } from '#stories/support/KeepQuery.tsx'
import { expectCallOnPress, expectQuestion } from '#stories/support/presses.ts'
import { expectNothingFound, findFarDown, listSearch, rowAround, rowIndex, rowNames } from '#stories/support/rows.ts'
import { ScreenPage } from '#stories/support/ScreenPage.tsx'
import { hostileReviews, testimonials } from '#stories/support/testimonials.ts'
import preview from '#storybook/preview.tsx'

const readyWith = (review: string) => ready([toReview(makeReview({ review }))])

const args: ManageUserReviewsScreenProps = {
  reviews: ready(testimonials),
  search: listSearch(),
  busyId: null,
  onDelete: fn(),
}

const meta = preview.meta({
  title: 'Screens/Admin/Manage User Reviews',
  component: ManageUserReviewsScreen,
  parameters: { page: true, docs: { page: ScreenPage }, at: '/dashboard/manageUserReviews' },
  args,
  render: (props) => (
    <DashboardScreen role={{ state: 'ready', value: 'admin' }}>
      <KeepQuery {...props.search}>{(search) => <ManageUserReviewsScreen {...props} search={search} />}</KeepQuery>
    </DashboardScreen>
  ),
})

/** All reviews, with the admin's menu beside them and the shop's navigation and footer around them. */
export const InTheShop = meta.story({ name: 'In the shop', tags: ['good-day'], ...inShell('admin') })

/** Every review has its author, its beginning and a button to delete it. */
export const Many = meta.story({
  name: 'A list of reviews',
  tags: ['good-day'],
  async play({ canvas }) {
    const count = testimonials.length
    await expect(canvas.getByRole('heading', { level: 1, name: `Manage User Reviews: ${count}` })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Delete' })).toHaveLength(count)
    for (const { name, country } of testimonials)
      await expect(canvas.getByRole('row', { name: new RegExp(`${name}.*${country}`) })).toBeVisible()
  },
})

/** Expects the full text, without a button to expand it (SHOP-2, ADMIN-9). */
const expectFullText =
  (review: string) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await expect(canvas.getByText(review)).toHaveAttribute('title', review)
    await expect(canvas.queryByRole('button', { name: 'Show all' })).toBeNull()
  }

/** Expects the text cut to `shown`, and a button that toggles the full text. */
const expectCutText =
  (review: string, shown: string) =>
  async ({ canvas }: { canvas: Canvas }) => {
    const cell = canvas.getByText(shown)
    await expect(cell).toHaveAttribute('title', review)
    const more = canvas.getByRole('button', { name: 'Show all', expanded: false })
    await expect(more).toHaveAccessibleDescription('Arjun Mehta')
    await userEvent.click(more)
    await expect(cell).toHaveTextContent(review)
    await expect(canvas.getByRole('button', { name: 'Show less', expanded: true })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(cell).toHaveTextContent(shown)
  }

const fifty = 'Fifty characters of praise for a disc, not a more.'
const mechanic = `${fifty.slice(0, 49)}👩🏽‍🔧 and on`
const tenThousandCharacters = 'x'.repeat(10_000)
const markup = '<img src=x onerror=alert(1)>'

/** The whole text is shown (SHOP-2, ADMIN-9). */
export const Short = meta.story({
  name: 'A short review',
  tags: ['good-day'],
  args: { reviews: readyWith('Good filters.') },
  play: expectFullText('Good filters.'),
})

/** Fifty characters are not cut. */
export const ExactlyFifty = meta.story({
  name: 'A review of exactly 50 characters',
  tags: ['borders'],
  args: { reviews: readyWith(fifty) },
  play: expectFullText(fifty),
})

/** The text is cut after fifty characters, and “Show all” shows the rest (ADMIN-9). */
export const FiftyOne = meta.story({
  name: 'A review of 51 characters',
  tags: ['borders'],
  args: { reviews: readyWith(`${fifty}!`) },
  play: expectCutText(`${fifty}!`, `${fifty}...`),
})

/** An emoji counts as one character and is never cut in half. */
export const EmojiAtTheCut = meta.story({
  name: 'A picture character at the cut',
  tags: ['borders'],
  args: { reviews: readyWith(mechanic) },
  play: expectCutText(mechanic, `${fifty.slice(0, 49)}👩🏽‍🔧...`),
})

/** The list shows the first fifty, and all of them on request. */
export const TenThousand = meta.story({
  name: 'A review of ten thousand characters',
  tags: ['borders'],
  args: { reviews: readyWith(tenThousandCharacters) },
  play: expectCutText(tenThousandCharacters, `${'x'.repeat(50)}...`),
})

/** Code in a review is shown as text and never run. */
export const MarkupAsText = meta.story({
  name: 'A review with code in it',
  tags: ['borders'],
  args: { reviews: readyWith(markup) },
  play: expectFullText(markup),
})

/** Missing names, endless words and code are shown safely and stay inside the page. */
export const Hostile = meta.story({
  name: 'Odd names and texts',
  tags: ['borders'],
  args: { reviews: ready(hostileReviews) },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('Name not given')).toBeVisible()
    await expect(canvasElement.querySelector('td script, td img')).toBeNull()
    await fitsTheWindow()
  },
})

const manyReviews = (count: number): Review[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(testimonials[index % testimonials.length] as Review),
    id: `review-${index + 1}`,
    name: `${['Priya', 'Arjun', 'Yuki'][index % 3]} ${index + 1}`,
    country: ['India', 'Nepal', 'Japan'][index % 3] ?? '',
  }))

/** The search also finds words in the part of a review that is cut off. */
export const Searched = meta.story({
  name: 'Searching the reviews',
  tags: ['good-day'],
  args: {
    reviews: ready([
      ...manyReviews(8),
      toReview(makeReview({ _id: 'gaskets', review: `${fifty} and Gäskets beyond the cut` })),
    ]),
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search reviews' }), 'gaskets BEYOND')
    await waitFor(() => expect(rowNames(canvas)).toEqual(['Arjun Mehta']))
    await expect(canvas.getByText('1 of 9 shown')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage User Reviews: 9' })).toBeVisible()
  },
})

/** The admin sorts by name or by country. */
export const Sorted = meta.story({
  name: 'Sorting the reviews',
  tags: ['good-day'],
  args: { reviews: ready(manyReviews(12)) },
  async play({ canvas, userEvent }) {
    const sort = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(sort, 'Name')
    await waitFor(() => expect(rowNames(canvas).slice(0, 2)).toEqual(['Arjun 2', 'Arjun 5']))
    await userEvent.selectOptions(sort, 'Country')
    await waitFor(() => expect(rowNames(canvas).slice(0, 2)).toEqual(['Priya 1', 'Priya 4']))
  },
})

/** The page repeats the words that were searched and leads back to all reviews. */
export const NothingFound = meta.story({
  name: 'The search finds nothing',
  tags: ['empty'],
  args: { reviews: ready(manyReviews(8)), search: listSearch('nowhere') },
  play: ({ canvas }) => expectNothingFound(canvas, 'nowhere', 8, 'Show all reviews'),
})

/** The list stays quick, also after a long review has been opened (STATE-11). */
export const TenThousandRows = meta.story({
  name: 'Ten thousand reviews',
  tags: ['borders'],
  args: { reviews: ready(manyReviews(10_000)) },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage User Reviews: 10000' })).toBeVisible()
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(500_000))
    await expect(rowNames(canvas).length).toBeLessThan(60)
    const [more] = canvas.getAllByRole('button', { name: 'Show all' })
    if (more) await userEvent.click(more)
    await expect(canvas.getByRole('button', { name: 'Show less', expanded: true })).toHaveFocus()
    await expect(rowNames(canvas).slice(0, 2)).toEqual(['Priya 1', 'Arjun 2'])
  },
})

/** Nobody has written a review: the count is 0 and the page says so. */
export const Empty = meta.story({
  name: 'No reviews yet',
  tags: ['empty'],
  args: { reviews: ready([]) },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage User Reviews: 0' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
  },
})

/** The heading is there, without a number as long as nobody knows it. */
export const Loading = meta.story({
  name: 'The reviews are loading',
  tags: ['waiting'],
  args: { reviews: loading },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Manage User Reviews$/)
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading all reviews')
  },
})

const failure = failed('server')

/** The page says so and offers to try again. */
export const Failed = meta.story({
  name: 'The reviews could not load',
  tags: ['went-wrong'],
  args: { reviews: failure },
  play: ({ canvas }) => expectCallOnPress(canvas, 'Try again', failure.retry),
})

/** The reviews loaded before stay, with a note that they could not be refreshed. */
export const Stale = meta.story({
  name: 'The latest could not be loaded',
  tags: ['went-wrong'],
  args: { reviews: ready(testimonials.slice(0, 3), { stale: true }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/could not be refreshed/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Delete' })).toHaveLength(3)
  },
})

/** Before a review is deleted, the admin sees author and text, and confirms. */
export const Confirming = meta.story({
  name: '“Delete this review?”',
  tags: ['good-day'],
  args: { reviews: readyWith('Good filters, honest price.') },
  async play({ args: { onDelete }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expectQuestion('Delete this review?', /^Arjun Mehta: “Good filters, honest price.”/)
    await expect(onDelete).not.toHaveBeenCalled()
  },
})

/** Its button says so, further clicks do nothing, and the other buttons wait. */
export const BusyRow = meta.story({
  name: 'A review is being deleted',
  tags: ['waiting'],
  args: { reviews: ready(testimonials.slice(0, 2)), busyId: testimonials[0]?.id ?? '' },
  async play({ args: { onDelete }, canvas, userEvent }) {
    const deleting = canvas.getByRole('button', { name: 'Deleting…' })
    await expect(deleting).toBeEnabled()
    await userEvent.click(deleting)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(onDelete).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeDisabled()
  },
})

/** Simulates a server that deletes the review at once. */
function WithSimulatedServer(props: ManageUserReviewsScreenProps) {
  const [list, setList] = useState(props.reviews.state === 'ready' ? props.reviews.value : [])
  const remove = (review: Review) => {
    props.onDelete(review)
    setList((now) => now.filter(({ id }) => id !== review.id))
  }
  return <ManageUserReviewsScreen {...props} reviews={ready(list)} onDelete={remove} />
}

/** It disappears at once, and the admin can go on with the next one. */
export const DeletedJustNow = meta.story({
  name: 'A review has been deleted',
  tags: ['good-day'],
  args: { reviews: ready(testimonials.slice(0, 3)) },
  render: (props) => <WithSimulatedServer {...props} />,
  async play({ args: { onDelete }, canvas, userEvent }) {
    const [first] = canvas.getAllByRole('button', { name: 'Delete' })
    if (first) await userEvent.click(first)
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Delete the review' }))
    await expect(onDelete).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3))
    await waitFor(() => expect(document.activeElement?.closest('tbody')).not.toBeNull())
  },
})

/** After a review deep in a long list is deleted, the page does not jump and the next review takes its place. */
export const DeletedFarDown = meta.story({
  name: 'Deleting far down the list',
  tags: ['borders'],
  args: { reviews: ready(manyReviews(2_000)) },
  render: (props) => <WithSimulatedServer {...props} />,
  async play({ args: { onDelete }, canvas, userEvent: user }) {
    const button = await findFarDown(canvas, 'Delete')
    const [index, top] = [rowIndex(button), rowAround(button)?.getBoundingClientRect().top ?? 0]
    const next = rowAround(button)?.nextElementSibling
    await user.click(button)
    await user.click(await screen.findByRole('button', { name: 'Delete the review' }))
    await expect(onDelete).toHaveBeenCalledOnce()
    await waitFor(() => expect(rowAround(document.activeElement)).toBe(next))
    await expect(rowIndex(document.activeElement)).toBe(index)
    await expect(Math.abs((next?.getBoundingClientRect().top ?? 0) - top)).toBeLessThan(2)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage User Reviews: 1999' })).toBeVisible()
    scrollTo(0, 0)
  },
})

/** On a screen of 320 pixels each review becomes a card of its own. */
export const Small = meta.story({
  name: 'On a small phone',
  tags: ['borders'],
  args: { reviews: ready(testimonials.slice(0, 4)) },
  ...onSmallPhone,
})
