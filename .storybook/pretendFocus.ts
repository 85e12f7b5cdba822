/** Whether this page is a frozen picture of a story. Storybook makes such a page inert. */
export const isFrozen = new URLSearchParams(location.search).get('freeze') === 'finished'

/**
 * Lets play functions type in a frozen picture of a story by simulating focus. An inert page can't receive real focus,
 * and a picture must not take the focus from the page around it. On other pages, this function does nothing.
 */
export function pretendFocus(): void {
  if (!isFrozen) return
  let focusedElement: HTMLElement | null = null
  const moveFocus = (element: HTMLElement | null) => void (focusedElement = element)
  Object.defineProperty(document, 'activeElement', {
    get: () => (focusedElement?.isConnected ? focusedElement : document.body),
  })
  HTMLElement.prototype.blur = () => moveFocus(null)
  HTMLElement.prototype.focus = function focus(this: HTMLElement) {
    if (!this.matches(':disabled')) moveFocus(this)
  }
}
