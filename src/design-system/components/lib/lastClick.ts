let lastClickedElement: HTMLElement | null = null

// `document` is undefined during prerendering.
globalThis.document?.addEventListener(
  'click',
  ({ target }) => {
    lastClickedElement = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null
  },
  true,
)

/**
 * Returns the button or link that was clicked last, and forgets it. Enter and Space cause clicks, too. Safari, and Firefox on
 * macOS, don't focus a clicked button (https://bugs.webkit.org/show_bug.cgi?id=22261), so the button that opened a dialog may
 * not be focused.
 */
export function takeLastClickedElement(): HTMLElement | null {
  const element = lastClickedElement?.isConnected ? lastClickedElement : null
  lastClickedElement = null
  return element
}
