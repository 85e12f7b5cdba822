import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLazyReports } from '#src/platform/real/lazyReports.ts'
import { queueKey, startSendingReports } from '#src/platform/real/sendReports.ts'
import type { Report } from '#src/platform/report.ts'

const url = 'https://reports.example.com/shop'
const failed = (call: string): Report => ({ type: 'failed-call', body: { call, kind: 'server', status: 503 } })
const post = vi.fn<typeof fetch>()
const takes = async () => new Response(null, { status: 204 })

vi.mock('web-vitals', () => ({
  onCLS: (keep: (metric: object) => void) => keep({ name: 'CLS', value: 0.1 }),
  onINP: () => undefined,
  onLCP: (keep: (metric: object) => void) => keep({ name: 'LCP', value: 1200 }),
  onTTFB: () => undefined,
}))

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('fetch', post.mockReset().mockImplementation(takes))
  vi.stubGlobal('release', '77b6a79')
  history.replaceState(null, '', '/dashboard/payment/order-1?secret=x#y')
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const sent = () =>
  post.mock.calls.map(([, options]) => JSON.parse(typeof options?.body === 'string' ? options.body : '') as object[])
const waiting = () => JSON.parse(localStorage.getItem(queueKey) ?? '[]') as object[]
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('are sent soon, in the form of the Reporting API, with the page’s name and without its address, and once a visit', async () => {
  startSendingReports(url, [])(failed('getParts'))
  expect(post).not.toHaveBeenCalled()
  await pass(1000)
  startSendingReports(url, [])(failed('getParts'))
  await pass(1000)
  expect(sent()).toEqual([
    [
      {
        age: 1000,
        type: 'failed-call',
        url: `${location.origin}/dashboard/payment/:id`,
        user_agent: navigator.userAgent,
        body: { call: 'getParts', kind: 'server', status: 503, page: 'payment', release: '77b6a79' },
      },
    ],
  ])
  const headers = { 'content-type': 'application/reports+json' }
  const options = { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer', headers }
  expect(post).toHaveBeenCalledExactlyOnceWith(url, expect.objectContaining(options))
  expect(waiting()).toEqual([])
})

it('from before the code is loaded, when the page is idle, are sent first, with the page of that time (REPORT-3)', async () => {
  const { promise: idle, resolve: becomeIdle } = Promise.withResolvers<void>()
  vi.stubGlobal('requestIdleCallback', (load: () => void) => void idle.then(load))
  const reports = createLazyReports(url)
  reports.report(failed('early'))
  history.replaceState(null, '', '/parts')
  await pass(10_000)
  expect(post).not.toHaveBeenCalled()
  becomeIdle()
  await vi.dynamicImportSettled()
  reports.report(failed('late'))
  await pass(1000)
  expect(sent().flat()).toMatchObject([
    { url: `${location.origin}/dashboard/payment/:id`, body: { call: 'early', page: 'payment' } },
    { body: { call: 'late', page: 'parts' } },
  ])
})

it.each([
  ['refuses', async () => new Response(null, { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('wait for the next visit when the receiver %s', async (_, answer) => {
  post.mockImplementation(answer)
  startSendingReports(url, [])(failed('getParts'))
  await pass(600_000)
  expect(post).toHaveBeenCalledOnce()
  expect(waiting()).toMatchObject([{ body: { call: 'getParts' } }])
  post.mockImplementation(takes)
  startSendingReports(url, [])
  await pass(0)
  expect(sent()[1]).toMatchObject([{ age: 600_000, body: { call: 'getParts' } }])
  expect(waiting()).toEqual([])
})

it('are sent whatever the browser says of the connection, and 20 at a time what has failed when it is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  post.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const queued = Array.from({ length: 25 }, (_, at) => ({ at, type: 'error', url: '', user_agent: '', body: {} }))
  localStorage.setItem(queueKey, JSON.stringify(queued))
  startSendingReports(url, [])
  await pass(0)
  expect(post).toHaveBeenCalledOnce()
  dispatchEvent(new Event('online'))
  await pass(0)
  expect(sent().map((reports) => reports.length)).toEqual([20, 20, 5])
})

it('of a hidden page, vitals too, are sent; nobody may hear the answer, and vitals count once', async () => {
  post.mockReturnValue(new Promise(() => undefined))
  startSendingReports(url, [])(failed('getParts'))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  // Of this page and, as its listeners stay, of the other tests': they share the report that waits.
  expect(sent().flat()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'vitals', body: expect.objectContaining({ LCP: 1200, CLS: 0.1 }) as object }),
      expect.objectContaining({ body: expect.objectContaining({ call: 'getParts' }) as object }),
    ]),
  )
  expect(waiting()).toMatchObject([{ body: { call: 'getParts' } }])
})

it.each<[string, types: string[], kept: number[]]>([
  ['the oldest goes first, and payments last of all', ['payment', 'error', 'error'], [0, 2]],
  ['the oldest payment goes when there is nothing else', ['payment', 'payment', 'payment'], [1, 2]],
])('wait in order, at most 50: %s', async (_, [first = '', ...others], kept) => {
  post.mockRejectedValue(new TypeError('Failed to fetch'))
  const queued = Array.from({ length: 50 }, (__, at) => ({ at, type: at === 0 ? first : (others[at % 2] ?? '') }))
  localStorage.setItem(queueKey, JSON.stringify(queued))
  startSendingReports(
    url,
    [],
  )({
    type: 'payment',
    body: { state: 'lost', orderId: 'order-1', transactionId: null },
  })
  await pass(0)
  expect(waiting()).toHaveLength(50)
  expect(waiting().slice(0, 2)).toMatchObject(kept.map((at) => ({ at })))
})
