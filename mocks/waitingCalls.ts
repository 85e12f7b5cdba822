import { db } from '#mocks/db.ts'

/** Ends the wait of each waiting call: true lets it go on, false makes it fail like a lost network. */
const waitingCalls = new Set<(mayContinue: boolean) => void>()

/** @param ms after which the call goes on by itself; without it, never */
const waitUntilEnded = (ms?: number): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (mayGoOn: boolean) => {
      clearTimeout(timer)
      waitingCalls.delete(end)
      resolve(mayGoOn)
    }
    const timer = ms === undefined ? undefined : setTimeout(end, ms, true)
    waitingCalls.add(end)
  })

/** Waits for the latency of the settings. @returns whether the call may go on; if not, it must fail like a lost network */
export async function waitForLatency(): Promise<boolean> {
  const { latency } = db.get().settings
  return latency === 0 || waitUntilEnded(latency)
}

/** Waits without an end, until the calls are released or cancelled. @returns whether the call may go on */
export const waitForRelease = (): Promise<boolean> => waitUntilEnded()

const endAll = (mayGoOn: boolean) => waitingCalls.forEach((end) => end(mayGoOn))

/** Lets all waiting calls go on: the settings that made them wait have changed. */
export const releaseWaitingCalls = (): void => endAll(true)

/** Makes all waiting calls fail: the world that they were sent to is about to be replaced. */
export const cancelWaitingCalls = (): void => endAll(false)
