import { loadWithUnlimitedRetries } from '#src/lib/chunks/loadCode.ts'
import type { ReportsPort } from '#src/ports/ports.ts'
import type { ReportableEvent } from '#src/reporting/report.ts'
import { listenForErrors } from '#src/reporting/listenForErrors.ts'

/** Listens for errors, and queues them until the page is idle and has loaded the code that sends reports (REPORT-3). */
export function createLazyReports(url: string): ReportsPort {
  const earlyEvents: ReportableEvent[] = []
  const reports: ReportsPort = { report: (event) => void earlyEvents.push(event) }
  listenForErrors(reports)
  // Safari has no requestIdleCallback.
  ;(window.requestIdleCallback ?? setTimeout)(() => {
    loadWithUnlimitedRetries(() => import('#src/adapters/sendReports.ts')).then(
      (code) => (reports.report = code.startSendingReports(url, earlyEvents)),
      () => undefined,
    )
  })
  return reports
}
