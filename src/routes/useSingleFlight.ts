import { useState } from 'react'

/** Runs a task, unless one runs: then a call does nothing and resolves to undefined. */
export type SingleFlight = <Result>(task: () => Promise<Result>) => Promise<Result | undefined>

/** One thing at a time, however often it is asked for. A task that fails makes room for the next. */
export function createSingleFlight(): SingleFlight {
  let isRunning = false
  return async (task) => {
    if (isRunning) return undefined
    isRunning = true
    try {
      return await task()
    } finally {
      isRunning = false
    }
  }
}

/**
 * One thing at a time, however often it is clicked (STATE-13). React state would be too late: it changes with the next
 * render, and a double click is faster.
 */
export const useSingleFlight = (): SingleFlight => useState(createSingleFlight)[0]
