import type { Canvas } from 'storybook/internal/csf'
import { expect, userEvent, waitFor } from 'storybook/test'

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
