import { centreOf } from '#mocks/demo/tour/geometry.ts'

// What a person's hand does, as the events that a browser sends for it.

/** Presses an element with the primary button: the pointer and mouse events of one click, and the focus. */
export function press(element: HTMLElement): void {
  const { x: clientX, y: clientY } = centreOf(element)
  const common = { bubbles: true, cancelable: true, composed: true, clientX, clientY, detail: 1 }
  const pointer = { ...common, pointerId: 1, pointerType: 'mouse', isPrimary: true }
  const send = (event: Event) => element.dispatchEvent(event)

  send(new PointerEvent('pointerover', pointer))
  send(new MouseEvent('mouseover', common))
  send(new PointerEvent('pointermove', pointer))
  send(new MouseEvent('mousemove', common))
  send(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }))
  const mayFocus = send(new MouseEvent('mousedown', { ...common, buttons: 1 }))
  if (mayFocus) element.focus({ preventScroll: true })
  send(new PointerEvent('pointerup', pointer))
  send(new MouseEvent('mouseup', common))
  send(new PointerEvent('click', pointer))
}

/** @throws Error when the element takes no text */
export function setText(element: HTMLElement, text: string): void {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  if (!isField) throw new Error(`${element.tagName} takes no text`)
  // React tracks `value` on the element itself; only the prototype's setter counts as typing.
  const prototype = Object.getPrototypeOf(element) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}

/** Chooses a file in a file input. @throws Error when the element is none */
export function chooseFile(element: HTMLElement, file: File): void {
  if (!(element instanceof HTMLInputElement)) throw new Error(`${element.tagName} takes no file`)
  const transfer = new DataTransfer()
  transfer.items.add(file)
  element.files = transfer.files
  element.dispatchEvent(new Event('change', { bubbles: true }))
}
