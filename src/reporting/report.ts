import { parseUrl } from '#src/lib/url.ts'
import { MissingFileError } from '#src/lib/chunks/loadFile.ts'
import { accessTokens } from '#src/reporting/secrets.ts'

interface ErrorBody {
  name: string
  /** The message with personal data masked. */
  message: string
  /** The stack frames in the app's own files. */
  stack: string[]
}

/** All data that may leave the browser in reports (REPORT-2). Operating.mdx explains the types. */
export type Report =
  | { type: 'error'; body: ErrorBody & { source: 'window' | 'promise' | 'boundary' } }
  | { type: 'hydration-error'; body: ErrorBody }
  | { type: 'missing-code'; body: { reason: 'connection' | 'newVersion' } }
  /** `status`: null if there was no response. */
  | { type: 'failed-call'; body: { call: string; kind: string; status: number | null } }
  /** `recovered`: the owner no longer needs to look at the payment. `transactionId`: null while it is unknown. */
  | {
      type: 'payment'
      body: {
        state: 'unrecorded' | 'lost' | 'chargedTwice' | 'undecided' | 'unknownIntent' | 'wrongAmount' | 'recovered'
        orderId: string
        transactionId: string | null
      }
    }
  /** `blockedURL`: an origin, or a word such as 'inline'. */
  | {
      type: 'csp-violation'
      body: { effectiveDirective: string; blockedURL: string; disposition: string; stack: string[] }
    }
  /** The web vitals by name, in ms, except CLS, which has no unit. */
  | { type: 'vitals'; body: Readonly<Record<string, number>> }

/** A report, or a DOM event that may be turned into one. */
export type ReportableEvent = Report | Event

/** Match email addresses, tokens, numbers of six digits or more, and text after `?` or `#` except React's error numbers. */
const sensitivePatterns = [
  /\S+@\S+/g,
  /[?#](?!\d{1,3}\b)\S*/g,
  /bearer \S+|\S*secret\S*|eyJ[\w.-]+|(?=[a-z_-]*\d)[\w-]{24,}/gi,
  /\+?\d(?:[ -]?\d){5,}/g,
]

/**
 * Masks sensitive text, and truncates long text. Known tokens are masked before the text is truncated, because the patterns
 * don't match a truncated token.
 */
const maskText = (text: string): string =>
  sensitivePatterns.reduce<string>(
    (masked, pattern) => masked.replace(pattern, '…'),
    [...accessTokens].reduce((masked, token) => masked.replaceAll(token, '…'), text).slice(0, 300),
  )

/** Finds up to ten frames in the app's own files, such as `assets/x.js:1:234`. */
const findOwnStackFrames = (stack: string, baseUrl: string): string[] =>
  stack
    .split(`${baseUrl}assets/`)
    .flatMap((text) => /^[\w-]{1,40}\.js:\d+:\d+/.exec(text)?.[0] ?? [])
    .slice(0, 10)
    .map((frame) => `assets/${frame}`)

function describeError(error: unknown, baseUrl: string): ErrorBody {
  const { name, message, stack = '' }: Error = error instanceof Error ? error : { name: '', message: '' }
  return { name: maskText(name), message: maskText(message), stack: findOwnStackFrames(stack, baseUrl) }
}

function toErrorReport(error: unknown, source: 'window' | 'promise' | 'boundary', baseUrl: string): Report {
  // If a page's code is missing, its PageCodeError has the reason (src/routes/PageOutlet.tsx).
  const reason =
    error instanceof MissingFileError ? 'newVersion' : error instanceof Error && 'reason' in error && error.reason
  if (reason === 'connection' || reason === 'newVersion') return { type: 'missing-code', body: { reason } }
  return { type: 'error', body: { source, ...describeError(error, baseUrl) } }
}

/**
 * @param baseUrl URL of the app, with a trailing slash
 * @returns null if the event is not a fault of the app, or the browser itself reports it
 */
export function toReport(event: ReportableEvent, baseUrl: string): Report | null {
  if (!(event instanceof Event)) return event
  if (event instanceof PromiseRejectionEvent) return toErrorReport(event.reason, 'promise', baseUrl)
  if (event instanceof ErrorEvent) {
    const { type, error } = event
    if (type === 'recoverable-error') return { type: 'hydration-error', body: describeError(error, baseUrl) }
    if (type === 'caught-error') return toErrorReport(error, 'boundary', baseUrl)
    // An event without an error comes from another host's script, or from ResizeObserver.
    return error ? toErrorReport(error, 'window', baseUrl) : null
  }
  if (event instanceof SecurityPolicyViolationEvent) {
    const { effectiveDirective, blockedURI, disposition, originalPolicy } = event
    // The browser itself reports violations of the policy in the host's headers. The policy in the page is stricter only in
    // these directives, so only their violations are reported here (SAFE-3).
    if (originalPolicy.includes('report-to') || !/^(connect|frame|img)-src/.test(effectiveDirective)) return null
    const blockedURL = blockedURI.includes(':') ? (parseUrl(blockedURI)?.origin ?? '') : blockedURI
    const frame = `${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`
    return {
      type: 'csp-violation',
      body: { effectiveDirective, blockedURL, disposition, stack: findOwnStackFrames(frame, baseUrl) },
    }
  }
  return { type: 'missing-code', body: { reason: 'newVersion' } }
}

/** The maximum number of reports per page load. Reports about payments are always delivered. */
const maxReports = 20

/**
 * Creates a function that converts an event to a report and delivers it. Duplicate reports, and reports beyond the limit, are
 * dropped (REPORT-4).
 * @param baseUrl URL of the app, with a trailing slash
 */
export function createReporter(baseUrl: string, deliver: (report: Report) => void) {
  const deliveredReports: string[] = []
  return (event: ReportableEvent): void => {
    const report = toReport(event, baseUrl)
    if (!report) return
    // Vitals are reported once, when the page is first hidden.
    const reportKey = report.type === 'vitals' ? report.type : JSON.stringify(report)
    if (deliveredReports.includes(reportKey) || (deliveredReports.length >= maxReports && report.type !== 'payment'))
      return
    deliveredReports.push(reportKey)
    deliver(report)
  }
}
