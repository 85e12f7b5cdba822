import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { playAll, type Context, type Play } from '#stories/support/plays.ts'

// What play functions do with buttons, and expect of what they call and ask.

export type Spy = ((...args: never[]) => unknown) | undefined

/** A play function that presses a button. */
export const clickButton =
  (name: string | RegExp) =>
  async ({ canvas }: Context) =>
    userEvent.click(await canvas.findByRole('button', { name }))

/** A play function that expects these buttons to be disabled. */
export const expectDisabled =
  (...names: string[]) =>
  async ({ canvas }: Context) => {
    for (const name of names) await expect(canvas.getByRole('button', { name })).toBeDisabled()
  }

/** A play function that presses a button and expects that this spy is called once, with these values if there are any. */
export const expectCallOnClick =
  (name: string, spy: Spy, ...values: unknown[]) =>
  async ({ canvas }: Context) => {
    await clickButton(name)({ canvas })
    await expect(spy).toHaveBeenCalledOnce()
    if (values.length > 0) await expect(spy).toHaveBeenCalledWith(...values)
  }

/** A play function that presses a busy button twice, and expects that this spy isn't called (STATE-13). */
export const expectBusyIgnoresClick =
  (name: string | RegExp, spy: Spy) =>
  async ({ canvas }: Context) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name }))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(spy).not.toHaveBeenCalled()
  }

/** Expects a question with this title and text. @returns the question */
export async function expectConfirmation(title: string, text: RegExp) {
  const confirmation = within(await screen.findByRole('alertdialog', { name: title }))
  await waitFor(() => expect(confirmation.getByText(text)).toBeVisible())
  return confirmation
}

/** A play function that presses a button, and expects a question before this spy is called. */
export const expectConfirmBeforeCall =
  (button: string, spy: Spy, title: string, text: RegExp) =>
  async ({ canvas }: Context) => {
    await clickButton(button)({ canvas })
    await expectConfirmation(title, text)
    await expect(spy).not.toHaveBeenCalled()
  }

/** A play function that plays these in the dialog with this name. */
export const inDialog =
  (role: 'dialog' | 'alertdialog', name: string, ...plays: Play[]) =>
  async () =>
    playAll(...plays)({ canvas: within(await screen.findByRole(role, { name })) })
