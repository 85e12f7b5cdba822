import { fireEvent, screen } from '@testing-library/react'
import { waitUntil } from '#tests/faults/matrix/clock.ts'

const enabledButton = (name: string) =>
  screen.queryAllByRole('button', { name, hidden: true }).find((button) => !button.hasAttribute('disabled'))

/** Clicks a button as soon as it is enabled. */
export async function clickButton(name: string): Promise<void> {
  await waitUntil(`a button ${name}`, () => enabledButton(name) !== undefined)
  fireEvent.click(enabledButton(name) ?? document.body)
}

/** Sets the values of fields, by their labels. */
export async function fillFields(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await waitUntil(`a field ${label}`, () => screen.queryByLabelText(label) !== null)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}

/** @returns a function that runs the steps one after another */
export const inSequence =
  (...steps: (() => Promise<void>)[]) =>
  async () => {
    for (const step of steps) await step()
  }
/** @returns a function that clicks the buttons one after another */
export const clickButtons = (...names: string[]) => inSequence(...names.map((name) => () => clickButton(name)))
