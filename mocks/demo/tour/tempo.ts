/** The pauses of one step, which only make its actions visible. */
export type Tempo = ReturnType<typeof createTempo>

/** @param signal stops the step @param withoutPauses without pauses from the start */
export function createTempo(signal: AbortSignal, withoutPauses: boolean) {
  let isSkipping = withoutPauses
  let endPause = () => {}
  return {
    /** Resolves after a time in ms, at once when the step is in a hurry; rejects when the step is stopped. */
    async pause(ms: number): Promise<void> {
      signal.throwIfAborted()
      if (isSkipping || ms === 0) return
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
    skipPauses() {
      isSkipping = true
      endPause()
    },
    isHurried: () => isSkipping,
  }
}
