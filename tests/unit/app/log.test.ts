import { expect, it, vi } from 'vitest'
import { logFailure } from '#src/app/log.ts'

it('logs the call, the kind of failure, and the status if there was an answer (ORDER-8)', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  logFailure('getParts', { kind: 'server', status: 503 })
  logFailure('getReviews', { kind: 'network', status: null })
  expect(info.mock.calls).toEqual([['getParts failed: server (503)'], ['getReviews failed: network']])
})
