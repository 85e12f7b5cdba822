import { beforeEach, expect, it, vi } from 'vitest'
import { createLazyReports } from '#src/adapters/lazyReports.ts'
import { startSendingReports } from '#src/adapters/sendReports.ts'
import type { Report } from '#src/reporting/report.ts'

const url = 'https://reports.example.com/shop'
const createFailedCall = (call: string): Report => ({
  type: 'failed-call',
  body: { call, kind: 'server', status: 503 },
})
const post = vi.fn<typeof fetch>()
const acceptReports = async () => new Response(null, { status: 204 })

vi.mock('web-vitals', () => ({
  onCLS: (report: (metric: object) => void) => report({ name: 'CLS', value: 0.1 }),
  onINP: () => undefined,
  onLCP: (report: (metric: object) => void) => report({ name: 'LCP', value: 1200 }),
  onTTFB: () => undefined,
}))

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('fetch', post.mockReset().mockImplementation(acceptReports))
  vi.stubGlobal('__RELEASE__', '77b6a79')
  history.replaceState(null, '', '/dashboard/payment/order-1?secret=x#y')
  return () => {
    vi.unstubAllGlobals()
    history.replaceState(null, '', '/')
  }
})

const getSentReports = () =>
  post.mock.calls.map(([, options]) => JSON.parse(typeof options?.body === 'string' ? options.body : '') as object[])
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('each report is sent once, after 1 s, in the format of the Reporting API, with the page’s name instead of its URL', async () => {
  const report = startSendingReports(url, [])
  report(createFailedCall('getParts'))
  expect(post).not.toHaveBeenCalled()
  await advance(1000)
  report(createFailedCall('getParts'))
  await advance(1000)
  expect(getSentReports()).toEqual([
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
})

it('the code that sends reports is loaded when the page is idle, and sends earlier reports first (REPORT-3)', async () => {
  const { promise: idle, resolve: becomeIdle } = Promise.withResolvers<void>()
  vi.stubGlobal('requestIdleCallback', (load: () => void) => void idle.then(load))
  const reports = createLazyReports(url)
  reports.report(createFailedCall('early'))
  await advance(10_000)
  expect(post).not.toHaveBeenCalled()
  becomeIdle()
  await vi.dynamicImportSettled()
  reports.report(createFailedCall('late'))
  await advance(1000)
  expect(getSentReports().flat()).toMatchObject([{ body: { call: 'early' } }, { body: { call: 'late' } }])
})

it.each([
  ['rejects them', async () => new Response(null, { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('unsent reports are sent again with the next report if the receiver %s', async (_, respond) => {
  post.mockImplementationOnce(respond)
  const report = startSendingReports(url, [])
  report(createFailedCall('getParts'))
  await advance(600_000)
  expect(post).toHaveBeenCalledOnce()
  report(createFailedCall('getReviews'))
  await advance(600_000)
  expect(getSentReports()[1]).toMatchObject([
    { age: 601_000, body: { call: 'getParts' } },
    { age: 1000, body: { call: 'getReviews' } },
  ])
  expect(post).toHaveBeenCalledTimes(2)
})

it('reports are sent even if the browser claims to be offline, and unsent reports are sent again on reconnect', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  post.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  startSendingReports(url, [])(createFailedCall('getParts'))
  await advance(1000)
  expect(post).toHaveBeenCalledOnce()
  dispatchEvent(new Event('online'))
  await advance(0)
  expect(getSentReports()[1]).toMatchObject([{ body: { call: 'getParts' } }])
})

it('a page that is hidden sends its reports immediately, together with its web vitals, which are sent only once', async () => {
  startSendingReports(url, [])(createFailedCall('getParts'))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  for (let count = 0; count < 2; count += 1) document.dispatchEvent(new Event('visibilitychange'))
  await advance(0)
  const vitals = { type: 'vitals', body: { LCP: 1200, CLS: 0.1 } }
  // The code that the other tests have started receives the event as well.
  const reportsOfThisPage = getSentReports().filter((reports) => reports.length === 2)
  expect(reportsOfThisPage).toMatchObject([[{ body: { call: 'getParts' } }, vitals]])
})
