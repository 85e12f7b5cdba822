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
export function holdRetries() {
  const start = window.setTimeout.bind(window)
  let held: (() => void)[] = []
  let msOf: ((ms: number) => number) | null = null
  spyOn(window, 'setTimeout').mockImplementation(((handler: () => void, ms = 0) => {
    if (!recordRetryDelaysMs.includes(ms)) return start(handler, ms)
    if (msOf) return start(handler, msOf(ms))
    // None of the waits is ever cleared before it has ended.
    held.push(() => start(handler, msOf?.(ms)))
    return 0
  }) as typeof setTimeout)
  const release = (change: (ms: number) => number) => {
    msOf = change
    for (const begin of held) begin()
    held = []
  }
  return { end: () => release(() => 0), run: () => release((ms) => ms) }
}
