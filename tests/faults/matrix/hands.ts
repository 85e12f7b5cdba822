import { fireEvent, screen } from '@testing-library/react'
import { until } from '#tests/faults/matrix/clock.ts'

const button = (name: string) =>
  screen.queryAllByRole('button', { name, hidden: true }).find((found) => !found.hasAttribute('disabled'))

/** Presses a button as soon as it can be. */
export async function press(name: string): Promise<void> {
  await until(`a button ${name}`, () => button(name) !== undefined)
  fireEvent.click(button(name) ?? document.body)
}

/** Types into fields, by their labels. */
export async function type(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(texts)) {
    await until(`a field ${label}`, () => screen.queryByLabelText(label) !== null)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}

/** One thing after the other. */
export const after =
  (...steps: (() => Promise<void>)[]) =>
  async () => {
    for (const step of steps) await step()
  }
/** Presses one button after the other. */
export const pressed = (...names: string[]) => after(...names.map((name) => () => press(name)))
