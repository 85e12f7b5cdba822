import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react'

export interface RestoreFocusProps {
  /** A heading of level 1 and what it heads: a table, a form, a message. */
  children: ReactNode
}

interface Place {
  element: HTMLElement
  /** Which row of the table it was in; null outside of one. */
  row: number | null
}

const action = (page: HTMLElement, row: number): HTMLElement | null =>
  page.querySelector<HTMLElement>(`tbody > [data-index="${row}"] :is(button, a[href])`)

/** @returns what takes over from an action that has gone: its row's next one, the row that moved up, the one before, the heading. */
function nextFocusTarget(page: HTMLElement, row: number | null): HTMLElement | null {
  const near = row === null ? null : (action(page, row) ?? action(page, row + 1) ?? action(page, row - 1))
  return near ?? page.querySelector('h1')
}

/**
 * Gives the keyboard a place when what had the focus is taken off the page: a deleted row, a button that has done its work
 * (PAGE-15, STATE-14). Does nothing while the focus is anywhere else.
 */
export function RestoreFocus({ children }: RestoreFocusProps) {
  const page = useRef<HTMLDivElement>(null)
  const place = useRef<Place | null>(null)

  useEffect(() => {
    if (!place.current || place.current.element.isConnected) return
    const { row } = place.current
    // After this: the dialog that was answered lets go of the focus in the same moment.
    const timer = setTimeout(() => {
      place.current = null
      if (page.current && document.activeElement === document.body) nextFocusTarget(page.current, row)?.focus()
    })
    return () => clearTimeout(timer)
  })

  const remember = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('tbody > [data-index]')
    place.current = { element: target, row: row ? Number(row.dataset.index) : null }
  }

  // A dialog asks about the row it was opened from: that is still the place.
  const forget = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!relatedTarget?.closest('[role$="dialog"]')) place.current = null
  }

  return (
    <div ref={page} onFocus={remember} onBlur={forget}>
      {children}
    </div>
  )
}
