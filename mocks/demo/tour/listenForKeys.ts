import { demoAttribute, isTextField } from '#mocks/demo/tour/findTarget.ts'

type TourCommand = 'next' | 'back' | 'end'

const commandByKey: Partial<Record<string, TourCommand>> = {
  PageDown: 'next',
  ArrowRight: 'next',
  ' ': 'next',
  PageUp: 'back',
  ArrowLeft: 'back',
  Escape: 'end',
}

/** Whether a control uses the key itself. No control uses Page Up and Page Down, which a presenter's clicker sends. */
function isKeyUsedBy(element: Element | null, key: string): boolean {
  if (!element) return false
  if (key.startsWith('Arrow')) return isTextField(element) || element instanceof HTMLSelectElement
  return key === ' ' && element.matches('input, textarea, select, button, a, summary')
}

/**
 * Handles the presenter's keys while a tour plays. Since the tour itself focuses fields and buttons, a focused control receives
 * these keys only after the presenter has moved focus by Tab or by pointer (DEMO-11).
 * @returns a function that stops listening
 */
export function listenForKeys(handlers: Record<TourCommand, () => void>): () => void {
  let hasPresenterMovedFocus = false
  let hasHandledSpace = false

  /** Registers that the presenter has moved focus. A click on the caption does not move focus. The caption is outside #demo. */
  function onPointerDown({ isTrusted, target }: PointerEvent): void {
    const isCaption = target instanceof Element && target.closest(`[${demoAttribute}]:not(#demo)`) !== null
    if (isTrusted && !isCaption) hasPresenterMovedFocus = true
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target } = event
    if (key === 'Tab') hasPresenterMovedFocus = true
    const command = commandByKey[key]
    if (!command || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (hasPresenterMovedFocus && isKeyUsedBy(document.activeElement, key)) return
    // Inside the panel, Escape closes the panel instead of ending the tour.
    if (command === 'end' && target instanceof Element && target.closest('#demo')) return
    event.preventDefault()
    event.stopPropagation()
    hasHandledSpace = key === ' '
    hasPresenterMovedFocus = false
    if (!event.repeat) handlers[command]()
  }

  /** Prevents the click that Firefox dispatches on a focused button when Space is released. */
  function onKeyUp(event: KeyboardEvent): void {
    if (event.key === ' ' && hasHandledSpace) event.preventDefault()
  }

  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  window.addEventListener('pointerdown', onPointerDown, options)
  window.addEventListener('keydown', onKeyDown, options)
  window.addEventListener('keyup', onKeyUp, options)
  return () => controller.abort()
}
