import { getConfig } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Waits until a check neither throws nor returns false, also while a test holds the clock. As long as the page's `waitFor`:
 * vitest's own second is too short on a busy machine.
 */
export const until = (check: () => unknown): Promise<void> =>
  vi.waitFor(() => {
    if (check() === false) throw new Error(`not so yet: ${String(check)}`)
  }, getConfig().asyncUtilTimeout)
