import { act, fireEvent, screen } from '@testing-library/react'

/** Puts texts into fields by their labels, all at once: for tests that are not about typing. */
export function fillIn(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

/** Presses twice before the page can answer the first time: a double click is faster than a render (STATE-13). */
export const pressTwice = (button: HTMLElement): void =>
  act(() => {
    button.click()
    button.click()
  })

/** @returns what stands in every field of the page and in every row of its table */
export function entries(): string[] {
  // not by its role: it has none while a question stands before it
  const places = document.querySelectorAll('main :is(input, select, textarea, tbody tr)')
  return [...places].map((element) => ('value' in element ? String(element.value) : element.textContent))
}
