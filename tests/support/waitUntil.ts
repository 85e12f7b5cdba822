import { getConfig } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Waits until a check neither throws nor returns false. Tests without a page, or with a fake clock, use this function
 * instead of the testing library's `waitFor`. Both have the same timeout, because vitest's default of one second is too
 * short on a slow machine.
 */
export const waitUntil = (check: () => unknown): Promise<void> =>
  vi.waitFor(() => {
    if (check() === false) throw new Error(`still false: ${String(check)}`)
  }, getConfig().asyncUtilTimeout)
