import { fireEvent, screen } from '@testing-library/react'
import { chooseFile } from '#tests/support/forms.ts'
import { waitUntil } from '#tests/faults/matrix/clock.ts'
import { fileLabelOf, textsOf, type Press } from '#tests/spec/actions/action.ts'

const enabledButton = (name: string, inside: string) =>
  screen
    .queryAllByRole('button', { name, hidden: true })
    .find((button) => !button.hasAttribute('disabled') && button.closest(inside))

/** Clicks a button as soon as it is enabled. */
async function clickButton(name: string, inside = 'body'): Promise<void> {
  await waitUntil(`a button ${name}`, () => enabledButton(name, inside) !== undefined)
  fireEvent.click(enabledButton(name, inside) ?? document.body)
}

/** Does what the row says, under the fake clock. */
export async function perform(press: Press): Promise<void> {
  if (press.opens) await clickButton(press.opens)
  for (const [label, value] of Object.entries(textsOf(press))) {
    await waitUntil(`a field ${label}`, () => screen.queryByLabelText(label) !== null)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
  chooseFile(fileLabelOf(press))
  await clickButton(press.press, press.opens ? '[role=alertdialog]' : 'main')
}
