import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { makeReview } from '#mocks/seed/builders.ts'
import { DashboardScreen } from '#src/design-system/screens/DashboardScreen.tsx'
import {
  ManageUserReviewsScreen,
  type ManageUserReviewsScreenProps,
} from '#src/design-system/screens/ManageUserReviewsScreen.tsx'
import { everything } from '#src/domain/listQuery.ts'
import { toReview, type Review, type ReviewWire } from '#src/domain/review.ts'
import { fitsTheWindow } from '#stories/support/fits.ts'
import { failed, loading, ready } from '#stories/support/loadables.ts'
import { hostileReviews, testimonials } from '#stories/support/testimonials.ts'
import { KeepQuery } from '#stories/support/KeepQuery.tsx'
import { wiredTimeout } from '#stories/support/wiredTimeout.ts'
import preview from '#storybook/preview.tsx'

const readyWith = (review: string, overrides: Partial<ReviewWire> = {}) =>
  ready([toReview(makeReview({ review, ...overrides }))])

const args: ManageUserReviewsScreenProps = {
  reviews: ready(testimonials),
  search: { query: everything, onQueryChange: fn() },
  busyId: null,
  onDelete: fn(),
}

const meta = preview.meta({
  title: 'Screens/Admin/ManageUserReviewsScreen',
  component: ManageUserReviewsScreen,
  parameters: { page: true, at: '/dashboard/manageUserReviews' },
  args,
  render: (props) => (
    <DashboardScreen role={{ state: 'ready', value: 'admin' }}>
      <KeepQuery {...props.search}>{(search) => <ManageUserReviewsScreen {...props} search={search} />}</KeepQuery>
    </DashboardScreen>
  ),
})

export const Many = meta.story({
  async play({ canvas }) {
    const count = testimonials.length
    await expect(canvas.getByRole('heading', { level: 1, name: `Manage User Reviews: ${count}` })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Delete' })).toHaveLength(count)
  },
})

/** Expects the full text, without a button to expand it (SHOP-2, ADMIN-9). */
const expectFullText =
  (review: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(review)).toHaveAttribute('title', review)
    await expect(canvas.queryByRole('button', { name: 'Show all' })).toBeNull()
  }

/** Expects the text cut to `shown`, and a button that toggles the full text. */
const expectCutText =
  (review: string, shown: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
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

export const Short = meta.story({
  args: { reviews: readyWith('Good filters.') },
  play: expectFullText('Good filters.'),
})
export const ExactlyFifty = meta.story({ args: { reviews: readyWith(fifty) }, play: expectFullText(fifty) })
export const FiftyOne = meta.story({
  args: { reviews: readyWith(`${fifty}!`) },
  play: expectCutText(`${fifty}!`, `${fifty}...`),
})
/** An emoji of seven code units counts as one character. */
export const EmojiAtTheCut = meta.story({
  args: { reviews: readyWith(mechanic) },
  play: expectCutText(mechanic, `${fifty.slice(0, 49)}👩🏽‍🔧...`),
})
export const TenThousand = meta.story({
  args: { reviews: readyWith(tenThousandCharacters) },
  play: expectCutText(tenThousandCharacters, `${'x'.repeat(50)}...`),
})
export const MarkupAsText = meta.story({ args: { reviews: readyWith(markup) }, play: expectFullText(markup) })

export const Hostile = meta.story({
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

const rowNames = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

/** The search also matches the part that is cut off. */
export const Searched = meta.story({
  args: {
    reviews: ready([
      ...manyReviews(8),
      toReview(makeReview({ _id: 'gaskets', review: `${fifty} and Gäskets beyond the cut` })),
    ]),
  },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search reviews' }), 'gaskets BEYOND')
    await waitFor(() => expect(rowNames(canvasElement)).toEqual(['Arjun Mehta']))
    await expect(canvas.getByText('1 of 9 shown')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage User Reviews: 9' })).toBeVisible()
  },
})

export const Sorted = meta.story({
  args: { reviews: ready(manyReviews(12)) },
  async play({ canvas, canvasElement, userEvent }) {
    const sort = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(sort, 'Name')
    await waitFor(() => expect(rowNames(canvasElement).slice(0, 2)).toEqual(['Arjun 2', 'Arjun 5']))
    await userEvent.selectOptions(sort, 'Country')
    await waitFor(() => expect(rowNames(canvasElement).slice(0, 2)).toEqual(['Priya 1', 'Priya 4']))
  },
})

export const NothingFound = meta.story({
  args: { reviews: ready(manyReviews(8)), search: { query: { q: 'nowhere', sort: null }, onQueryChange: fn() } },
  async play({ canvas, canvasElement, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nothing found for “nowhere”' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all reviews' }))
    await waitFor(() => expect(rowNames(canvasElement)).toHaveLength(8))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
})

/** Only visible rows are rendered, also after a row has been expanded (STATE-11). */
export const TenThousandRows = meta.story({
  args: { reviews: ready(manyReviews(10_000)) },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage User Reviews: 10000' })).toBeVisible()
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(500_000))
    await expect(rowNames(canvasElement).length).toBeLessThan(60)
    const [more] = canvas.getAllByRole('button', { name: 'Show all' })
    if (more) await userEvent.click(more)
    await expect(canvas.getByRole('button', { name: 'Show less', expanded: true })).toHaveFocus()
    await expect(rowNames(canvasElement).slice(0, 2)).toEqual(['Priya 1', 'Arjun 2'])
  },
})

export const Empty = meta.story({
  args: { reviews: ready([]) },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage User Reviews: 0' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { reviews: loading },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Manage User Reviews$/)
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading all reviews')
  },
})

const failure = failed('server')
export const Failed = meta.story({
  args: { reviews: failure },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(failure.retry).toHaveBeenCalledOnce()
  },
})

export const Stale = meta.story({
  args: { reviews: ready(testimonials.slice(0, 3), { stale: true }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/could not be refreshed/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Delete' })).toHaveLength(3)
  },
})

export const Confirming = meta.story({
  args: { reviews: readyWith('Good filters, honest price.') },
  async play({ args: { onDelete }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this review?' }))
    await waitFor(() => expect(dialog.getByText(/^Arjun Mehta: “Good filters, honest price.”/)).toBeVisible())
    await expect(onDelete).not.toHaveBeenCalled()
  },
})

export const BusyRow = meta.story({
  args: { reviews: ready(testimonials.slice(0, 2)), busyId: testimonials[0]?.id ?? '' },
  async play({ args: { onDelete }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Deleting…' }))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(onDelete).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeDisabled()
  },
})

/** The server deletes nothing: the toast warns, and the row stays (DATA-11, ADMIN-7). */
export const NothingAffected = meta.story({
  parameters: { wired: '/dashboard/manageUserReviews', as: 'admin' },
  beforeEach() {
    db.use(scenarios.deleteNoReview)
  },
  async play() {
    const buttons = await screen.findAllByRole('button', { name: 'Delete' }, wiredTimeout)
    await userEvent.click(buttons[0] as HTMLElement)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the review' }))
    await waitFor(() => expect(screen.getByText("something want's wrong")).toBeVisible(), wiredTimeout)
    await expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(buttons.length)
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

export const DeletedJustNow = meta.story({
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

/** Far down in a long list, the focus moves to the next row, which takes the deleted row's position. */
export const DeletedFarDown = meta.story({
  args: { reviews: ready(manyReviews(2_000)) },
  render: (props) => <WithSimulatedServer {...props} />,
  async play({ args: { onDelete }, canvas, userEvent: user }) {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(100_000))
    scrollTo(0, 60_000)
    const findMiddleButton = () =>
      canvas.getAllByRole('button', { name: 'Delete' }).find((button) => button.getBoundingClientRect().top > 300)
    const rowOf = (element: Element | null | undefined) => element?.closest('tr')
    const rowIndex = (element: Element | null | undefined) => Number(rowOf(element)?.getAttribute('aria-rowindex'))
    await waitFor(() => expect(rowIndex(findMiddleButton())).toBeGreaterThan(100))
    const button = findMiddleButton() as HTMLElement
    const [index, top] = [rowIndex(button), rowOf(button)?.getBoundingClientRect().top ?? 0]
    const next = rowOf(button)?.nextElementSibling
    await user.click(button)
    await user.click(await screen.findByRole('button', { name: 'Delete the review' }))
    await expect(onDelete).toHaveBeenCalledOnce()
    await waitFor(() => expect(rowOf(document.activeElement)).toBe(next))
    await expect(rowIndex(document.activeElement)).toBe(index)
    await expect(Math.abs((next?.getBoundingClientRect().top ?? 0) - top)).toBeLessThan(2)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage User Reviews: 1999' })).toBeVisible()
    scrollTo(0, 0)
  },
})

export const Small = meta.story({
  args: { reviews: ready(testimonials.slice(0, 4)) },
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow,
})

export const Wired = meta.story({
  parameters: { wired: '/dashboard/manageUserReviews' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo Admin' }))
    const [button] = await canvas.findAllByRole('button', { name: 'Delete' }, { timeout: 5000 })
    if (button) await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the review' }))
    await waitFor(() => expect(screen.getByText('Review Delete Successfully')).toBeVisible())
  },
})
