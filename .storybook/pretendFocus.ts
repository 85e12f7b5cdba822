/** Whether this page is a frozen picture of a story, which Storybook makes inert. */
export const isFrozen = new URLSearchParams(location.search).get('freeze') === 'finished'

/**
 * Lets play functions type in a frozen picture of a story by simulating focus. An inert page can't receive real focus,
 * and a picture must not take the focus from the page around it. Does nothing elsewhere.
 */
export function pretendFocus(): void {
  if (!isFrozen) return
  let focusedElement: HTMLElement | null = null
  const moveFocus = (next: HTMLElement | null) => void (focusedElement = next)
  Object.defineProperty(document, 'activeElement', { get: () => (focusedElement?.isConnected ? focusedElement : document.body) })
  HTMLElement.prototype.blur = () => moveFocus(null)
  HTMLElement.prototype.focus = function focus(this: HTMLElement) {
    if (!this.matches(':disabled')) moveFocus(this)
  }
}
