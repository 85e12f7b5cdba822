import { createElement, useEffect, useState, type ComponentType, type ReactNode, type RefObject } from 'react'

/** Up to this many items are all rendered, so the browser's own search finds them (ORDER-9). */
const renderAllUpTo = 1000

/** The rendered part of a long list: the items' indexes, and the heights that replace the other items. */
export interface ListWindow {
  /** `before`, `after`: height of the list left out above and below this item's row, in px; equal within a row. */
  items: readonly { index: number; before: number; after: number }[]
}

export interface WindowWatcherProps {
  /** The list's element: a grid, or a table's body. Its items have their index as data-index. */
  list: RefObject<HTMLElement | null>
  length: number
  /** The rendered part. A new one renders the watcher, which then measures the new rows. */
  window: ListWindow | null
  /** Called with the part to render; with null on unmount. */
  onChange: (window: ListWindow | null) => void
}

export interface ListWindowOptions {
  /** Number of items to show. */
  length: number
  /** Number of items before the search; above the limit the list counts as long, however few items a search finds. */
  total: number
}

/**
 * Renders only the visible part of a long list.
 * @param list the list's element: a grid, or a table's body; its items have their index as data-index
 * @returns `isLong`: whether only a part is rendered; `window`: that part, null before the first measurement, when the
 *   first items should fill a screen, so nothing below moves; `watcher`: an invisible element to render beside the list
 */
export function useListWindow(
  list: RefObject<HTMLElement | null>,
  { length, total }: ListWindowOptions,
): { isLong: boolean; window: ListWindow | null; watcher: ReactNode } {
  const isLong = total > renderAllUpTo
  const [Watcher, setWatcher] = useState<ComponentType<WindowWatcherProps> | null>(null)
  const [window, setWindow] = useState<ListWindow | null>(null)

  useEffect(() => {
    if (!isLong) return
    // If loading fails (offline), the first items stay rendered and the search still finds all others.
    void import('#src/design-system/components/WindowWatcher.ts').then(
      ({ WindowWatcher }) => setWatcher(() => WindowWatcher),
      () => undefined,
    )
  }, [isLong])

  if (!isLong) return { isLong, window: null, watcher: null }
  return { isLong, window, watcher: Watcher && createElement(Watcher, { list, length, window, onChange: setWindow }) }
}
