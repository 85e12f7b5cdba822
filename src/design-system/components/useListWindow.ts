import { createElement, useEffect, useState, type ComponentType, type ReactNode, type RefObject } from 'react'

/** Up to so many items are all on the page, where the browser's own search finds them (ORDER-9). */
const wholeUpTo = 1000

/** What of a long list is on the page: items by their place in it, and the space that stands for the rest. */
export interface ListWindow {
  /** `before`, `after`: px of list left out above and below this item's row, alike for the whole row. */
  items: readonly { index: number; before: number; after: number }[]
}

export interface WindowWatcherProps {
  /** The list's element: a grid, or a table's body; its items carry their place as data-index. */
  list: RefObject<HTMLElement | null>
  length: number
  /** What is on the page now: rows that have come with it are measured. */
  window: ListWindow | null
  /** Told what belongs on the page from now on; null at the end. */
  onChange: (window: ListWindow | null) => void
}

export interface ListWindowOptions {
  /** How many items there are to be shown. */
  length: number
  /** Of how many they were found: what is left of a long list stays a window, or each letter would draw up to 1,000. */
  total: number
  /** How many are shown until the window is known: what fills a screen, so that nothing below moves. */
  first: number
}

/**
 * @param list the list's element: a grid, or a table's body; its items carry their place as data-index
 * @returns `window`: the part of the list that belongs on the page, null for all of it;
 *   `watcher`: an invisible element to be rendered beside the list
 */
export function useListWindow(
  list: RefObject<HTMLElement | null>,
  { length, total, first }: ListWindowOptions,
): { window: ListWindow | null; watcher: ReactNode } {
  const isLong = total > wholeUpTo
  const [Watcher, setWatcher] = useState<ComponentType<WindowWatcherProps> | null>(null)
  const [window, setWindow] = useState<ListWindow | null>(null)

  useEffect(() => {
    if (!isLong) return
    // Without it, a lost connection say, the first items stay and the search still reaches all.
    void import('#src/design-system/components/WindowWatcher.ts').then(
      ({ WindowWatcher }) => setWatcher(() => WindowWatcher),
      () => undefined,
    )
  }, [isLong])

  if (!isLong) return { window: null, watcher: null }
  return {
    window: window ?? { items: Array.from({ length: first }, (_, index) => ({ index, before: 0, after: 0 })) },
    watcher: Watcher && createElement(Watcher, { list, length, window, onChange: setWindow }),
  }
}
