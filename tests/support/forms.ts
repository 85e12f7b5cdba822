import { act, fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'

/** Sets the values of the fields with these labels, without simulating each key press. */
export function fillIn(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

export function expectFieldValues(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) expect(screen.getByLabelText(label)).toHaveValue(value)
}

/** Selects a picture in the field whose label begins with this text. Does nothing if `label` is undefined. */
export function selectFile(label: string | undefined): void {
  if (label === undefined) return
  const files = [new File(['nut'], 'nut.png', { type: 'image/png' })]
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { files } })
}

/** Clicks twice before React renders, like a fast double click (STATE-13). */
export const doubleClick = (button: HTMLElement): void =>
  act(() => {
    button.click()
    button.click()
  })

/** @returns the values of all fields on the page, and the texts of all table rows */
export function readFieldsAndRows(): string[] {
  // Uses a selector instead of roles, because an open dialog hides the page from the accessibility tree.
  const elements = document.querySelectorAll('main :is(input, select, textarea, tbody tr)')
  return [...elements].map((element) => ('value' in element ? String(element.value) : element.textContent))
}
