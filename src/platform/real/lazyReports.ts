import { keepLoading } from '#src/loading/loadCode.ts'
import type { ReportsPort } from '#src/platform/ports.ts'
import type { Occurrence } from '#src/platform/report.ts'
import { watchPage } from '#src/platform/watchPage.ts'

/**
 * The reports of the production build. Their code is loaded when the page has nothing else to do (REPORT-3); what happens
 * before is kept.
 * @param url where reports are sent to
 */
export function createLazyReports(url: string): ReportsPort {
  const early: Occurrence[] = []
  const reports: ReportsPort = { report: (occurrence) => void early.push(occurrence) }
  watchPage(reports)
  // Safari has no idle callbacks.
  ;(window.requestIdleCallback ?? setTimeout)(() => {
    keepLoading(() => import('#src/platform/real/sendReports.ts')).then(
      (code) => (reports.report = code.startSendingReports(url, early)),
      () => undefined,
    )
  })
  return reports
}
