import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { db } from '#mocks/db.ts'

/**
 * Takes the shop offline until the test ends: every request fails, and `navigator.onLine` is false.
 * @returns `reconnect`, which goes online and waits until paused calls have been sent
 */
export function goOffline() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  db.changeSettings({ faults: { '*': 'network' } })
  act(() => void window.dispatchEvent(new Event('offline')))
  return {
    async reconnect() {
      onLine.mockReturnValue(true)
      db.changeSettings({ faults: {} })
      await act(async () => {
        window.dispatchEvent(new Event('online'))
        await vi.dynamicImportSettled()
        // Enough rounds for the mock server to respond to a read and the write after it.
        for (let round = 0; round < 50; round += 1) await new Promise((resolve) => setImmediate(resolve))
      })
    },
  }
}
