import { useEffect, useRef, useState, type RefObject } from 'react'

/** As many as a computer with two cores can load without slowing each other down. */
const atOnce = 2

/** Parts that load or wait; the first `atOnce` load. */
const queue: (() => void)[] = []

/** Waits for a turn. @returns a function that ends the turn, or the waiting */
function join(start: () => void): () => void {
  queue.push(start)
  if (queue.length <= atOnce) start()
  return () => {
    const place = queue.indexOf(start)
    if (place < 0) return
    queue.splice(place, 1)
    if (place < atOnce) queue[atOnce - 1]?.()
  }
}

/**
 * Lets the heavy parts of a page load a few at a time, those in the window first: if all loaded at once, the page would
 * show nothing for a long time.
 * @param ref the part, which waits until it is near the window
 * @returns whether it may load, and a function to call when it has
 */
export function useTurn(ref: RefObject<Element | null>): { whenAllowed: boolean; done: () => void } {
  const [whenAllowed, setMayLoad] = useState(false)
  const leave = useRef(() => {})
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        leave.current = join(() => setMayLoad(true))
      },
      // The default root ignores the margin within a frame.
      { root: document, rootMargin: '300px' },
    )
    if (ref.current) observer.observe(ref.current)
    return () => {
      observer.disconnect()
      leave.current()
    }
  }, [ref])
  return { whenAllowed, done: () => leave.current() }
}
