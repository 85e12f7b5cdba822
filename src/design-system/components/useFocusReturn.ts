import { useRef } from 'react'

/**
 * Sends the focus back to where it was when a dialog without a trigger of its own closes; Radix does so only for its
 * triggers. Nothing happens when that place is gone: the screen then decides (PAGE-15).
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // a page that was opened from the dialog has the focus already
      if (document.activeElement === document.body) opener.current?.focus()
    },
  }
}
