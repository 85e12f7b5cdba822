import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Waits for the responses to all sent requests. The fake clock does not delay responses. */
async function flushResponses(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Advances the fake clock, and waits for the responses to requests sent before and during that time. */
export async function advanceTime(ms: number): Promise<void> {
  await flushResponses()
  await vi.advanceTimersByTimeAsync(ms)
  await flushResponses()
}

/** Calls `advanceTime` in `act`, so that React renders the responses. */
export const advanceTimeInAct = (ms: number): Promise<void> => act(() => advanceTime(ms))
