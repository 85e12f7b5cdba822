import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react'

interface FocusPosition {
  element: HTMLElement
  /** The index of the table row; null outside a table. */
  rowIndex: number | null
}

/** Returns the first action in the last cell of a row. The row's checkbox and the link in its title cell are skipped. */
const findRowButton = (page: HTMLElement, rowIndex: number): HTMLElement | null =>
  page.querySelector<HTMLElement>(`tbody > [data-index="${rowIndex}"] > :last-child :is(button, a[href])`)

/** @returns the first action in the same, the next or the previous row; the heading of the page if there is none */
function findNextFocusTarget(page: HTMLElement, rowIndex: number | null): HTMLElement | null {
  const target =
    rowIndex === null
      ? null
      : (findRowButton(page, rowIndex) ?? findRowButton(page, rowIndex + 1) ?? findRowButton(page, rowIndex - 1))
  return target ?? page.querySelector('h1')
}

/**
 * Moves the focus when the focused element, such as the button of a deleted row, is removed from the page. If another element
 * has received focus by then, nothing happens (PAGE-15).
 */
export function RestoreFocus({ children }: { children: ReactNode }) {
  const pageRef = useRef<HTMLDivElement>(null)
  const lastFocusPosition = useRef<FocusPosition | null>(null)

  useEffect(() => {
    if (!lastFocusPosition.current || lastFocusPosition.current.element.isConnected) return
    const { rowIndex } = lastFocusPosition.current
    // Deferred until a dialog that closes in the same tick has returned the focus.
    const timer = setTimeout(() => {
      lastFocusPosition.current = null
      if (pageRef.current && document.activeElement === document.body)
        findNextFocusTarget(pageRef.current, rowIndex)?.focus()
    })
    return () => clearTimeout(timer)
  })

  const rememberFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('tbody > [data-index]')
    lastFocusPosition.current = { element: target, rowIndex: row ? Number(row.dataset.index) : null }
  }

  // Keep the position when the focus moves into a dialog, since the dialog belongs to the row that opened it.
  const forgetFocus = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!relatedTarget?.closest('[role$="dialog"]')) lastFocusPosition.current = null
  }

  return (
    <div ref={pageRef} onFocus={rememberFocus} onBlur={forgetFocus}>
      {children}
    </div>
  )
}
