/** The pauses within one step. They let the audience follow the step's actions. */
export type Tempo = ReturnType<typeof createTempo>

/**
 * @param signal stops the step
 * @param withoutPauses whether to skip pauses from the start
 */
export function createTempo(signal: AbortSignal, withoutPauses: boolean) {
  let isSkipping = withoutPauses
  let endPause = () => {}
  return {
    /** Resolves after the given time, or immediately if pauses are skipped. Rejects if the step is stopped. */
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
    isSkippingPauses: () => isSkipping,
  }
}
