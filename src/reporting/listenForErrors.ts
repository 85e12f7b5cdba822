import type { ReportsPort } from '#src/ports/ports.ts'

declare global {
  interface ImportMetaEnv {
    /** Where reports are sent to; an empty text for none. Undefined outside of the real shop, whose build defines it. */
    readonly VITE_REPORT_URL?: string
  }
}

/**
 * Whether this build can tell its owner what went wrong: false only in a production build without VITE_REPORT_URL. Everything
 * that asks for it is then left out of the build (REPORT-3).
 */
export const isReportingEnabled = import.meta.env.VITE_REPORT_URL !== ''

/**
 * Tells the page's listeners of an error that was caught: React itself reports only uncaught errors there.
 * @param type who caught it: a boundary, or React, which has drawn the page anew, for instance because a translator changed it
 */
export const dispatchCaughtError = (type: 'caught-error' | 'recoverable-error', error: unknown): void => {
  dispatchEvent(new ErrorEvent(type, { error }))
}

const reportedEventTypes = [
  'error',
  'unhandledrejection',
  'securitypolicyviolation',
  'vite:preloadError',
  'caught-error',
  'recoverable-error',
]

/** Reports errors, code that did not arrive and policy violations, as long as the page lasts; `toReport` reads the events. */
export function listenForErrors(reports: ReportsPort): void {
  for (const type of reportedEventTypes) addEventListener(type, (event) => reports.report(event))
}
