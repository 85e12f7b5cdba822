import type { Canvas } from 'storybook/internal/csf'
import { expect, waitFor, within } from 'storybook/test'
import { clickButton } from '#stories/support/buttons.ts'
import { playAll, type PlayContext, type Play } from '#stories/support/plays.ts'

/** @returns queries within the row with this name */
export const getRow = (canvas: Canvas, name: RegExp) => within(canvas.getByRole('row', { name }))

/** A play function that runs other play functions within the row with this name. */
export const inRow =
  (name: RegExp, ...plays: Play[]) =>
  ({ canvas }: PlayContext) =>
    playAll(...plays)({ canvas: getRow(canvas, name) })

export const getRowNames = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)

/**
 * Waits until a long list has this number of rows, because it renders in steps. Queries by role would keep WebKit from
 * rendering.
 */
export const expectRowCount = (count: number) =>
  waitFor(() => expect(document.querySelectorAll('[data-index]').length).toBe(count), { timeout: 40_000 })

/** Finds a row of a long list by its index. A query by role would be slow among a hundred rows. */
export const getRowByIndex = (index: number) => document.querySelector<HTMLElement>(`[data-index="${index}"]`)

/** @returns the labels of the tabs above a list, with their counts */
export const getTabLabels = (canvas: Canvas) =>
  within(canvas.getByRole('navigation', { name: 'Orders by status' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

/** A play function that expects a search without results, and clicks a button that must show all rows again. */
export const expectNoResults =
  (words: string, total: number, showAll: string) =>
  async ({ canvas }: PlayContext) => {
    await expect(canvas.getByRole('heading', { level: 2, name: `No results for “${words}”` })).toBeVisible()
    await expect(canvas.getByText(`0 of ${total} found`)).toBeVisible()
    await clickButton(showAll)({ canvas })
    await waitFor(() => expect(getRowNames(canvas)).toHaveLength(total))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  }
