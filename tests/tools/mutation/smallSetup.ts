import '#tests/tools/mutation/smallPage.ts'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { server } from '#mocks/server.ts'
// The shop loads it on demand: then only the first test of a file would seem to cover what runs on loading.
import '#src/api/bearer.ts'
import { createInPageLock } from '#src/payment/locks.ts'

// Like tests/setup.ts, without what belongs to elements.

server.listen({ onUnhandledFrame: 'error' })

beforeEach(
  () => void Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: createInPageLock() } }),
)

afterEach(() => {
  vi.useRealTimers()
  server.resetHandlers()
  db.reset()
  localStorage.clear()
  vi.restoreAllMocks()
})

afterAll(() => server.close())
