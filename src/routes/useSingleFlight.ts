import { useRef } from 'react'

/**
 * One thing at a time, however often it is clicked (STATES S13). React state would be too late: it changes with the next
 * render, and a double click is faster.
 * @returns runs a task; while one runs, another call does nothing and resolves to undefined
 */
export function useSingleFlight(): <Result>(task: () => Promise<Result>) => Promise<Result | undefined> {
  const running = useRef(false)
  return async (task) => {
    if (running.current) return undefined
    running.current = true
    try {
      return await task()
    } finally {
      running.current = false
    }
  }
}
