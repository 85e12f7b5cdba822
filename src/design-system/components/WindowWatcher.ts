import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import {
  createElement,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { holdPageHeight, releasePageHeight } from '#src/design-system/components/holdPageHeight.ts'
import { pinColumns, releaseColumns } from '#src/design-system/components/pinColumns.ts'
import { paperOnly } from '#src/design-system/theme/paper.css.ts'

/** The rendered part of a long list: the items' indexes, and the heights that replace the other items. */
export interface ListWindow {
  /** `before`, `after`: height of the list left out above and below this item's row, in px; equal within a row. */
  items: readonly { index: number; before: number; after: number }[]
}

export interface WindowWatcherProps {
  /** The list's element: a grid, or a table's body. Its items have their index as data-index. */
  list: RefObject<HTMLElement | null>
  length: number
  /** Number of items to print at most. */
  printUpTo: number
  /** Line below a long list, in print only: how many of all items are printed (STATE-17). */
  printedText?: ((printed: number, total: number) => string) | undefined
  /** The rendered part. A new one renders the watcher, which then measures the new rows. */
  window: ListWindow | null
  /** Called with the part to render; with null on unmount. */
  onChange: (window: ListWindow | null) => void
}

/** Height to render above and below the visible part, px. */
const overscanPx = 600

/** Rounds to 1/100 px. Row heights have fractions; rounding to whole px would add up to visible jumps. */
const toSpacerHeight = (px: number) => Math.max(0, Math.round(px * 100) / 100)

const itemIndex = (item: HTMLElement) => Number(item.dataset.index)

/** @returns the height to assume for rows not rendered yet: that of the first rendered one, in px */
const estimateRowHeight = (list: HTMLElement) =>
  list.querySelector('[data-index]')?.getBoundingClientRect().height || overscanPx

/** Reads the layout that the style sheet gives the list. Lengths in px. */
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

/** @returns a part with the first items and nothing in place of the others */
const toFirstItems = (count: number): ListWindow => ({
  items: Array.from({ length: count }, (_, index) => ({ index, before: 0, after: 0 })),
})

const unmeasured = { columns: 1, gap: 0, top: 0, width: -1, rowHeight: overscanPx }

/**
 * Virtualizes a grid or a table: reports which items to render while the page scrolls. It renders no list itself, so
 * the list's element stays the same when this chunk has loaded. The row with the focus is always rendered. While the
 * page is printed, the first items are rendered instead of the visible part. A line below them, in print only, says how
 * many of all are rendered (STATE-17).
 *
 * A chunk of its own, loaded for long lists only; see `useListWindow`.
 */
export function WindowWatcher({
  list,
  length,
  printUpTo,
  printedText,
  window,
  onChange,
}: WindowWatcherProps): ReactNode {
  const [layout, setLayout] = useState(unmeasured)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const lastReported = useRef('')
  const isPrinting = useRef(false)
  const { columns, gap, top, rowHeight } = layout

  function withFocus(range: Range): number[] {
    const rows = defaultRangeExtractor(range)
    const focused = document.activeElement?.closest<HTMLElement>('[data-index]')
    if (!focused || !list.current?.contains(focused)) return rows
    const focusedRow = Math.floor(itemIndex(focused) / columns)
    return [...new Set([...rows, focusedRow])].filter((row) => row < range.count).sort((a, b) => a - b)
  }

  // oxlint-disable-next-line react/incompatible-library -- the compiler skips only this component
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    enabled: layout !== unmeasured,
    count: Math.ceil(length / columns),
    gap,
    scrollMargin: top,
    overscan: Math.max(2, Math.ceil(overscanPx / rowHeight)),
    estimateSize: () => rowHeight,
    measureElement: (item) => item.getBoundingClientRect().height,
    initialRect: { width: innerWidth, height: innerHeight },
    rangeExtractor: withFocus,
    indexAttribute: 'data-row',
    useFlushSync: false,
  })

  function toWindow(): ListWindow {
    const rows = virtualizer.getVirtualItems()
    let end = top - gap
    const items = rows.flatMap((row) => {
      const before = toSpacerHeight(row.start - end - gap)
      end = row.end
      const after = row === rows.at(-1) ? toSpacerHeight(virtualizer.getTotalSize() + top - end) : 0
      const first = row.index * columns
      return Array.from({ length: Math.min(columns, length - first) }, (_, column) => ({
        index: first + column,
        before,
        after,
      }))
    })
    return { items }
  }

  /** @returns whether the layout has changed, which renders this component again */
  function updateLayout(element: HTMLElement): boolean {
    const next = measureList(element)
    const isResized = next.width !== layout.width
    if (!isResized && next.columns === columns && next.gap === gap && next.top === top) return false
    if (isResized) {
      // The number of columns may have changed, or the table shows cards: all heights are outdated.
      pinColumns(element)
      virtualizer.measure()
    }
    setLayout({ ...next, rowHeight: isResized ? estimateRowHeight(element) : rowHeight })
    return true
  }

  function measureRows(element: HTMLElement): void {
    for (const item of element.querySelectorAll<HTMLElement>('[data-index]')) {
      const index = itemIndex(item)
      // A hidden item has no height to measure.
      if (index % columns !== 0 || item.offsetHeight === 0) continue
      item.dataset.row = String(index / columns)
      virtualizer.measureElement(item)
    }
  }

  function reportWindow(): void {
    const next = toWindow()
    const serialized = JSON.stringify(next)
    const isNew = next.items.length > 0 && serialized !== lastReported.current
    lastReported.current = serialized
    if (!isNew) return releasePageHeight()
    holdPageHeight()
    onChange(next)
  }

  // After every commit: new rows may have been rendered.
  useLayoutEffect(() => {
    const element = list.current
    if (!element || isPrinting.current || updateLayout(element)) return
    measureRows(element)
    reportWindow()
  })

  useEffect(() => {
    const element = list.current
    addEventListener('resize', rerender)
    return () => {
      removeEventListener('resize', rerender)
      if (element) releaseColumns(element)
      releasePageHeight()
      onChange(null)
    }
  }, [list, onChange])

  useEffect(() => {
    function printFirstItems(): void {
      isPrinting.current = true
      if (list.current) releaseColumns(list.current)
      // The browser prints the page as it is when this listener returns.
      flushSync(() => onChange(toFirstItems(Math.min(length, printUpTo))))
    }
    function returnToWindow(): void {
      isPrinting.current = false
      lastReported.current = ''
      if (list.current) pinColumns(list.current)
      rerender()
    }
    addEventListener('beforeprint', printFirstItems)
    addEventListener('afterprint', returnToWindow)
    return () => {
      removeEventListener('beforeprint', printFirstItems)
      removeEventListener('afterprint', returnToWindow)
    }
  }, [list, length, printUpTo, onChange])

  const rendered = window?.items.length ?? length
  return rendered < length && createElement('p', { className: paperOnly }, printedText?.(rendered, length))
}
