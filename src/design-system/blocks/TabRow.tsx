import { useEffect, useRef, type ReactNode } from 'react'
import * as css from '#src/design-system/blocks/TabRow.css.ts'

export interface TabRowProps {
  /** A list of links, the current one with aria-current. */
  children: ReactNode
}

/** Names the sides on which more can be scrolled to; the css fades them. */
function markMore(row: HTMLElement): void {
  const behind = row.scrollLeft > 1
  const ahead = row.scrollLeft + row.clientWidth < row.scrollWidth - 1
  row.dataset['more'] = [behind && 'start', ahead && 'end'].filter(Boolean).join(' ')
}

/** Brings the current tab to the middle without moving the page. */
function showCurrent(row: HTMLElement): void {
  const tab = row.querySelector<HTMLElement>('[aria-current]')
  if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

/**
 * A column of links that becomes one scrollable row below medium, faded on the side where there is more (ART-DIRECTION,
 * Dashboard).
 */
export function TabRow({ children }: TabRowProps) {
  const rowRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const row = rowRef.current
    if (!row) return
    const measure = () => markMore(row)
    showCurrent(row)
    measure()
    row.addEventListener('scroll', measure, { passive: true })
    // the window, the labels, or the font they are set in
    const sizes = new ResizeObserver(measure)
    for (const box of [row, ...row.children]) sizes.observe(box)
    return () => {
      row.removeEventListener('scroll', measure)
      sizes.disconnect()
    }
  }, [children])

  return (
    <div ref={rowRef} className={css.row}>
      {children}
    </div>
  )
}
