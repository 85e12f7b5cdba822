import { expect, it, vi } from 'vitest'
import { createMockReports, reportLog } from '#mocks/reportLog.ts'
import { makeStore } from '#src/app/store.ts'
import { json, makeCall, makePlatform, networkError, respondWith } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/notify.tsx')

it('reports a call that failed, by name, kind and status, once in a visit; and none that succeeded', async () => {
  reportLog.clear()
  const store = makeStore({ ...makePlatform().platform, reports: createMockReports() })
  const replies = [json({ acknowledged: true }), json({}, 503), json({}, 503), networkError()]
  respondWith((_, index) => replies[index] ?? networkError())
  await makeCall(store, 'addReview')
  expect(reportLog.get()).toEqual([])
  for (let count = 0; count < 3; count += 1) await makeCall(store, 'addReview')
  expect(reportLog.get().map(({ type, body }) => [type, body])).toEqual([
    ['failed-call', { call: 'addReview', kind: 'server', status: 503 }],
    ['failed-call', { call: 'addReview', kind: 'network', status: null }],
  ])
})
