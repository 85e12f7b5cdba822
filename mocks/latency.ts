import { db } from '#mocks/db.ts'
import { wait } from '#mocks/dials.ts'

let cancellations = 0

/**
 * Waits for the latency of the dials.
 * @returns false when `cancelWaitingCalls` was called meanwhile: the call must then fail like one on a lost network
 */
export async function waitForLatency(): Promise<boolean> {
  const before = cancellations
  await wait(db.get().dials.latency)
  return before === cancellations
}

/** Makes the calls fail that wait for their latency: the world that they were sent to is about to be replaced. */
export const cancelWaitingCalls = (): void => void (cancellations += 1)
