import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { db } from '#mocks/db.ts'
import { server } from '#mocks/server.ts'
import { createInPageLock } from '#src/payment/locks.ts'
import '#tests/support/jsdomGaps.ts'
import '#tests/support/noisyConsole.ts'

// A lazy page's first import takes its time on a busy machine; nothing waits longer than it has to.
configure({ asyncUtilTimeout: 10_000 })

// At the top level, for some libraries keep the `fetch` they find when they are imported.
server.listen({ onUnhandledFrame: 'error' })

// A browser of its own for each test: what one leaves hanging holds no lock in the next.
beforeEach(
  () => void Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: createInPageLock() } }),
)

afterEach(() => {
  cleanup()
  server.resetHandlers()
  db.reset()
  localStorage.clear()
  sessionStorage.clear()
})

afterAll(() => server.close())
