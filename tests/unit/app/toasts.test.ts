import { describe, expect, test, vi } from 'vitest'
import { notify, preloadToasts } from '#src/app/toasts.ts'
import { makeStore } from '#src/app/store.ts'
import { createReporter, type Report } from '#src/reporting/report.ts'
import { callCases, callNames, isMutation, getToastFor, type MutationName } from '#tests/spec/calls/callCases.ts'
import type { Outcome } from '#tests/spec/outcome.ts'
import {
  json,
  makeCall,
  makePlatform,
  networkError,
  noResponse,
  respondWith,
  createSignedInStore,
} from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/toasts.ts')

/** The server's responses to a mutation, by outcome. */
const respondByOutcome: Partial<Record<Outcome, (name: MutationName) => Response>> = {
  done: (name) => json(callCases[name].response),
  refused: (name) =>
    Array.isArray(callCases[name].response)
      ? json([{ acknowledged: false }])
      : json({ acknowledged: false, deletedCount: 0, modifiedCount: 0 }),
  forbidden: () => json({}, 403),
  notFound: () => json({}, 404),
  failed: () => json({}, 500),
  network: networkError,
}

const getToasts = () => vi.mocked(notify).mock.calls.map(([{ tone, text }]) => [tone, text])

describe.each(Object.entries(respondByOutcome) as [Outcome, (name: MutationName) => Response][])(
  'after a mutation with the outcome “%s”',
  (outcome, reply) => {
    test.each(callNames.filter(isMutation))('the call %s shows its specified toast, or none', async (name) => {
      respondWith(({ method, url }) => {
        if (method === 'GET') return json({}, 404)
        // After a 403, the shop first renews the token. The renewal must succeed here (AUTH-7).
        const isRenewal = name !== 'upsertUser' && /^\/user\/[^/]+$/.test(url)
        return isRenewal ? json(callCases.upsertUser.response) : reply(name)
      })
      const log = vi.spyOn(console, 'info').mockReturnValue()
      await makeCall(createSignedInStore(), name)
      const toast = getToastFor(name, outcome)
      expect(getToasts()).toEqual(toast ? [[toast.tone, toast.text]] : [])
      expect(log).not.toHaveBeenCalled()
    })
  },
)

test('a failed query is logged without secrets and shows no toast (ORDER-8)', async () => {
  respondWith(() => json({ message: 'secret' }, 404))
  const log = vi.spyOn(console, 'info').mockReturnValue()
  await makeCall(createSignedInStore(), 'getParts')
  expect(notify).not.toHaveBeenCalled()
  expect(log).toHaveBeenCalledExactlyOnceWith('getParts failed: notFound (404)')
})

test('reports equal failures of a call once per visit, with its name, kind and status', async () => {
  const reports: Report[] = []
  const report = createReporter('https://shop.test/', (newReport) => reports.push(newReport))
  const store = makeStore({ ...makePlatform().platform, reports: { report } })
  const replies = [json({ acknowledged: true }), json({}, 503), json({}, 503), networkError()]
  respondWith((_, index) => replies[index] ?? networkError())
  await makeCall(store, 'addReview')
  expect(reports).toEqual([])
  for (let count = 0; count < 3; count += 1) await makeCall(store, 'addReview')
  expect(reports).toEqual([
    { type: 'failed-call', body: { call: 'addReview', kind: 'server', status: 503 } },
    { type: 'failed-call', body: { call: 'addReview', kind: 'network', status: null } },
  ])
})

test('loads the code of toasts when a mutation is sent, because a toast may have to report a lost connection', () => {
  respondWith(noResponse)
  const store = createSignedInStore()
  void makeCall(store, 'getParts')
  expect(preloadToasts).not.toHaveBeenCalled()
  void makeCall(store, 'shipOrder')
  expect(preloadToasts).toHaveBeenCalledOnce()
})
