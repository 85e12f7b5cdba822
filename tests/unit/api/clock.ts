import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Lets sent requests get their responses, which no clock delays. */
async function flushResponses(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Advances the fake clock, and lets requests sent before and during that time get their responses. */
export async function advanceTime(ms: number): Promise<void> {
  await flushResponses()
  await vi.advanceTimersByTimeAsync(ms)
  await flushResponses()
}

/** The same for a page, so that React renders the responses. */
export const advanceTimeInAct = (ms: number): Promise<void> => act(() => advanceTime(ms))
