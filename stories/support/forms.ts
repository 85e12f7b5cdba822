import { expect, userEvent, waitFor } from 'storybook/test'
import { clickButton, type OptionalSpy } from '#stories/support/buttons.ts'
import type { PlayContext } from '#stories/support/plays.ts'

/** A play function that types values into the fields with these labels. */
export const fillIn =
  (values: Readonly<Record<string, string>>) =>
  async ({ canvas }: PlayContext) => {
    for (const [label, text] of Object.entries(values)) await userEvent.type(canvas.getByLabelText(label), text)
  }

type MessageByLabel = Readonly<Record<string, string | RegExp>>

/** A play function that expects these error messages, by field label. The first of these fields must be focused. */
export const expectErrors =
  (messages: MessageByLabel) =>
  async ({ canvas }: PlayContext) => {
    const fields = Object.keys(messages).map((label) => canvas.getByLabelText(label))
    for (const [index, message] of Object.values(messages).entries())
      await waitFor(() => expect(fields[index]).toHaveAccessibleDescription(message))
    await expect(fields[0]).toHaveFocus()
  }

/** A play function that submits a form and expects these messages, but no call to the spy. */
export const expectRejected =
  (button: string, spy: OptionalSpy, messages: MessageByLabel) =>
  async ({ canvas }: PlayContext) => {
    await clickButton(button)({ canvas })
    await expectErrors(messages)({ canvas })
    await expect(spy).not.toHaveBeenCalled()
  }

/**
 * A play function that waits until the notice around this text is focused. Checking the text of `document.activeElement` would
 * prove nothing, because that element is the whole page if nothing is focused (STATE-14).
 */
export const expectFocusedNotice =
  (text: string | RegExp) =>
  async ({ canvas }: PlayContext) => {
    const element = await canvas.findByText(text)
    await waitFor(() => expect(element.closest('[tabindex="-1"]')).toHaveFocus())
  }
