import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queueKey } from '#src/platform/real/reportQueue.ts'
import { startSendingReports } from '#src/platform/real/sendReports.ts'
import type { Report } from '#src/reports/report.ts'

const url = 'https://reports.example.com/shop'
const failed = (call: string): Report => ({ type: 'failed-call', body: { call, kind: 'server', status: 503 } })
const post = vi.fn<typeof fetch>()

vi.mock('web-vitals', () => ({
  onCLS: (keep: (metric: object) => void) => keep({ name: 'CLS', value: 0.1 }),
  onINP: () => undefined,
  onLCP: (keep: (metric: object) => void) => keep({ name: 'LCP', value: 1200 }),
  onTTFB: () => undefined,
}))

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal(
    'fetch',
    post.mockReset().mockImplementation(async () => new Response(null, { status: 204 })),
  )
  vi.stubGlobal('release', '77b6a79')
  history.replaceState(null, '', '/dashboard/payment/order-1?secret=x#y')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

const sent = () =>
  post.mock.calls.map(([, options]) => JSON.parse(typeof options?.body === 'string' ? options.body : '') as object[])
const waiting = () => JSON.parse(localStorage.getItem(queueKey) ?? '[]') as object[]

it('sends soon after a report, in the form of the Reporting API, with the page’s name and without its address', async () => {
  startSendingReports(url, [])(failed('getParts'))
  expect(post).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
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
  expect(post).toHaveBeenCalledExactlyOnceWith(
    url,
    expect.objectContaining({
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'content-type': 'application/reports+json' },
    }),
  )
  expect(waiting()).toEqual([])
})

it('sends first what happened before it was loaded, with the page of that time', async () => {
  const report = startSendingReports(url, [[failed('early'), '/parts']])
  report(failed('late'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent().flat()).toMatchObject([
    { url: `${location.origin}/parts`, body: { call: 'early', page: 'parts' } },
    { body: { call: 'late', page: 'payment' } },
  ])
})

it.each([
  ['refuses', async () => new Response(null, { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('keeps reports for the next visit when the receiver %s', async (_, answer) => {
  post.mockImplementation(answer)
  startSendingReports(url, [])(failed('getParts'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(waiting()).toMatchObject([{ body: { call: 'getParts' } }])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(post).toHaveBeenCalledOnce()

  post.mockImplementation(async () => new Response(null, { status: 204 }))
  startSendingReports(url, [])
  await vi.advanceTimersByTimeAsync(0)
  expect(sent()[1]).toMatchObject([{ age: 601_000, body: { call: 'getParts' } }])
  expect(waiting()).toEqual([])
})

it('asks one slow receiver at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  post.mockReturnValueOnce(promise)
  const report = startSendingReports(url, [])
  report(failed('first'))
  await vi.advanceTimersByTimeAsync(1000)
  report(failed('second'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(post).toHaveBeenCalledOnce()
  expect(waiting()).toMatchObject([{ body: { call: 'second' } }])
  dispatchEvent(new Event('pagehide'))
  expect(waiting(), 'a page that is left leaves what is not answered to the next one').toMatchObject([
    { body: { call: 'first' } },
    { body: { call: 'second' } },
  ])
  resolve(new Response(null, { status: 204 }))
  await vi.advanceTimersByTimeAsync(0)
})

it('sends whatever the browser says of the line, and 20 at a time what has failed when it is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  post.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const queued = Array.from({ length: 25 }, (_, at) => ({ at, type: 'error', url: '', user_agent: '', body: {} }))
  localStorage.setItem(queueKey, JSON.stringify(queued))
  startSendingReports(url, [])
  await vi.advanceTimersByTimeAsync(0)
  expect(post).toHaveBeenCalledOnce()
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent().map((reports) => reports.length)).toEqual([20, 20, 5])
})

it('leaves what is sent while the page is hidden to the next visit, too: nobody hears the answer', async () => {
  startSendingReports(url, [])(failed('getParts'))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  const vitals = { type: 'vitals', body: { LCP: 1200, CLS: 0.1, INP: null, TTFB: null } }
  expect(sent()[0]).toMatchObject([{ body: { call: 'getParts' } }, vitals])
  dispatchEvent(new Event('pagehide'))
  expect(waiting(), 'vitals count once').toMatchObject([{ body: { call: 'getParts' } }])
})

it('remembers in the tab what it has reported', async () => {
  startSendingReports(url, [])(failed('getParts'))
  startSendingReports(url, [])(failed('getParts'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent().flat()).toHaveLength(1)
})
