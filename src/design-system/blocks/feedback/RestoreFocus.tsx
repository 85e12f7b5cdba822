import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react'

interface FocusPosition {
  element: HTMLElement
  /** Index of its table row; null outside a table. */
  row: number | null
}

/** In the row's last cell: a box to choose it, or the link of its name, is no action. */
const rowAction = (page: HTMLElement, row: number): HTMLElement | null =>
  page.querySelector<HTMLElement>(`tbody > [data-index="${row}"] > :last-child :is(button, a[href])`)

/** @returns the first action of the same row, the next row or the previous row, otherwise the heading */
function nextFocusTarget(page: HTMLElement, row: number | null): HTMLElement | null {
  const target = row === null ? null : (rowAction(page, row) ?? rowAction(page, row + 1) ?? rowAction(page, row - 1))
  return target ?? page.querySelector('h1')
}

/**
 * Moves the focus when the focused element is removed from the page, such as the button of a deleted row (PAGE-15,
 * STATE-14). Does nothing if another element has the focus.
 */
export function RestoreFocus({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null)
  const lastFocus = useRef<FocusPosition | null>(null)

  useEffect(() => {
    if (!lastFocus.current || lastFocus.current.element.isConnected) return
    const { row } = lastFocus.current
    // Deferred: a closing dialog releases the focus in the same tick.
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

  // Focus that moves into a dialog is not forgotten: the dialog belongs to the row it was opened from.
  const forgetFocus = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!relatedTarget?.closest('[role$="dialog"]')) lastFocus.current = null
  }

  return (
    <div ref={page} onFocus={rememberFocus} onBlur={forgetFocus}>
      {children}
    </div>
  )
}
