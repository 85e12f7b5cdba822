import type { Canvas } from 'storybook/internal/csf'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

// What play functions do and expect.

export interface Context {
  canvas: Canvas
}

export type Play = (context: Context) => unknown

/** A play function that is made of several, one after the other. */
export const inTurn =
  (...plays: Play[]) =>
  async ({ canvas }: Context) => {
    for (const play of plays) await play({ canvas })
  }

/** A play function that looks for these texts. */
export const sees =
  (...texts: (string | RegExp)[]) =>
  async ({ canvas }: Context) => {
    for (const text of texts) await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
  }

/** A play function that expects an alert with this text. */
export const alerts =
  (text: string | RegExp) =>
  ({ canvas }: Context) =>
    waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text))

/** A play function that looks for a link, and for where it leads. */
export const leadsTo =
  (href: string, name: string) =>
  ({ canvas }: Context) =>
    waitFor(() => expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href))

/** Fails when the page scrolls sideways (STATE-16). */
export const fitsTheWindow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)

/** Annotations of a story that has to fit a screen of 320 pixels. */
export const onSmallPhone = { globals: { viewport: { value: 'small' } }, play: fitsTheWindow }

/** What `getByRole` takes to find an element by its role. */
type Query = Parameters<Canvas['getByRole']>

/** A play function that looks for an element with this role. */
export const has =
  (...query: Query) =>
  ({ canvas }: Context) =>
    expect(canvas.getByRole(...query)).toBeVisible()

/** A play function that expects no element with this role. */
export const lacks =
  (...query: Query) =>
  ({ canvas }: Context) =>
    expect(canvas.queryByRole(...query)).toBeNull()

/** A play function that expects so many elements with this role. */
export const counts =
  (count: number, ...query: Query) =>
  ({ canvas }: Context) =>
    waitFor(() => expect(canvas.getAllByRole(...query)).toHaveLength(count))

/** A play function that types these texts into the fields with their labels. */
export const fills =
  (texts: Readonly<Record<string, string>>) =>
  async ({ canvas }: Context) => {
    for (const [label, text] of Object.entries(texts)) await userEvent.type(canvas.getByLabelText(label), text)
  }

/** A play function that presses a button. */
export const presses =
  (name: string | RegExp) =>
  ({ canvas }: Context) =>
    userEvent.click(canvas.getByRole('button', { name }))

/** A play function that expects these buttons to be disabled. */
export const disables =
  (...names: string[]) =>
  async ({ canvas }: Context) => {
    for (const name of names) await expect(canvas.getByRole('button', { name })).toBeDisabled()
  }

type Messages = Readonly<Record<string, string | RegExp>>

/** A play function that expects these messages below the fields with their labels, and the focus in the first of them. */
export const showsErrors =
  (messages: Messages) =>
  async ({ canvas }: Context) => {
    const fields = Object.keys(messages).map((label) => canvas.getByLabelText(label))
    for (const [index, message] of Object.values(messages).entries())
      await waitFor(() => expect(fields[index]).toHaveAccessibleDescription(message))
    await expect(fields[0]).toHaveFocus()
  }

type Spy = ((...args: never[]) => unknown) | undefined

/** A play function that sends a form, and expects these messages and that this spy isn't called. */
export const refuses =
  (button: string, spy: Spy, messages: Messages) =>
  async ({ canvas }: Context) => {
    await presses(button)({ canvas })
    await showsErrors(messages)({ canvas })
    await expect(spy).not.toHaveBeenCalled()
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
  async ({ canvas }: Context) =>
    expectNoticeFocus(await canvas.findByText(text))

/** A play function that presses a button and expects that this spy is called once, with these values if there are any. */
export const callsOnPress =
  (name: string, spy: Spy, ...values: unknown[]) =>
  async ({ canvas }: Context) => {
    await presses(name)({ canvas })
    await expect(spy).toHaveBeenCalledOnce()
    if (values.length > 0) await expect(spy).toHaveBeenCalledWith(...values)
  }

/** A play function that presses a busy button twice, and expects that this spy isn't called (STATE-13). */
export const ignoresPress =
  (name: string | RegExp, spy: Spy) =>
  async ({ canvas }: Context) => {
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

/** A play function that presses a button, and expects a question before this spy is called. */
export const asksFirst =
  (button: string, spy: Spy, title: string, text: RegExp) =>
  async ({ canvas }: Context) => {
    await presses(button)({ canvas })
    await expectQuestion(title, text)
    await expect(spy).not.toHaveBeenCalled()
  }

/** A play function that plays these in the dialog with this name. */
export const inDialog =
  (role: 'dialog' | 'alertdialog', name: string, ...plays: Play[]) =>
  async () =>
    inTurn(...plays)({ canvas: within(await screen.findByRole(role, { name })) })
