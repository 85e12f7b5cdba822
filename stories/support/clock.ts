import { spyOn } from 'storybook/test'
import { recordRetryDelaysMs } from '#src/payment/recording.ts'

/** Makes timeouts of 10 s or more fire immediately. Storybook restores setTimeout before the next story (STATE-10). */
export function skipLongWaits(): void {
  const originalSetTimeout = window.setTimeout.bind(window)
  spyOn(window, 'setTimeout').mockImplementation(((handler: () => void, ms = 0) =>
    originalSetTimeout(handler, ms < 10_000 ? ms : 0)) as typeof setTimeout)
}

/**
 * Suspends the app's retries to record a payment. Storybook restores setTimeout before the next story (PAY-3).
 * @returns `runImmediately` makes suspended and later retries run without a delay; `restoreDelays` makes them run after
 *   their normal delay
 */
export function suspendRecordRetries() {
  const originalSetTimeout = window.setTimeout.bind(window)
  let delayedTimers: (() => void)[] = []
  let toDelayMs: ((ms: number) => number) | null = null
  spyOn(window, 'setTimeout').mockImplementation(((handler: () => void, ms = 0) => {
    if (!recordRetryDelaysMs.includes(ms)) return originalSetTimeout(handler, ms)
    if (toDelayMs) return originalSetTimeout(handler, toDelayMs(ms))
    // The app never clears these timeouts, so the returned id doesn't matter.
    delayedTimers.push(() => originalSetTimeout(handler, toDelayMs?.(ms)))
    return 0
  }) as typeof setTimeout)
  const releaseTimers = (toNewDelayMs: (ms: number) => number) => {
    toDelayMs = toNewDelayMs
    for (const startTimer of delayedTimers) startTimer()
    delayedTimers = []
  }
  return { runImmediately: () => releaseTimers(() => 0), restoreDelays: () => releaseTimers((ms) => ms) }
}
