import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Lets sent requests get their responses, which no clock delays. */
async function flushResponses(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Advances the fake clock, and lets requests that were sent before and meanwhile get their responses. */
export async function advanceTime(ms: number): Promise<void> {
  await flushResponses()
  await vi.advanceTimersByTimeAsync(ms)
  await flushResponses()
}

/** The same for a page: React sees what has come. */
export const advanceTimeInAct = (ms: number): Promise<void> => act(() => advanceTime(ms))
