import '@testing-library/jest-dom/vitest'
import { cleanup, configure, fireEvent, getConfig, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { server } from '#mocks/server.ts'
import { liveRegionId } from '#src/design-system/components/hooks/useAnnouncement.ts'
import '#tests/support/jsdomGaps.ts'
import { createWebLocks } from '#tests/support/webLocks.ts'

const { getElementError } = getConfig()

/** Whether `waitFor` is polling. The library sets this private flag; if it changes, all errors print the page again. */
const isPolling = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

configure({
  // Queries ignore the live region, because it repeats texts of the page for screen readers.
  defaultIgnore: `script, style, #${liveRegionId} *`,
  // The timeout is long, because the first dynamic import of a page takes seconds on a slow machine.
  asyncUtilTimeout: 20_000,
  // Only the last error prints the page, because printing it at each try is slow.
  getElementError: (message, container) =>
    isPolling()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})

// This runs at module level, because some libraries save `fetch` when they are imported.
server.listen({ onUnhandledFrame: 'error' })

// Each test gets new locks, so that a task that one test leaves running doesn't block the next test.
beforeEach(() => void Object.defineProperty(navigator, 'locks', { configurable: true, value: createWebLocks() }))

const findToasts = () => document.querySelectorAll<HTMLElement>('.Toastify__toast')

/**
 * Closes all toasts. Unmounting the app doesn't remove them, and jsdom never ends their animation, so they would delay
 * the toasts of later tests (PAGE-13).
 */
function closeToasts() {
  for (const toast of findToasts()) {
    fireEvent.click(within(toast).getByRole('button', { name: 'close' }))
    fireEvent.animationEnd(toast)
  }
  if (findToasts().length > 0) throw new Error('a toast is still open')
}

afterEach(async () => {
  vi.useRealTimers()
  cleanup()
  if (findToasts().length > 0) await waitFor(closeToasts)
  server.resetHandlers()
  db.reset()
  localStorage.clear()
  sessionStorage.clear()
  // Restores spies; vitest itself clears the calls of every mock before each test.
  vi.restoreAllMocks()
})

afterAll(() => server.close())
