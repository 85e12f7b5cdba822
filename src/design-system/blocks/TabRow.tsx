import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react'
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

/** Brings a tab to the middle without moving the page. */
function show(row: HTMLElement, tab: HTMLElement): void {
  row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

/** Of a tab that is cut off at the edge, browsers leave the rest where it is; under a pointer nothing may move. */
const showFocused = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
  if (target instanceof HTMLElement && target.matches(':focus-visible')) show(currentTarget, target)
}

/**
 * A column of links that becomes one scrollable row below medium, faded on the side where there is more.
 */
export function TabRow({ children }: TabRowProps) {
  const rowRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const row = rowRef.current
    if (!row) return
    const measure = () => markMore(row)
    const current = row.querySelector<HTMLElement>('[aria-current]')
    if (current) show(row, current)
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
    <div ref={rowRef} className={css.row} onFocus={showFocused}>
      {children}
    </div>
  )
}
