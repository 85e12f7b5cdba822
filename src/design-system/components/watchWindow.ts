import {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type Range,
} from '@tanstack/react-virtual'
import type { ListWindow, WindowWatch } from '#src/design-system/components/listWindow.ts'
import { pinColumns, releaseColumns } from '#src/design-system/components/pinColumns.ts'

/** What is kept ready above and below the screen, px. */
const reserve = 600

/** Hundredths of a px: rows are seldom whole ones high, and what is left of many is seen to move. */
const room = (px: number) => Math.max(0, Math.round(px * 100) / 100)

const placeOf = (item: HTMLElement) => Number(item.dataset.index)

/**
 * Says which items of a grid or a table belong on the page as it scrolls. It asks the list itself for its columns and its
 * gap, so only the style sheet knows them. The row that has the focus stays, wherever the page is scrolled to.
 *
 * A chunk of its own, for lists beyond `wholeUpTo`. The virtualizer's core instead of its hook: the list stays the same
 * element while this arrives, and the compiler can treat every component alike.
 * @param list its items carry their place as data-index
 */
export function watchWindow(list: HTMLElement, onChange: (window: ListWindow) => void): WindowWatch {
  let length = 0
  let shown = ''

  const layout = () => {
    const { gridTemplateColumns, rowGap } = getComputedStyle(list)
    const { top, width } = list.getBoundingClientRect()
    return {
      columns: gridTemplateColumns.split(' ').length,
      gap: Number.parseFloat(rowGap) || 0,
      top: Math.round(top + scrollY),
      width,
    }
  }
  let { columns, gap, top, width } = layout()

  // What a row is taken for until it is on the page and can be measured: as high as the first that is, in px.
  const measureOne = () => list.querySelector('[data-index]')?.getBoundingClientRect().height || reserve
  let usualRow = measureOne()
  pinColumns(list)

  function withFocus(range: Range): number[] {
    const rows = defaultRangeExtractor(range)
    const focused = document.activeElement?.closest<HTMLElement>('[data-index]')
    if (!focused || !list.contains(focused)) return rows
    const row = Math.floor(placeOf(focused) / columns)
    return [...new Set([...rows, row])].filter((one) => one < range.count).toSorted((a, b) => a - b)
  }

  function tell(): void {
    const rows = virtualizer.getVirtualItems()
    let end = top - gap
    const items = rows.flatMap((row) => {
      const before = room(row.start - end - gap)
      end = row.end
      const after = row === rows.at(-1) ? room(virtualizer.getTotalSize() + top - end) : 0
      const first = row.index * columns
      return Array.from({ length: Math.min(columns, length - first) }, (_, at) => ({
        index: first + at,
        before,
        after,
      }))
    })
    const next = JSON.stringify(items)
    if (items.length > 0 && next !== shown) onChange({ items })
    shown = next
  }

  const options = () => ({
    count: Math.ceil(length / columns),
    gap,
    scrollMargin: top,
    overscan: Math.max(2, Math.ceil(reserve / usualRow)),
    estimateSize: () => usualRow,
    measureElement: (item: HTMLElement) => item.getBoundingClientRect().height,
    getScrollElement: () => window,
    initialOffset: () => scrollY,
    initialRect: { width: innerWidth, height: innerHeight },
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    rangeExtractor: withFocus,
    indexAttribute: 'data-row',
    onChange: tell,
  })
  const virtualizer = new Virtualizer<Window, HTMLElement>(options())
  const unmount = virtualizer._didMount()

  function arrange(): void {
    const before = width
    ;({ columns, gap, top, width } = layout())
    if (width !== before) {
      // Columns may have come or gone, or a table has become cards: no height is what it was.
      pinColumns(list)
      usualRow = measureOne()
      virtualizer.measure()
    }
    virtualizer.setOptions(options())
    virtualizer._willUpdate()
    tell()
  }

  function update(now: number): void {
    length = now
    arrange()
    for (const item of list.querySelectorAll<HTMLElement>('[data-index]')) {
      const place = placeOf(item)
      // What is not laid out has no height that could be relied on.
      if (place % columns !== 0 || item.offsetHeight === 0) continue
      item.dataset.row = String(place / columns)
      virtualizer.measureElement(item)
    }
  }

  addEventListener('resize', arrange)
  return {
    update,
    stop() {
      removeEventListener('resize', arrange)
      unmount()
      releaseColumns(list)
    },
  }
}
