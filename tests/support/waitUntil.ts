import { getConfig } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Waits until a check neither throws nor returns false. It is the testing library's `waitFor` for tests without a page
 * or with a stopped clock, with the same timeout, because vitest's one second is too short on a slow machine.
 */
export const waitUntil = (check: () => unknown): Promise<void> =>
  vi.waitFor(() => {
    if (check() === false) throw new Error(`not so yet: ${String(check)}`)
  }, getConfig().asyncUtilTimeout)
