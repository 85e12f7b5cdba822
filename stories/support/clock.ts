import { spyOn } from 'storybook/test'
import { recordRetryDelaysMs } from '#src/payment/recording.ts'

/** Makes timeouts of 10 s and more fire at once (STATE-10). Storybook restores setTimeout before the next story. */
export function skipLongWaits(): void {
  const start = window.setTimeout.bind(window)
  spyOn(window, 'setTimeout').mockImplementation(((handler: () => void, ms = 0) =>
    start(handler, ms < 10_000 ? ms : 0)) as typeof setTimeout)
}

/**
 * Holds the shop's waits before it tries again to record a payment (PAY-3). Storybook restores setTimeout before the next
 * story.
 * @returns `end` ends those that wait, and every later one at once; `run` lets them take as long as they take
 */
export function delayRetries() {
  const start = window.setTimeout.bind(window)
  let delayed: (() => void)[] = []
  let toMs: ((ms: number) => number) | null = null
  spyOn(window, 'setTimeout').mockImplementation(((handler: () => void, ms = 0) => {
    if (!recordRetryDelaysMs.includes(ms)) return start(handler, ms)
    if (toMs) return start(handler, toMs(ms))
    // None of the waits is ever cleared before it has ended.
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
