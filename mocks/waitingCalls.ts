import { db } from '#mocks/db.ts'

/** One function per waiting call. `true` lets the call continue; `false` makes it fail like a network error. */
const resumeFunctions = new Set<(mayContinue: boolean) => void>()

/**
 * Pauses a call until it is released or cancelled.
 * @param ms the time after which the call continues automatically
 * @returns whether the call may continue
 */
const pauseCall = (ms?: number): Promise<boolean> =>
  new Promise((resolve) => {
    const resume = (mayContinue: boolean) => {
      clearTimeout(timer)
      resumeFunctions.delete(resume)
      resolve(mayContinue)
    }
    const timer = ms === undefined ? undefined : setTimeout(resume, ms, true)
    resumeFunctions.add(resume)
  })

/**
 * Waits for the latency that the settings define.
 * @returns whether the call may continue; if not, it must fail like a network error
 */
export async function waitForLatency(): Promise<boolean> {
  const { latency } = db.get().settings
  return latency === 0 || pauseCall(latency)
}

/**
 * Waits until the calls are released or cancelled.
 * @returns whether the call may continue
 */
export const waitForRelease = (): Promise<boolean> => pauseCall()

const resumeAll = (mayContinue: boolean) => resumeFunctions.forEach((resume) => resume(mayContinue))

/** Lets all waiting calls continue. Call it after changing the settings that delayed them. */
export const releaseWaitingCalls = (): void => resumeAll(true)

/** Makes all waiting calls fail. Call it before replacing the data that they would read or change. */
export const cancelWaitingCalls = (): void => resumeAll(false)
