/** Whether this page is a frozen picture of a story, which Storybook makes inert. */
export const isFrozen = new URLSearchParams(location.search).get('freeze') === 'finished'

/**
 * Lets play functions move the focus in a frozen picture of a story: reports focus to the story, by
 * `document.activeElement` and by events, without moving the real focus. Nothing in an inert page can have the focus, and a
 * picture must not take it from the page around it. Does nothing elsewhere.
 */
export function pretendFocus(): void {
  if (!isFrozen) return
  let focused: HTMLElement | null = null
  const tell = (target: HTMLElement | null, related: HTMLElement | null, [own, bubbling]: [string, string]) => {
    target?.dispatchEvent(new FocusEvent(own, { relatedTarget: related }))
    target?.dispatchEvent(new FocusEvent(bubbling, { relatedTarget: related, bubbles: true }))
  }
  const moveTo = (next: HTMLElement | null) => {
    if (next === focused) return
    const before = focused
    focused = next
    tell(before, next, ['blur', 'focusout'])
    tell(next, before, ['focus', 'focusin'])
  }
  Object.defineProperty(document, 'activeElement', { get: () => (focused?.isConnected ? focused : document.body) })
  Object.defineProperties(HTMLElement.prototype, {
    focus: { value: moveToThis, writable: true, configurable: true },
    blur: { value: () => moveTo(null), writable: true, configurable: true },
  })
  function moveToThis(this: HTMLElement) {
    if (!this.matches(':disabled')) moveTo(this)
  }
}
