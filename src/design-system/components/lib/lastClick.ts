let lastClicked: HTMLElement | null = null

// Prerendering has no document.
globalThis.document?.addEventListener(
  'click',
  ({ target }) => {
    lastClicked = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null
  },
  true,
)

/**
 * Returns the button or link that was last clicked, also by a key, and clears it. Safari, and Firefox on Macs, don't focus a
 * clicked button (https://bugs.webkit.org/show_bug.cgi?id=22261), so a dialog can't read its opener from the focus.
 */
export function takeLastClicked(): HTMLElement | null {
  const element = lastClicked?.isConnected ? lastClicked : null
  lastClicked = null
  return element
}
