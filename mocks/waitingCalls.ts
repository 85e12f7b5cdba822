import { db } from '#mocks/db.ts'

/**
 * The functions that end the wait of each waiting call: true lets the call continue, false makes it fail like a network
 * error.
 */
const waitingCalls = new Set<(mayContinue: boolean) => void>()

/** @param ms after which the call continues automatically; by default it waits until it is ended */
const waitUntilEnded = (ms?: number): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (mayContinue: boolean) => {
      clearTimeout(timer)
      waitingCalls.delete(end)
      resolve(mayContinue)
    }
    const timer = ms === undefined ? undefined : setTimeout(end, ms, true)
    waitingCalls.add(end)
  })

/**
 * Waits for the latency of the settings.
 * @returns whether the call may continue; if not, it must fail like a network error
 */
export async function waitForLatency(): Promise<boolean> {
  const { latency } = db.get().settings
  return latency === 0 || waitUntilEnded(latency)
}

/**
 * Waits until the calls are released or cancelled.
 * @returns whether the call may continue
 */
export const waitForRelease = (): Promise<boolean> => waitUntilEnded()

const endAll = (mayContinue: boolean) => waitingCalls.forEach((end) => end(mayContinue))

/** Lets all waiting calls continue after the settings that delayed them have changed. */
export const releaseWaitingCalls = (): void => endAll(true)

/** Makes all waiting calls fail. Call it before replacing the data that they would read or change. */
export const cancelWaitingCalls = (): void => endAll(false)
