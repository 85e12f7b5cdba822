import { spyOn } from 'storybook/test'
import { recordRetryDelaysMs } from '#src/payment/recording.ts'

/** Makes timeouts of 10 s and more fire immediately. Storybook restores setTimeout before the next story (STATE-10). */
export function skipLongWaits(): void {
  const start = window.setTimeout.bind(window)
  spyOn(window, 'setTimeout').mockImplementation(((handler: () => void, ms = 0) =>
    start(handler, ms < 10_000 ? ms : 0)) as typeof setTimeout)
}

/**
 * Suspends the app's retries of recording a payment. Storybook restores setTimeout before the next story (PAY-3).
 * @returns `end` makes suspended and later retries run immediately; `run` makes them run after their normal delay
 */
export function delayRetries() {
  const start = window.setTimeout.bind(window)
  let delayed: (() => void)[] = []
  let toMs: ((ms: number) => number) | null = null
  spyOn(window, 'setTimeout').mockImplementation(((handler: () => void, ms = 0) => {
    if (!recordRetryDelaysMs.includes(ms)) return start(handler, ms)
    if (toMs) return start(handler, toMs(ms))
    // The app never clears these timeouts, so any id is fine.
    delayed.push(() => start(handler, toMs?.(ms)))
    return 0
  }) as typeof setTimeout)
  const release = (change: (ms: number) => number) => {
    toMs = change
    for (const startTimer of delayed) startTimer()
    delayed = []
  }
  return { end: () => release(() => 0), run: () => release((ms) => ms) }
}
