import '#tests/mutation/smallPage.ts'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { db } from '#mocks/db.ts'
import { server } from '#mocks/server.ts'
import { createInPageLock } from '#src/payment/locks.ts'
import '#tests/support/noisyConsole.ts'

// like tests/setup.ts, without what belongs to elements

server.listen({ onUnhandledFrame: 'error' })

beforeEach(
  () => void Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: createInPageLock() } }),
)

afterEach(() => {
  server.resetHandlers()
  db.reset()
  localStorage.clear()
})

afterAll(() => server.close())
