import { useEffect, useRef, useState, type RefObject } from 'react'

/** How many components load at the same time. A machine with two cores can load two without delaying either. */
const maxConcurrent = 2

/** The start functions of the components that are loading or waiting. The first `maxConcurrent` are loading. */
const loadQueue: (() => void)[] = []

/**
 * Adds a component to the queue.
 * @returns a function that removes the component from the queue
 */
function enqueue(startLoading: () => void): () => void {
  loadQueue.push(startLoading)
  if (loadQueue.length <= maxConcurrent) startLoading()
  return () => {
    const position = loadQueue.indexOf(startLoading)
    if (position < 0) return
    loadQueue.splice(position, 1)
    if (position < maxConcurrent) loadQueue[maxConcurrent - 1]?.()
  }
}

/**
 * Loads the heavy components of a page a few at a time, those near the viewport first. If all loaded at the same time, the
 * page would show nothing for a long time.
 * @param ref the component's element
 * @returns `mayLoad`: whether the component may load; `finishLoading`: to be called once the component has loaded
 */
export function useLoadQueue(ref: RefObject<Element | null>): { mayLoad: boolean; finishLoading: () => void } {
  const [mayLoad, setMayLoad] = useState(false)
  const dequeueRef = useRef(() => {})
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        dequeueRef.current = enqueue(() => setMayLoad(true))
      },
      // In a frame, `rootMargin` has no effect on the default root.
      { root: document, rootMargin: '300px' },
    )
    if (ref.current) observer.observe(ref.current)
    return () => {
      observer.disconnect()
      dequeueRef.current()
    }
  }, [ref])
  return { mayLoad, finishLoading: () => dequeueRef.current() }
}
