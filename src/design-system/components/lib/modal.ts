import { useRef } from 'react'
import { takeLastClickedElement } from '#src/design-system/components/lib/lastClick.ts'

/**
 * A ref callback for the element of a dialog. It prevents the page from scrolling while the dialog is open
 * (theme/reset.css.ts), and reserves the space of the scrollbar, so that the page doesn't shift sideways.
 */
export function lockScroll(element: HTMLElement | null): void {
  if (element) element.dataset.scrollLock = innerWidth > document.documentElement.clientWidth ? 'bar' : ''
}

/**
 * When a dialog closes, moves the focus back to the element that opened it. Radix does this only for its own triggers. If the
 * opener has been removed, `RestoreFocus` moves the focus instead (PAGE-15).
 * @param shouldFocusDialog whether to focus the dialog rather than its first button, for a dialog with text to read
 * @returns props for Radix's Content
 */
export function useFocusReturn(shouldFocusDialog = false) {
  const openerRef = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      const focusedElement = document.activeElement
      openerRef.current = takeLastClickedElement() ?? (focusedElement instanceof HTMLElement ? focusedElement : null)
      if (!shouldFocusDialog || !(event.currentTarget instanceof HTMLElement)) return
      event.preventDefault()
      event.currentTarget.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // After a navigation, the focus is already in the new page. In Safari, focusing the body would scroll to the top.
      if (document.activeElement === document.body && openerRef.current !== document.body) openerRef.current?.focus()
    },
  }
}
