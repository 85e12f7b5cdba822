import { demoAttribute, isTextField } from '#mocks/demo/tour/findTarget.ts'

type Command = 'next' | 'back' | 'end'

const commands: Partial<Record<string, Command>> = {
  PageDown: 'next',
  ArrowRight: 'next',
  ' ': 'next',
  PageUp: 'back',
  ArrowLeft: 'back',
  Escape: 'end',
}

/** Keys that controls use themselves. The keys of a clicker, Page Up and Page Down, have no other use here. */
function isUsedBy(element: Element | null, key: string): boolean {
  if (!element) return false
  if (key.startsWith('Arrow')) return isTextField(element) || element instanceof HTMLSelectElement
  return key === ' ' && element.matches('input, textarea, select, button, a, summary')
}

/**
 * The presenter's keys while a tour plays (DEMO-11). A tour leaves the focus in the fields and on the buttons that it uses, so
 * these have their keys only after the viewer has moved the focus by Tab or by pointer.
 * @returns a function that stops listening
 */
export function listenForKeys(run: Record<Command, () => void>): () => void {
  let hasViewerFocus = false
  let isSpaceTaken = false

  /** A press on the caption, which is no part of #demo, leaves the focus where it is. */
  function onPointerDown({ isTrusted, target }: PointerEvent): void {
    const isCaption = target instanceof Element && target.closest(`[${demoAttribute}]:not(#demo)`) !== null
    if (isTrusted && !isCaption) hasViewerFocus = true
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target } = event
    if (key === 'Tab') hasViewerFocus = true
    const command = commands[key]
    if (!command || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (hasViewerFocus && isUsedBy(document.activeElement, key)) return
    // The panel closes by Escape.
    if (command === 'end' && target instanceof Element && target.closest('#demo')) return
    event.preventDefault()
    event.stopPropagation()
    isSpaceTaken = key === ' '
    hasViewerFocus = false
    if (!event.repeat) run[command]()
  }

  /** Firefox presses a focused button when Space is released. */
  function onKeyUp(event: KeyboardEvent): void {
    if (event.key === ' ' && isSpaceTaken) event.preventDefault()
  }

  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  window.addEventListener('pointerdown', onPointerDown, options)
  window.addEventListener('keydown', onKeyDown, options)
  window.addEventListener('keyup', onKeyUp, options)
  return () => controller.abort()
}
