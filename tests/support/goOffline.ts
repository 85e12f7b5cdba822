import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { db } from '#mocks/db.ts'

/**
 * Takes the shop offline: every request fails, and the browser says so. It is online again when the test has finished.
 * @returns `reconnect`: comes online, and waits until what was paused has been sent
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
        // A read and the change after it, as answered by the mock server.
        for (let round = 0; round < 50; round += 1) await new Promise((resolve) => setImmediate(resolve))
      })
    },
  }
}
