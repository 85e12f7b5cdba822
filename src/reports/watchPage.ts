import { boundaryErrorType, recoveredErrorType } from '#src/reports/boundaryError.ts'
import type { Occurrence } from '#src/reports/report.ts'

/** Reports errors, code that did not arrive and policy violations, as long as the page lasts; `toReport` reads the events. */
export function watchPage(reports: { report: (occurrence: Occurrence) => void }): void {
  for (const type of [
    'error',
    'unhandledrejection',
    'securitypolicyviolation',
    'vite:preloadError',
    boundaryErrorType,
    recoveredErrorType,
  ])
    addEventListener(type, (event) => reports.report(event))
}
