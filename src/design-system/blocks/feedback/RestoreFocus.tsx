import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react'

interface FocusPosition {
  element: HTMLElement
  /** The index of its table row; null outside a table. */
  row: number | null
}

/** Actions are in the last cell; a row's checkbox and the link on its name don't count. */
const rowAction = (page: HTMLElement, row: number): HTMLElement | null =>
  page.querySelector<HTMLElement>(`tbody > [data-index="${row}"] > :last-child :is(button, a[href])`)

/** @returns the first action of the same row, the next row or the previous row, otherwise the heading */
function nextFocusTarget(page: HTMLElement, row: number | null): HTMLElement | null {
  const target = row === null ? null : (rowAction(page, row) ?? rowAction(page, row + 1) ?? rowAction(page, row - 1))
  return target ?? page.querySelector('h1')
}

/**
 * Moves the focus when the focused element is removed from the page, such as the button of a deleted row, unless another
 * element has the focus (PAGE-15).
 */
export function RestoreFocus({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null)
  const lastFocus = useRef<FocusPosition | null>(null)

  useEffect(() => {
    if (!lastFocus.current || lastFocus.current.element.isConnected) return
    const { row } = lastFocus.current
    // Deferred, because a closing dialog releases the focus in the same tick.
    const timer = setTimeout(() => {
      lastFocus.current = null
      if (page.current && document.activeElement === document.body) nextFocusTarget(page.current, row)?.focus()
    })
    return () => clearTimeout(timer)
  })

  const rememberFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('tbody > [data-index]')
    lastFocus.current = { element: target, row: row ? Number(row.dataset.index) : null }
  }

  // Keep the position when the focus moves into a dialog, because the dialog belongs to the row that opened it.
  const forgetFocus = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!relatedTarget?.closest('[role$="dialog"]')) lastFocus.current = null
  }

  return (
    <div ref={page} onFocus={rememberFocus} onBlur={forgetFocus}>
      {children}
    </div>
  )
}
