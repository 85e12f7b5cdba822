// What a person's hand does, as the events that a browser sends for it.

/** Presses an element: it gets the focus, as under a pointer. */
export function press(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  element.click()
}

export function setText(element: HTMLElement, text: string): void {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  if (!isField) throw new Error(`${element.tagName} takes no text`)
  // React tracks `value` on the element itself; only the prototype's setter counts as typing.
  const prototype = Object.getPrototypeOf(element) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}

export function chooseFile(element: HTMLElement, file: File): void {
  if (!(element instanceof HTMLInputElement)) throw new Error(`${element.tagName} takes no file`)
  const transfer = new DataTransfer()
  transfer.items.add(file)
  element.files = transfer.files
  element.dispatchEvent(new Event('change', { bubbles: true }))
}
