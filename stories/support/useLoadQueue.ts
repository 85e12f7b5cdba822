import { useEffect, useRef, useState, type RefObject } from 'react'

/** As many as a computer with two cores can load without slowing each other down. */
const maxConcurrent = 2

/** Parts that load or wait; the first `atOnce` load. */
const queue: (() => void)[] = []

/** Waits for a turn. @returns a function that ends the turn, or the waiting */
function enqueue(start: () => void): () => void {
  queue.push(start)
  if (queue.length <= maxConcurrent) start()
  return () => {
    const position = queue.indexOf(start)
    if (position < 0) return
    queue.splice(position, 1)
    if (position < maxConcurrent) queue[maxConcurrent - 1]?.()
  }
}

/**
 * Lets the heavy parts of a page load a few at a time, those in the window first: if all loaded at once, the page would
 * show nothing for a long time.
 * @param ref the part, which waits until it is near the window
 * @returns whether it may load, and a function to call when it has
 */
export function useLoadQueue(ref: RefObject<Element | null>): { mayLoad: boolean; done: () => void } {
  const [mayLoad, setMayLoad] = useState(false)
  const dequeue = useRef(() => {})
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        dequeue.current = enqueue(() => setMayLoad(true))
      },
      // The default root ignores the margin within a frame.
      { root: document, rootMargin: '300px' },
    )
    if (ref.current) observer.observe(ref.current)
    return () => {
      observer.disconnect()
      dequeue.current()
    }
  }, [ref])
  return { mayLoad, done: () => dequeue.current() }
}
