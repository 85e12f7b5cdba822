const control = 'button:enabled, input:enabled:not([hidden]), select, summary'

/**
 * Keeps the focus in the panel when the control that has it disappears: the first control of the innermost element around
 * it gets it. @returns a function that stops it
 */
export function keepFocus(panel: HTMLElement): () => void {
  /** The control that had the focus last, and the elements around it. */
  let path: Element[] = []
  const remember = (event: FocusEvent) => {
    path = event.composedPath().filter((target) => target instanceof Element)
  }
  function moveFocus(): void {
    const isRemoved = path[0]?.isConnected === false
    if (!isRemoved || document.activeElement !== document.body) return
    const around = path.find((element) => panel.contains(element) && element.querySelector(control))
    around?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true })
  }
  panel.addEventListener('focusin', remember)
  // The whole page: a dialog that asks before it removes a control closes after that.
  const observer = new MutationObserver(moveFocus)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    panel.removeEventListener('focusin', remember)
  }
}
