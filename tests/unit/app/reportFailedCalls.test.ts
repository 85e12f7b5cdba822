import { expect, it, vi } from 'vitest'
import { makeStore } from '#src/app/store.ts'
import { createReports, type Report } from '#src/platform/report.ts'
import { json, makeCall, makePlatform, networkError, respondWith } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/notify.tsx')

it('reports a call that failed, by name, kind and status, once in a visit; and none that succeeded', async () => {
  const told: Report[] = []
  const report = createReports('https://shop.test/', (made) => told.push(made))
  const store = makeStore({ ...makePlatform().platform, reports: { report } })
  const replies = [json({ acknowledged: true }), json({}, 503), json({}, 503), networkError()]
  respondWith((_, index) => replies[index] ?? networkError())
  await makeCall(store, 'addReview')
  expect(told).toEqual([])
  for (let count = 0; count < 3; count += 1) await makeCall(store, 'addReview')
  expect(told).toEqual([
    { type: 'failed-call', body: { call: 'addReview', kind: 'server', status: 503 } },
    { type: 'failed-call', body: { call: 'addReview', kind: 'network', status: null } },
  ])
})
