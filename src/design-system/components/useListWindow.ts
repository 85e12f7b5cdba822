import { createElement, useEffect, useState, type ComponentType, type ReactNode, type RefObject } from 'react'
import type { ListWindow, WindowWatcherProps } from '#src/design-system/components/WindowWatcher.ts'
import { keepLoading } from '#src/loading/keepLoading.ts'

/**
 * Up to this many items are all rendered, so the browser's own search finds them (ORDER-9). Of more, this many are
 * printed (STATE-17): Chromium fails to print 10,000 rows.
 */
const renderAllUpTo = 1000

export interface ListWindowOptions {
  /** Number of items to show. */
  length: number
  /** Number of items before the search; above the limit the list counts as long, however few items a search finds. */
  total: number
  /** Line below a long list, in print only: how many of all items are printed (STATE-17). */
  printedText?: ((printed: number, total: number) => string) | undefined
}

/**
 * Renders only the visible part of a long list.
 * @param list the list's element: a grid, or a table's body; its items have their index as data-index
 * @returns `isLong`: whether only a part is rendered; `window`: that part, null before the first measurement, when the
 *   first items should fill a screen, so nothing below moves; `watcher`: an element to render after the list, invisible
 *   on a screen; on paper it says how many items are missing
 */
export function useListWindow(
  list: RefObject<HTMLElement | null>,
  { length, total, printedText }: ListWindowOptions,
): { isLong: boolean; window: ListWindow | null; watcher: ReactNode } {
  const isLong = total > renderAllUpTo
  const [Watcher, setWatcher] = useState<ComponentType<WindowWatcherProps> | null>(null)
  const [window, setWindow] = useState<ListWindow | null>(null)

  useEffect(() => {
    if (!isLong) return
    // Until it is here (NET-9), the first items stay rendered and the search still finds all others.
    void keepLoading(() => import('#src/design-system/components/WindowWatcher.ts')).then(
      ({ WindowWatcher }) => setWatcher(() => WindowWatcher),
      () => undefined,
    )
  }, [isLong])

  if (!isLong) return { isLong, window: null, watcher: null }
  const props = { list, length, printUpTo: renderAllUpTo, printedText, window, onChange: setWindow }
  return { isLong, window, watcher: Watcher && createElement(Watcher, props) }
}
