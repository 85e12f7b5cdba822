import type { Canvas } from 'storybook/internal/csf'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

// What play functions of several stories do and expect.

/** A play function that looks for these texts. */
export const sees =
  (...texts: (string | RegExp)[]) =>
  async ({ canvas }: { canvas: Canvas }) => {
    for (const text of texts) await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
  }

export const alerts =
  (text: string | RegExp) =>
  ({ canvas }: { canvas: Canvas }) =>
    waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text))

/** A play function that looks for a link, and for where it leads. */
export const leadsTo =
  (href: string, name: string) =>
  ({ canvas }: { canvas: Canvas }) =>
    waitFor(() => expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href))

/** Fails when the page scrolls sideways (STATE-16). */
export const fitsTheWindow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)

/** Annotations of a story that has to fit a screen of 320 pixels. */
export const onSmallPhone = { globals: { viewport: { value: 'small' } }, play: fitsTheWindow }

/** Types these texts into the fields with their labels. */
export async function fillIn(canvas: Canvas, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await userEvent.type(canvas.getByLabelText(label), text)
}

/** Expects these messages below the fields with their labels, and the focus in the first of them. */
export async function expectFieldErrors(
  canvas: Canvas,
  messages: Readonly<Record<string, string | RegExp>>,
): Promise<void> {
  const fields = Object.keys(messages).map((label) => canvas.getByLabelText(label))
  for (const [index, message] of Object.values(messages).entries())
    await waitFor(() => expect(fields[index]).toHaveAccessibleDescription(message))
  await expect(fields[0]).toHaveFocus()
}

/**
 * Waits until the notice around a text has the focus (STATE-14). The focused element's own text would prove nothing: without
 * a focus it is that of the whole page.
 */
export const expectNoticeFocus = (text: HTMLElement): Promise<void> =>
  waitFor(() => expect(text.closest('[tabindex="-1"]')).toHaveFocus())

/** A play function that waits until the notice with this text has the focus. */
export const noticesWithFocus =
  (text: string | RegExp) =>
  async ({ canvas }: { canvas: Canvas }) =>
    expectNoticeFocus(await canvas.findByText(text))

/** Presses a button and expects that this spy is called once. */
export async function expectCallOnPress(
  canvas: Canvas,
  name: string,
  spy: ((...args: never[]) => unknown) | undefined,
): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(spy).toHaveBeenCalledOnce()
}

/** Presses a button that is busy twice, and expects that this spy isn't called (STATE-13). */
export async function expectNoCallOnPress(
  canvas: Canvas,
  name: string | RegExp,
  spy: ((...args: never[]) => unknown) | undefined,
): Promise<void> {
  await userEvent.dblClick(canvas.getByRole('button', { name }))
  await expect(screen.queryByRole('alertdialog')).toBeNull()
  await expect(spy).not.toHaveBeenCalled()
}

/** Expects a question with this title and text. @returns the question */
export async function expectQuestion(title: string, text: RegExp) {
  const question = within(await screen.findByRole('alertdialog', { name: title }))
  await waitFor(() => expect(question.getByText(text)).toBeVisible())
  return question
}

/** Waits for the toast with this text, which is shown beside the shop. */
export const expectToast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

/**
 * Presses the first button with this name, and the one that confirms it in the question.
 * @param toast the text that the shop answers with
 * @param then what becomes of the button
 */
export async function pressAndConfirm(
  name: string,
  confirm: string,
  toast: string,
  then: 'stays' | 'goes',
): Promise<void> {
  const buttons = await screen.findAllByRole('button', { name })
  if (buttons[0]) await userEvent.click(buttons[0])
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm }))
  await expectToast(toast)
  const count = then === 'stays' ? buttons.length : buttons.length - 1
  await waitFor(() => expect(screen.queryAllByRole('button', { name })).toHaveLength(count))
}

/** Expects the letterhead, and nothing of the page that is of no use on paper (STATE-17). */
export async function expectPrint(): Promise<void> {
  await expect(screen.getByText('hello@dhruva-auto.example')).toBeVisible()
  for (const role of ['navigation', 'banner', 'contentinfo', 'button', 'link'])
    await expect(screen.queryAllByRole(role)).toEqual([])
}

export const row = (canvas: Canvas, name: RegExp) => within(canvas.getByRole('row', { name }))

export const rowNames = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)

/** Waits for a long list, drawn in steps. By a number alone: each look at roles or elements keeps WebKit from drawing. */
export const seesRows = (count: number) =>
  waitFor(() => expect(document.querySelectorAll('[data-index]').length).toBe(count), { timeout: 40_000 })

/** A row of a long list, from 0. By its number, too: roles among a hundred rows take a busy machine seconds. */
export const rowAt = (index: number) => document.querySelector<HTMLElement>(`[data-index="${index}"]`)

export const tabNames = (canvas: Canvas) =>
  within(canvas.getByRole('navigation', { name: 'Orders by state' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

/** Expects that a search finds none of the rows, and that this button brings all of them back. */
export async function expectNothingFound(canvas: Canvas, words: string, total: number, showAll: string): Promise<void> {
  await expect(canvas.getByRole('heading', { level: 2, name: `Nothing found for “${words}”` })).toBeVisible()
  await expect(canvas.getByText(`0 of ${total} found`)).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: showAll }))
  await waitFor(() => expect(rowNames(canvas)).toHaveLength(total))
  await expect(canvas.getByRole('searchbox')).toHaveFocus()
}
