import type { ReportsPort } from '#src/ports/ports.ts'

declare global {
  interface ImportMetaEnv {
    /** URL to which reports are sent; empty if the owner wants no reports; undefined in builds of the demo. */
    readonly VITE_REPORT_URL?: string
  }
}

/** False in production builds without VITE_REPORT_URL, so that the bundler removes the code for reports (REPORT-3). */
export const isReportingEnabled = import.meta.env.VITE_REPORT_URL !== ''

/**
 * Dispatches a caught error as an event, because React itself reports only uncaught errors to the window.
 * @param type 'recoverable-error' if React recovered by rendering the page again, for example after a translation tool had
 *   changed the page
 */
export const dispatchCaughtError = (type: 'caught-error' | 'recoverable-error', error: unknown): void =>
  void dispatchEvent(new ErrorEvent(type, { error }))

const reportedEventTypes = [
  'error',
  'unhandledrejection',
  'securitypolicyviolation',
  'vite:preloadError',
  'caught-error',
  'recoverable-error',
]

/** Reports errors, code that can't be loaded, and policy violations, until the page unloads. */
export function listenForErrors(reports: ReportsPort): void {
  for (const type of reportedEventTypes) addEventListener(type, (event) => reports.report(event))
}
