import type { Canvas } from 'storybook/internal/csf'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

/** What a list screen gets to search for these words; at first, all rows. */
export const listSearch = (q = '') => ({ query: { q, sort: null }, onQueryChange: fn() })

/** The row with this name. */
export const row = (canvas: Canvas, name: RegExp) => within(canvas.getByRole('row', { name }))

/** The names of all rows. */
export const rowNames = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)

/** Expects that a search finds none of the rows, and that this button brings all of them back. */
export async function expectNothingFound(canvas: Canvas, words: string, total: number, showAll: string): Promise<void> {
  await expect(canvas.getByRole('heading', { level: 2, name: `Nothing found for “${words}”` })).toBeVisible()
  await expect(canvas.getByText(`0 of ${total} shown`)).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: showAll }))
  await waitFor(() => expect(rowNames(canvas)).toHaveLength(total))
  await expect(canvas.getByRole('searchbox')).toHaveFocus()
}

/** The row around an element. */
export const rowAround = (element: Element | null | undefined) => element?.closest('tr')

/** The number that the row around an element has for screen readers. */
export const rowIndex = (element: Element | null | undefined) =>
  Number(rowAround(element)?.getAttribute('aria-rowindex'))

/** Scrolls far down a long list. @returns a button with this name there, clear of the navbar */
export async function findFarDown(canvas: Canvas, name: string): Promise<HTMLElement> {
  await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(100_000))
  scrollTo(0, 60_000)
  const findButton = () =>
    canvas.getAllByRole('button', { name }).find((button) => button.getBoundingClientRect().top > 300)
  await waitFor(() => expect(rowIndex(findButton())).toBeGreaterThan(100))
  return findButton() as HTMLElement
}
