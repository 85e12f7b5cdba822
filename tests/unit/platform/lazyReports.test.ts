import { afterEach, expect, it, vi } from 'vitest'
import { createLazyReports } from '#src/platform/real/lazyReports.ts'
import { startSendingReports } from '#src/platform/real/sendReports.ts'
import type { Report } from '#src/reports/report.ts'

const taken = vi.hoisted(() => vi.fn<(report: unknown) => void>())
vi.mock('#src/platform/real/sendReports.ts', () => ({ startSendingReports: vi.fn<() => typeof taken>(() => taken) }))

afterEach(() => vi.unstubAllGlobals())

const failed = (call: string): Report => ({ type: 'failed-call', body: { call, kind: 'server', status: 500 } })
const url = 'https://reports.example.com/shop'

it('keeps what happens until the page is idle, with the page of that time, and then passes it on (REPORT-3)', async () => {
  const { promise: idle, resolve: becomeIdle } = Promise.withResolvers<void>()
  vi.stubGlobal('requestIdleCallback', (load: () => void) => void idle.then(load))
  const reports = createLazyReports(url)
  const event = new Event('vite:preloadError')
  reports.report(failed('getParts'))
  dispatchEvent(event)
  await vi.dynamicImportSettled()
  expect(startSendingReports).not.toHaveBeenCalled()

  becomeIdle()
  await vi.waitFor(() =>
    expect(startSendingReports).toHaveBeenCalledExactlyOnceWith(url, [
      [failed('getParts'), '/'],
      [event, '/'],
    ]),
  )
  await vi.waitFor(() => {
    reports.report(failed('getReviews'))
    expect(taken).toHaveBeenCalledWith(failed('getReviews'))
  })
})
