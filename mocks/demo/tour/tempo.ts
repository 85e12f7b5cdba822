/** The pauses of one step, which only make its actions visible. */
export interface Tempo {
  /** Resolves after a time in ms, at once when the step is in a hurry; rejects when the step is stopped. */
  pause(ms: number): Promise<void>
  /** Ends the current pause and leaves out the others. */
  hurry(): void
  /** Whether pauses are left out. */
  isHurried(): boolean
}

/** @param signal stops the step @param isQuick without pauses from the start */
export function createTempo(signal: AbortSignal, isQuick: boolean): Tempo {
  let isHurried = isQuick
  let endPause = () => {}
  return {
    async pause(ms) {
      signal.throwIfAborted()
      if (isHurried || ms === 0) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        endPause = () => {
          clearTimeout(timer)
          resolve()
        }
        signal.addEventListener('abort', endPause, { once: true })
      })
      signal.throwIfAborted()
    },
    hurry() {
      isHurried = true
      endPause()
    },
    isHurried: () => isHurried,
  }
}
