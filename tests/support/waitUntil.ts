import { getConfig } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * `waitFor` of the testing library for tests without a page, or that hold the clock: waits until a check neither throws nor
 * returns false, and as long. vitest's own second is too short on a busy machine.
 */
export const waitUntil = (check: () => unknown): Promise<void> =>
  vi.waitFor(() => {
    if (check() === false) throw new Error(`not so yet: ${String(check)}`)
  }, getConfig().asyncUtilTimeout)
