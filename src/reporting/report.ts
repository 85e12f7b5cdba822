import { parseUrl } from '#src/lib/url.ts'
import { MissingFileError } from '#src/lib/chunks/loadFile.ts'
import { secrets } from '#src/reporting/secrets.ts'

interface ErrorBody {
  name: string
  /** Without personal data. */
  message: string
  /** Only the frames in the shop's own files. */
  stack: string[]
}

/** All data that may leave the browser in reports (REPORT-2). Operating.mdx explains the types. */
export type Report =
  | { type: 'error'; body: ErrorBody & { source: 'window' | 'promise' | 'boundary' } }
  | { type: 'hydration-error'; body: ErrorBody }
  | { type: 'missing-code'; body: { reason: 'connection' | 'newVersion' } }
  /** `status`: null without a response. */
  | { type: 'failed-call'; body: { call: string; kind: string; status: number | null } }
  /** `recovered`: the owner no longer needs to look at it. `transactionId`: null while it is not known. */
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
  /** By name, in ms; CLS has no unit. */
  | { type: 'vitals'; body: Readonly<Record<string, number>> }

/** A report, or a DOM event that may be turned into one. */
export type ReportableEvent = Report | Event

/** Email addresses; text after `?` or `#`, except the numbers of React's errors; tokens; and six digits or more. */
const sensitivePatterns = [
  /\S+@\S+/g,
  /[?#](?!\d{1,3}\b)\S*/g,
  /bearer \S+|\S*secret\S*|eyJ[\w.-]+|(?=[a-z_-]*\d)[\w-]{24,}/gi,
  /\+?\d(?:[ -]?\d){5,}/g,
]

/** Masks known tokens before the text is cut, because the patterns don't match a token that is cut. */
const maskText = (text: string): string =>
  sensitivePatterns.reduce<string>(
    (masked, pattern) => masked.replace(pattern, '…'),
    [...secrets].reduce((masked, secret) => masked.replaceAll(secret, '…'), text).slice(0, 300),
  )

/** Finds up to ten frames in the shop's own files, such as `assets/x.js:1:234`. */
const ownStackFrames = (stack: string, base: string): string[] =>
  stack
    .split(`${base}assets/`)
    .flatMap((text) => /^[\w-]{1,40}\.js:\d+:\d+/.exec(text)?.[0] ?? [])
    .slice(0, 10)
    .map((place) => `assets/${place}`)

function describe(error: unknown, base: string): ErrorBody {
  const { name, message, stack = '' }: Error = error instanceof Error ? error : { name: '', message: '' }
  return { name: maskText(name), message: maskText(message), stack: ownStackFrames(stack, base) }
}

function fromError(error: unknown, source: 'window' | 'promise' | 'boundary', base: string): Report {
  // A page's PageCodeError has the reason why its code is missing (src/routes/PageOutlet.tsx).
  const reason =
    error instanceof MissingFileError ? 'newVersion' : error instanceof Error && 'reason' in error && error.reason
  if (reason === 'connection' || reason === 'newVersion') return { type: 'missing-code', body: { reason } }
  return { type: 'error', body: { source, ...describe(error, base) } }
}

/**
 * @param base URL of the shop, with a trailing slash
 * @returns null for an event that is no fault of the shop, or that the browser itself reports
 */
export function toReport(event: ReportableEvent, base: string): Report | null {
  if (!(event instanceof Event)) return event
  if (event instanceof PromiseRejectionEvent) return fromError(event.reason, 'promise', base)
  if (event instanceof ErrorEvent) {
    const { type, error } = event
    if (type === 'recoverable-error') return { type: 'hydration-error', body: describe(error, base) }
    if (type === 'caught-error') return fromError(error, 'boundary', base)
    // An event without an error comes from another host's script or a late ResizeObserver.
    return error ? fromError(error, 'window', base) : null
  }
  if (event instanceof SecurityPolicyViolationEvent) {
    const { effectiveDirective, blockedURI, disposition, originalPolicy } = event
    // The browser itself reports violations of the host's policy, which has all other directives of the page's policy (SAFE-3).
    if (originalPolicy.includes('report-to') || !/^(connect|frame|img)-src/.test(effectiveDirective)) return null
    const blockedURL = blockedURI.includes(':') ? (parseUrl(blockedURI)?.origin ?? '') : blockedURI
    const frame = `${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`
    return {
      type: 'csp-violation',
      body: { effectiveDirective, blockedURL, disposition, stack: ownStackFrames(frame, base) },
    }
  }
  return { type: 'missing-code', body: { reason: 'newVersion' } }
}

/** Per page load, not counting payments. */
const maxReports = 20

/**
 * Creates a function that turns an event into a report and delivers it, unless it has delivered the same report, or too many
 * reports (REPORT-4).
 * @param base URL of the shop, with a trailing slash
 */
export function createReports(base: string, deliver: (report: Report) => void) {
  const deliveredReports: string[] = []
  return (event: ReportableEvent): void => {
    const report = toReport(event, base)
    if (!report) return
    // Vitals are reported once, when the page is first hidden.
    const text = report.type === 'vitals' ? report.type : JSON.stringify(report)
    if (deliveredReports.includes(text) || (deliveredReports.length >= maxReports && report.type !== 'payment')) return
    deliveredReports.push(text)
    deliver(report)
  }
}
