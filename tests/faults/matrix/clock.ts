import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Advances the fake clock by `ms`, then lets the mock server's pending answers arrive. */
export const advanceTime = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    for (let round = 0; round < 8; round += 1) await new Promise((resolve) => setImmediate(resolve))
  })

/** 40 steps of 5 ms and 160 of 250 ms take longer than all retries of a call. */
const maxSteps = 200

/** Advances the fake clock until the condition holds. @throws when it doesn't within about 40 s of fake time */
export async function waitUntil(description: string, isMet: () => boolean): Promise<void> {
  for (let step = 0; step < maxSteps; step += 1) {
    if (isMet()) return
    await advanceTime(step < 40 ? 5 : 250)
  }
  throw new Error(`never: ${description}\n${document.body.textContent}`)
}
