import { expect, userEvent, waitFor } from 'storybook/test'
import { clickButton, type Spy } from '#stories/support/buttons.ts'
import type { Context } from '#stories/support/plays.ts'

// What play functions of forms, and of what became of them, do and expect.

/** A play function that types these texts into the fields with their labels. */
export const fillIn =
  (texts: Readonly<Record<string, string>>) =>
  async ({ canvas }: Context) => {
    for (const [label, text] of Object.entries(texts)) await userEvent.type(canvas.getByLabelText(label), text)
  }

type Messages = Readonly<Record<string, string | RegExp>>

/** A play function that expects these messages below the fields with their labels, and the focus in the first of them. */
export const expectErrors =
  (messages: Messages) =>
  async ({ canvas }: Context) => {
    const fields = Object.keys(messages).map((label) => canvas.getByLabelText(label))
    for (const [index, message] of Object.values(messages).entries())
      await waitFor(() => expect(fields[index]).toHaveAccessibleDescription(message))
    await expect(fields[0]).toHaveFocus()
  }

/** A play function that sends a form, and expects these messages and that this spy isn't called. */
export const expectRejected =
  (button: string, spy: Spy, messages: Messages) =>
  async ({ canvas }: Context) => {
    await clickButton(button)({ canvas })
    await expectErrors(messages)({ canvas })
    await expect(spy).not.toHaveBeenCalled()
  }

/**
 * A play function that waits until the notice around this text has the focus (STATE-14). The focused element's own text would
 * prove nothing: without a focus it is that of the whole page.
 */
export const expectFocusedNotice =
  (text: string | RegExp) =>
  async ({ canvas }: Context) => {
    const element = await canvas.findByText(text)
    await waitFor(() => expect(element.closest('[tabindex="-1"]')).toHaveFocus())
  }
