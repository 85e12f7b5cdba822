import { MissingFile } from '#src/loading/loadFile.ts'
import { boundaryErrorType, recoveredErrorType } from '#src/reports/boundaryError.ts'
import type { Occurrence, Report } from '#src/reports/report.ts'

type ErrorSource = Extract<Report, { type: 'error' }>['body']['source']

/** A page's CodeError says why its code is missing (src/routes/PageOutlet.tsx). */
const reasonOf = (error: unknown): unknown =>
  error instanceof MissingFile ? 'newVersion' : error instanceof Error && 'reason' in error && error.reason

function describe(error: unknown) {
  const { name, message, stack = '' }: Error = error instanceof Error ? error : { name: '', message: '' }
  // Chromium begins the stack with the message.
  return { name, message, stack: String(stack).replace(message, '') }
}

function fromError(error: unknown, source: ErrorSource): Report {
  const reason = reasonOf(error)
  if (reason === 'line' || reason === 'newVersion') return { type: 'missing-code', body: { reason } }
  return { type: 'error', body: { source, ...describe(error) } }
}

/**
 * Makes a report of what a listener was told. Nothing in it is cleaned.
 * @returns null for an event that is no fault of the shop, or that the browser itself reports
 */
export function toReport(occurrence: Occurrence): Report | null {
  if (!(occurrence instanceof Event)) return occurrence
  if (occurrence instanceof PromiseRejectionEvent) return fromError(occurrence.reason, 'promise')
  if (occurrence instanceof ErrorEvent) {
    const { type, error } = occurrence
    if (type === recoveredErrorType) return { type: 'redrawn-page', body: describe(error) }
    if (type === boundaryErrorType) return fromError(error, 'boundary')
    // Without an error it comes from another host's script, or says that a ResizeObserver was late.
    return error ? fromError(error, 'window') : null
  }
  if (occurrence instanceof SecurityPolicyViolationEvent) {
    const { effectiveDirective, blockedURI: blockedURL, disposition, originalPolicy } = occurrence
    const stack = `${occurrence.sourceFile}:${occurrence.lineNumber}:${occurrence.columnNumber}`
    // The browser itself sends what the host's headers forbid; the page's policy repeats all but these directives (SAFE-3).
    if (originalPolicy.includes('report-to') || !/^(connect|frame|img)-src/.test(effectiveDirective)) return null
    return { type: 'csp-violation', body: { effectiveDirective, blockedURL, disposition, stack } }
  }
  return { type: 'missing-code', body: { reason: 'newVersion' } }
}
