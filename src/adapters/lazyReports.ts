import { loadWithUnlimitedRetries } from '#src/lib/chunks/loadCode.ts'
import type { ReportsPort } from '#src/ports/ports.ts'
import type { ReportableEvent } from '#src/reporting/report.ts'
import { listenForErrors } from '#src/reporting/listenForErrors.ts'

/**
 * The reports of the production build. Their code is loaded when the page has nothing else to do (REPORT-3); what happens
 * before is kept.
 * @param url where reports are sent to
 */
export function createLazyReports(url: string): ReportsPort {
  const earlyEvents: ReportableEvent[] = []
  const reports: ReportsPort = { report: (occurrence) => void earlyEvents.push(occurrence) }
  listenForErrors(reports)
  // Safari has no idle callbacks.
  ;(window.requestIdleCallback ?? setTimeout)(() => {
    loadWithUnlimitedRetries(() => import('#src/adapters/sendReports.ts')).then(
      (code) => (reports.report = code.startSendingReports(url, earlyEvents)),
      () => undefined,
    )
  })
  return reports
}
