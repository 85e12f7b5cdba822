import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import * as css from '#src/design-system/blocks/shell/TabRow.css.ts'

/** Sets `data-more` to the sides on which tabs are hidden, so that the CSS fades out these sides. */
function markOverflow(row: HTMLElement): void {
  const hasMoreAtStart = row.scrollLeft > 1
  const hasMoreAtEnd = row.scrollLeft + row.clientWidth < row.scrollWidth - 1
  row.dataset.more = [hasMoreAtStart && 'start', hasMoreAtEnd && 'end'].filter(Boolean).join(' ')
}

/** Scrolls a tab to the middle of the row without scrolling the page. */
function scrollToTab(row: HTMLElement, tab: HTMLElement): void {
  row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

/**
 * On keyboard focus, scrolls a partly visible tab into full view, because browsers don't. A click doesn't scroll, because
 * tabs must not move under the pointer.
 */
const scrollToFocusedTab = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
  if (target instanceof HTMLElement && target.matches(':focus-visible')) scrollToTab(currentTarget, target)
}

/** A list of links that becomes a scrollable row on small screens. */
export function TabRow({ children }: { children: ReactNode }) {
  const rowRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const row = rowRef.current
    if (!row) return
    const updateOverflow = () => markOverflow(row)
    const currentTab = row.querySelector<HTMLElement>('[aria-current]')
    if (currentTab) scrollToTab(row, currentTab)
    updateOverflow()
    row.addEventListener('scroll', updateOverflow, { passive: true })
    // The sizes change with the window, the labels and the font.
    const observer = new ResizeObserver(updateOverflow)
    for (const element of [row, ...row.children]) observer.observe(element)
    return () => {
      row.removeEventListener('scroll', updateOverflow)
      observer.disconnect()
    }
  }, [children])

  return (
    <div ref={rowRef} className={css.row} onFocus={scrollToFocusedTab}>
      {children}
    </div>
  )
}
