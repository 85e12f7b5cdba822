import {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type Range,
} from '@tanstack/react-virtual'
import type { ListWindow, WindowWatch } from '#src/design-system/blocks/listWindow.ts'

const placeOf = (item: Element | null | undefined) => Number(item?.getAttribute('aria-posinset') ?? 0) - 1

/**
 * Says which items of a grid belong on the page as it scrolls. It asks the grid itself for its columns and its gap, so
 * only the style sheet knows them. The row that has the focus stays, wherever the page is scrolled to.
 *
 * A chunk of its own, for lists beyond `wholeUpTo`. The virtualizer's core instead of its hook: the list stays the same
 * element while this arrives, and the compiler can treat every component alike.
 * @param list its items carry aria-posinset
 */
export function watchWindow(list: HTMLElement, onChange: (window: ListWindow) => void): WindowWatch {
  let length = 0
  let shown = ''

  const layout = () => {
    const { gridTemplateColumns, rowGap } = getComputedStyle(list)
    return {
      columns: gridTemplateColumns.split(' ').length,
      gap: Number.parseFloat(rowGap) || 0,
      top: Math.round(list.getBoundingClientRect().top + scrollY),
    }
  }
  let { columns, gap, top } = layout()
  // What a row is taken for until it is on the page and can be measured: as high as the first, in px.
  const usualRow = list.firstElementChild?.getBoundingClientRect().height ?? 600

  function withFocus(range: Range): number[] {
    const rows = defaultRangeExtractor(range)
    const focused = document.activeElement?.closest('[aria-posinset]')
    if (!focused || !list.contains(focused)) return rows
    const row = Math.floor(placeOf(focused) / columns)
    return [...new Set([...rows, row])].filter((one) => one < range.count).toSorted((a, b) => a - b)
  }

  function tell(): void {
    const rows = virtualizer.getVirtualItems()
    let end = top - gap
    const items = rows.flatMap((row) => {
      const before = Math.max(0, Math.round(row.start - end - gap))
      end = row.end
      const after = row === rows.at(-1) ? Math.max(0, Math.round(virtualizer.getTotalSize() + top - end)) : 0
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
    overscan: 2,
    estimateSize: () => usualRow,
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
    const before = columns
    ;({ columns, gap, top } = layout())
    virtualizer.setOptions(options())
    virtualizer._willUpdate()
    if (columns !== before) virtualizer.measure()
    tell()
  }

  function update(now: number): void {
    length = now
    arrange()
    for (const item of list.children) {
      const place = placeOf(item)
      if (!(item instanceof HTMLElement) || place % columns !== 0) continue
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
    },
  }
}
