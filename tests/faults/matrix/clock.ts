import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Time goes on by so many ms, and everything that was on its way arrives. */
export const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  })

/** Longer than all repetitions of a call. */
const mostSteps = 200

/** Lets time go on until something is so. @throws when it never is */
export async function until(what: string, isSo: () => boolean): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) {
    if (isSo()) return
    await pass(step < 40 ? 5 : 250)
  }
  throw new Error(`never: ${what}\n${document.body.textContent}`)
}
