import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import type { ListWindow, WindowWatch } from '#src/design-system/components/listWindow.ts'

/** Up to so many items are all on the page, where the browser's own search finds them (ORDER-9). */
const wholeUpTo = 1000

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
 * @returns the part of the list that belongs on the page; null: all of it
 */
export function useListWindow(
  list: RefObject<HTMLElement | null>,
  { length, total, first }: ListWindowOptions,
): ListWindow | null {
  const isLong = total > wholeUpTo
  const [watch, setWatch] = useState<WindowWatch | null>(null)
  const [window, setWindow] = useState<ListWindow | null>(null)

  useEffect(() => {
    if (!isLong) return
    let stop = () => {}
    let isGone = false
    // Without it, a lost connection say, the first items stay and the search still reaches all.
    void import('#src/design-system/components/watchWindow.ts').then(
      ({ watchWindow }) => {
        if (isGone || !list.current) return
        const begun = watchWindow(list.current, setWindow)
        stop = begun.stop
        setWatch(begun)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop()
      setWatch(null)
      setWindow(null)
    }
  }, [isLong, list])

  useLayoutEffect(() => watch?.update(length), [watch, length, window])

  if (!isLong) return null
  return window ?? { items: Array.from({ length: first }, (_, index) => ({ index, before: 0, after: 0 })) }
}
