import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { pinColumns, releaseColumns } from '#src/design-system/components/pinColumns.ts'
import type { ListWindow, WindowWatcherProps } from '#src/design-system/components/useListWindow.ts'

/** What is kept ready above and below the screen, px. */
const reserve = 600

/** Hundredths of a px: rows are seldom whole ones high, and what is left of many is seen to move. */
const room = (px: number) => Math.max(0, Math.round(px * 100) / 100)

const placeOf = (item: HTMLElement) => Number(item.dataset.index)

/** What a row is taken for until it is on the page and can be measured: as high as the first that is, in px. */
const measureRow = (list: HTMLElement) => list.querySelector('[data-index]')?.getBoundingClientRect().height || reserve

/** The style sheet alone knows a list's columns and its gap: it is asked for them. All in px. */
function measureList(list: HTMLElement) {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const { top, width } = list.getBoundingClientRect()
  return {
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(top + scrollY),
    width,
  }
}

const unmeasured = { columns: 1, gap: 0, top: 0, width: -1, row: reserve }

/**
 * Says which items of a grid or a table belong on the page as it scrolls, and draws nothing itself: the list stays the
 * same element while this arrives. The row that has the focus stays on the page, wherever that is scrolled to.
 *
 * A chunk of its own, for long lists only, see `useListWindow`.
 */
export function WindowWatcher({ list, length, onChange }: WindowWatcherProps): null {
  const [layout, setLayout] = useState(unmeasured)
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  const shown = useRef('')
  const { columns, gap, top, row } = layout

  function withFocus(range: Range): number[] {
    const rows = defaultRangeExtractor(range)
    const focused = document.activeElement?.closest<HTMLElement>('[data-index]')
    if (!focused || !list.current?.contains(focused)) return rows
    const focusedRow = Math.floor(placeOf(focused) / columns)
    return [...new Set([...rows, focusedRow])].filter((one) => one < range.count).toSorted((a, b) => a - b)
  }

  // oxlint-disable-next-line react/incompatible-library -- the compiler skips this component, and needs to skip no other
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    enabled: layout !== unmeasured,
    count: Math.ceil(length / columns),
    gap,
    scrollMargin: top,
    overscan: Math.max(2, Math.ceil(reserve / row)),
    estimateSize: () => row,
    measureElement: (item) => item.getBoundingClientRect().height,
    initialRect: { width: innerWidth, height: innerHeight },
    rangeExtractor: withFocus,
    indexAttribute: 'data-row',
    useFlushSync: false,
  })

  function toWindow(): ListWindow {
    const rows = virtualizer.getVirtualItems()
    let end = top - gap
    const items = rows.flatMap((one) => {
      const before = room(one.start - end - gap)
      end = one.end
      const after = one === rows.at(-1) ? room(virtualizer.getTotalSize() + top - end) : 0
      const first = one.index * columns
      return Array.from({ length: Math.min(columns, length - first) }, (_, at) => ({
        index: first + at,
        before,
        after,
      }))
    })
    return { items }
  }

  /** @returns whether the list is laid out anew: then it is drawn again first */
  function followLayout(element: HTMLElement): boolean {
    const now = measureList(element)
    const isResized = now.width !== layout.width
    if (!isResized && now.columns === columns && now.gap === gap && now.top === top) return false
    if (isResized) {
      // Columns may have come or gone, or a table has become cards: no height is what it was.
      pinColumns(element)
      virtualizer.measure()
    }
    setLayout({ ...now, row: isResized ? measureRow(element) : row })
    return true
  }

  function measureRows(element: HTMLElement): void {
    for (const item of element.querySelectorAll<HTMLElement>('[data-index]')) {
      const place = placeOf(item)
      // What is not laid out has no height that could be relied on.
      if (place % columns !== 0 || item.offsetHeight === 0) continue
      item.dataset.row = String(place / columns)
      virtualizer.measureElement(item)
    }
  }

  function tell(): void {
    const window = toWindow()
    const text = JSON.stringify(window)
    if (window.items.length > 0 && text !== shown.current) onChange(window)
    shown.current = text
  }

  // after each commit, for rows may have come
  useLayoutEffect(() => {
    const element = list.current
    if (!element || followLayout(element)) return
    measureRows(element)
    tell()
  })

  useEffect(() => {
    const element = list.current
    addEventListener('resize', lookAgain)
    return () => {
      removeEventListener('resize', lookAgain)
      if (element) releaseColumns(element)
      onChange(null)
    }
  }, [list, onChange])

  return null
}
