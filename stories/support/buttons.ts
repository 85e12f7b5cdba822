import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { playAll, type PlayContext, type Play } from '#stories/support/plays.ts'

export type OptionalSpy = ((...args: never[]) => unknown) | undefined

/** A play function that clicks a button. */
export const clickButton =
  (name: string | RegExp) =>
  async ({ canvas }: PlayContext) =>
    userEvent.click(await canvas.findByRole('button', { name }))

/** A play function that expects these buttons to be disabled. */
export const expectDisabled =
  (...names: string[]) =>
  async ({ canvas }: PlayContext) => {
    for (const name of names) await expect(canvas.getByRole('button', { name })).toBeDisabled()
  }

/** A play function that clicks a button and expects one call to the spy, with these values. */
export const expectCallOnClick =
  (name: string, spy: OptionalSpy, ...values: unknown[]) =>
  async ({ canvas }: PlayContext) => {
    await clickButton(name)({ canvas })
    await expect(spy).toHaveBeenCalledOnce()
    if (values.length > 0) await expect(spy).toHaveBeenCalledWith(...values)
  }

/** A play function that double-clicks a busy button and expects no call to the spy (STATE-13). */
export const expectBusyIgnoresClick =
  (name: string | RegExp, spy: OptionalSpy) =>
  async ({ canvas }: PlayContext) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name }))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(spy).not.toHaveBeenCalled()
  }

/**
 * Expects a confirmation dialog with this title and text.
 * @returns queries within the dialog
 */
export async function expectConfirmation(title: string, text: RegExp) {
  const confirmation = within(await screen.findByRole('alertdialog', { name: title }))
  await waitFor(() => expect(confirmation.getByText(text)).toBeVisible())
  return confirmation
}

/** A play function that clicks a button and expects a confirmation dialog, but no call to the spy yet. */
export const expectConfirmBeforeCall =
  (button: string, spy: OptionalSpy, title: string, text: RegExp) =>
  async ({ canvas }: PlayContext) => {
    await clickButton(button)({ canvas })
    await expectConfirmation(title, text)
    await expect(spy).not.toHaveBeenCalled()
  }

/** A play function that runs other play functions within the dialog with this name. */
export const inDialog =
  (role: 'dialog' | 'alertdialog', name: string, ...plays: Play[]) =>
  async () =>
    playAll(...plays)({ canvas: within(await screen.findByRole(role, { name })) })
