import { useState } from 'react'

/** Runs a task. While a task is running, further calls do nothing and resolve to undefined. */
export type SingleFlight = <Result>(task: () => Promise<Result>) => Promise<Result | undefined>

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
 * Runs one task at a time (STATE-13). React state would be too late to stop a double click, because it changes only with the
 * next render.
 */
export const useSingleFlight = (): SingleFlight => useState(createSingleFlight)[0]

/**
 * Like `useSingleFlight`, for named tasks.
 * @returns the name of the running task (null while none is running) and a function that runs a task
 */
export function useExclusiveTask<Name extends string>() {
  const runExclusive = useSingleFlight()
  const [runningName, setRunningName] = useState<Name | null>(null)
  const run = <Result>(name: Name, task: () => Promise<Result>): Promise<Result | undefined> =>
    runExclusive(() => {
      setRunningName(name)
      return task().finally(() => setRunningName(null))
    })
  return [runningName, run] as const
}
