import type { ReportsPort } from '#src/ports/ports.ts'

declare global {
  interface ImportMetaEnv {
    /** URL to which reports are sent; empty if they are not sent. Only builds of the real shop define it. */
    readonly VITE_REPORT_URL?: string
  }
}

/** False in production builds without VITE_REPORT_URL. Those builds contain none of the code that depends on it (REPORT-3). */
export const isReportingEnabled = import.meta.env.VITE_REPORT_URL !== ''

/**
 * Dispatches a caught error as an event, because React itself reports only uncaught errors to the window.
 * @param type 'recoverable-error' if React has rendered the page again, for example because a translator changed it
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

/** Reports errors, missing code and policy violations until the page unloads. */
export function listenForErrors(reports: ReportsPort): void {
  for (const type of reportedEventTypes) addEventListener(type, (event) => reports.report(event))
}
