import { useRef } from 'react'
import { takeLastClicked } from '#src/design-system/components/lib/lastClick.ts'

/**
 * A ref for the element of a dialog. It stops the page from scrolling while the dialog is open (theme/reset.css.ts), and
 * keeps the space of the scrollbar, so that the page does not shift sideways.
 */
export function lockScroll(element: HTMLElement | null): void {
  if (element) element.dataset.scrollLock = innerWidth > document.documentElement.clientWidth ? 'bar' : ''
}

/**
 * Returns the focus to the clicked or previously focused element when a dialog closes; Radix does this only for its own
 * triggers. If that element has been removed, `RestoreFocus` moves the focus instead (PAGE-15).
 * @param focusDialog focuses the dialog rather than its first button, for a dialog that people read
 * @returns props for Radix's Content
 */
export function useFocusReturn(focusDialog = false) {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      const focused = document.activeElement
      opener.current = takeLastClicked() ?? (focused instanceof HTMLElement ? focused : null)
      if (!focusDialog || !(event.currentTarget instanceof HTMLElement)) return
      event.preventDefault()
      event.currentTarget.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // After a navigation, the new page already has the focus. Focusing the body would scroll Safari to the top.
      if (document.activeElement === document.body && opener.current !== document.body) opener.current?.focus()
    },
  }
}
