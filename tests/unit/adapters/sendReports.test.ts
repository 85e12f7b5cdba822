import { beforeEach, expect, it, vi } from 'vitest'
import { createLazyReports } from '#src/adapters/lazyReports.ts'
import { startSendingReports } from '#src/adapters/sendReports.ts'
import type { Report } from '#src/reporting/report.ts'

const reportUrl = 'https://reports.example.com/shop'
const createFailedCall = (call: string): Report => ({
  type: 'failed-call',
  body: { call, kind: 'server', status: 503 },
})
const fetchMock = vi.fn<typeof fetch>()
const acceptReports = async () => new Response(null, { status: 204 })

vi.mock('web-vitals', () => ({
  onCLS: (report: (metric: object) => void) => report({ name: 'CLS', value: 0.1 }),
  onINP: () => undefined,
  onLCP: (report: (metric: object) => void) => report({ name: 'LCP', value: 1200 }),
  onTTFB: () => undefined,
}))

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('fetch', fetchMock.mockReset().mockImplementation(acceptReports))
  vi.stubGlobal('__RELEASE__', '77b6a79')
  history.replaceState(null, '', '/dashboard/payment/order-1?secret=x#y')
  return () => {
    vi.unstubAllGlobals()
    history.replaceState(null, '', '/')
  }
})

const getSentReports = () =>
  fetchMock.mock.calls.map(
    ([, options]) => JSON.parse(typeof options?.body === 'string' ? options.body : '') as object[],
  )
const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('each report is sent once, after 1 s, in the format of the Reporting API, with the page’s name instead of its URL', async () => {
  const report = startSendingReports(reportUrl, [])
  report(createFailedCall('getParts'))
  expect(fetchMock).not.toHaveBeenCalled()
  await advanceTime(1000)
  report(createFailedCall('getParts'))
  await advanceTime(1000)
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
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith(reportUrl, expect.objectContaining(options))
})

it('the code that sends reports is loaded when the page is idle, and sends earlier reports first (REPORT-3)', async () => {
  const { promise: idlePromise, resolve: becomeIdle } = Promise.withResolvers<void>()
  vi.stubGlobal('requestIdleCallback', (load: () => void) => void idlePromise.then(load))
  const reports = createLazyReports(reportUrl)
  reports.report(createFailedCall('early'))
  await advanceTime(10_000)
  expect(fetchMock).not.toHaveBeenCalled()
  becomeIdle()
  await vi.dynamicImportSettled()
  reports.report(createFailedCall('late'))
  await advanceTime(1000)
  expect(getSentReports().flat()).toMatchObject([{ body: { call: 'early' } }, { body: { call: 'late' } }])
})

it.each([
  ['rejects them', async () => new Response(null, { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('unsent reports are sent again with the next report if the receiver %s', async (_, respond) => {
  fetchMock.mockImplementationOnce(respond)
  const report = startSendingReports(reportUrl, [])
  report(createFailedCall('getParts'))
  await advanceTime(600_000)
  expect(fetchMock).toHaveBeenCalledOnce()
  report(createFailedCall('getReviews'))
  await advanceTime(600_000)
  expect(getSentReports()[1]).toMatchObject([
    { age: 601_000, body: { call: 'getParts' } },
    { age: 1000, body: { call: 'getReviews' } },
  ])
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

it('reports are sent even if the browser claims to be offline, and unsent reports are sent again on reconnect', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  startSendingReports(reportUrl, [])(createFailedCall('getParts'))
  await advanceTime(1000)
  expect(fetchMock).toHaveBeenCalledOnce()
  dispatchEvent(new Event('online'))
  await advanceTime(0)
  expect(getSentReports()[1]).toMatchObject([{ body: { call: 'getParts' } }])
})

it('a page that is hidden sends its reports immediately, together with its web vitals, which are sent only once', async () => {
  startSendingReports(reportUrl, [])(createFailedCall('getParts'))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  for (let count = 0; count < 2; count += 1) document.dispatchEvent(new Event('visibilitychange'))
  await advanceTime(0)
  const vitalsReport = { type: 'vitals', body: { LCP: 1200, CLS: 0.1 } }
  // Senders started by other tests receive the event as well. Only this test's sender has two reports to send.
  const reportsOfThisPage = getSentReports().filter((reports) => reports.length === 2)
  expect(reportsOfThisPage).toMatchObject([[{ body: { call: 'getParts' } }, vitalsReport]])
})
