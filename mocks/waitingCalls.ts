import { db } from '#mocks/db.ts'
import { wait } from '#mocks/dials.ts'

/** What the waiting calls wait for besides their latency: whether they may go on. */
let decision = Promise.withResolvers<boolean>()

function decide(mayGoOn: boolean): void {
  const { resolve } = decision
  decision = Promise.withResolvers()
  resolve(mayGoOn)
}

/** Waits for the latency of the dials. @returns whether the call may go on; if not, it must fail like a lost network */
export const waitForLatency = (): Promise<boolean> =>
  Promise.race([wait(db.get().dials.latency).then(() => true), decision.promise])

/** Waits without an end, until the calls are released or cancelled. @returns whether the call may go on */
export const waitForRelease = (): Promise<boolean> => decision.promise

/** Lets all waiting calls go on: the dials that made them wait have changed. */
export const releaseWaitingCalls = (): void => decide(true)

/** Makes all waiting calls fail: the world that they were sent to is about to be replaced. */
export const cancelWaitingCalls = (): void => decide(false)
