import type { Canvas } from 'storybook/internal/csf'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** Presses a button and expects that this spy is called once. */
export async function expectCallOnPress(
  canvas: Canvas,
  name: string,
  spy: ((...args: never[]) => unknown) | undefined,
): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(spy).toHaveBeenCalledOnce()
}

/** Expects a question with this title and text. @returns the question */
export async function expectQuestion(title: string, text: RegExp) {
  const question = within(await screen.findByRole('alertdialog', { name: title }))
  await waitFor(() => expect(question.getByText(text)).toBeVisible())
  return question
}

/** Presses the first button with this name, and the one that confirms it in the question. */
export async function pressAndConfirm(name: string, confirm: string): Promise<void> {
  const [first] = await screen.findAllByRole('button', { name })
  if (first) await userEvent.click(first)
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm }))
}
