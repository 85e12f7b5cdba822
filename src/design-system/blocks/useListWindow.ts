import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import type { ListWindow, WindowWatch } from '#src/design-system/blocks/listWindow.ts'

/** Up to so many items are all on the page, where the browser's own search finds them (DECISIONS D9). */
const wholeUpTo = 1000

/** What is shown of a longer list until its window is known. */
const start: ListWindow = { items: Array.from({ length: 6 }, (_, index) => ({ index, before: 0, after: 0 })) }

/**
 * @param list the list's element, a grid whose items carry aria-posinset
 * @returns the part of the list that belongs on the page; null: all of it
 */
export function useListWindow(list: RefObject<HTMLElement | null>, length: number): ListWindow | null {
  const isLong = length > wholeUpTo
  const [watch, setWatch] = useState<WindowWatch | null>(null)
  const [window, setWindow] = useState(start)

  useEffect(() => {
    if (!isLong) return
    let stop = () => {}
    let isGone = false
    // Without it, a lost connection say, the first parts stay and the search still reaches all.
    void import('#src/design-system/blocks/watchWindow.ts').then(
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
      setWindow(start)
    }
  }, [isLong, list])

  useLayoutEffect(() => watch?.update(length), [watch, length, window])

  return isLong ? window : null
}
