import type { Canvas } from 'storybook/internal/csf'
import { expect, waitFor, within } from 'storybook/test'
import { clickButton } from '#stories/support/buttons.ts'
import { playAll, type Context, type Play } from '#stories/support/plays.ts'

// What play functions of lists do and expect.

/** The row with this name. */
export const row = (canvas: Canvas, name: RegExp) => within(canvas.getByRole('row', { name }))

/** A play function that plays these in the row with this name. */
export const inRow =
  (name: RegExp, ...plays: Play[]) =>
  ({ canvas }: Context) =>
    playAll(...plays)({ canvas: row(canvas, name) })

/** The names of all rows. */
export const rowNames = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)

/** Waits for a long list, drawn in steps. By a number alone: each look at roles or elements keeps WebKit from drawing. */
export const expectRowCount = (count: number) =>
  waitFor(() => expect(document.querySelectorAll('[data-index]').length).toBe(count), { timeout: 40_000 })

/** A row of a long list, from 0. By its number, too: roles among a hundred rows take a busy machine seconds. */
export const rowAt = (index: number) => document.querySelector<HTMLElement>(`[data-index="${index}"]`)

/** The tabs above a list, with their counts. */
export const tabNames = (canvas: Canvas) =>
  within(canvas.getByRole('navigation', { name: 'Orders by status' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

/** A play function that expects that a search finds none of the rows, and that this button brings all of them back. */
export const expectNoResults =
  (words: string, total: number, showAll: string) =>
  async ({ canvas }: Context) => {
    await expect(canvas.getByRole('heading', { level: 2, name: `No results for “${words}”` })).toBeVisible()
    await expect(canvas.getByText(`0 of ${total} found`)).toBeVisible()
    await clickButton(showAll)({ canvas })
    await waitFor(() => expect(rowNames(canvas)).toHaveLength(total))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  }
