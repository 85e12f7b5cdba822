import { parseUrl } from '#src/lib/url.ts'
import { MissingFileError } from '#src/lib/chunks/loadFile.ts'
import { secrets } from '#src/reporting/secrets.ts'

/** An error: its message is masked, its stack are places in the shop's files. */
interface ErrorBody {
  name: string
  message: string
  stack: string[]
}

/** What the shop tells its owner, and all that may leave the browser (REPORT-2). Operating.mdx says what each type means. */
export type Report =
  | { type: 'error'; body: ErrorBody & { source: 'window' | 'promise' | 'boundary' } }
  | { type: 'hydration-error'; body: ErrorBody }
  | { type: 'missing-code'; body: { reason: 'connection' | 'newVersion' } }
  /** `status`: null when no answer came. */
  | { type: 'failed-call'; body: { call: string; kind: string; status: number | null } }
  /** `recovered`: the owner need no longer look at it. `transactionId`: null when not known yet. */
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

/** Something that may be worth a report: a report, or an event from which one is made. */
export type ReportableEvent = Report | Event

/** E-mail addresses, what follows `?` or `#` but the number of an error of React's, tokens, and six digits or more. */
const sensitivePatterns = [
  /\S+@\S+/g,
  /[?#](?!\d{1,3}\b)\S*/g,
  /bearer \S+|\S*secret\S*|eyJ[\w.-]+|(?=[a-z_-]*\d)[\w-]{24,}/gi,
  /\+?\d(?:[ -]?\d){5,}/g,
]

/** The tokens first and in the whole text, because a cut one has another shape. */
const maskText = (text: string): string =>
  sensitivePatterns.reduce<string>(
    (masked, pattern) => masked.replace(pattern, '…'),
    [...secrets].reduce((masked, secret) => masked.replaceAll(secret, '…'), text).slice(0, 300),
  )

/** At most ten places in the shop's own files, such as `assets/x.js:1:234`. */
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
  // A page's PageCodeError says why its code is missing (src/routes/PageOutlet.tsx).
  const reason =
    error instanceof MissingFileError ? 'newVersion' : error instanceof Error && 'reason' in error && error.reason
  if (reason === 'connection' || reason === 'newVersion') return { type: 'missing-code', body: { reason } }
  return { type: 'error', body: { source, ...describe(error, base) } }
}

/**
 * @param base address of the shop, with a slash at its end
 * @returns null for an event that is no fault of the shop, or that the browser itself reports
 */
export function toReport(occurrence: ReportableEvent, base: string): Report | null {
  if (!(occurrence instanceof Event)) return occurrence
  if (occurrence instanceof PromiseRejectionEvent) return fromError(occurrence.reason, 'promise', base)
  if (occurrence instanceof ErrorEvent) {
    const { type, error } = occurrence
    if (type === 'recoverable-error') return { type: 'hydration-error', body: describe(error, base) }
    if (type === 'caught-error') return fromError(error, 'boundary', base)
    // Without an error it comes from another host's script, or says that a ResizeObserver was late.
    return error ? fromError(error, 'window', base) : null
  }
  if (occurrence instanceof SecurityPolicyViolationEvent) {
    const { effectiveDirective, blockedURI, disposition, originalPolicy } = occurrence
    // The browser itself sends what the host's headers forbid; the page's policy repeats all but these directives (SAFE-3).
    if (originalPolicy.includes('report-to') || !/^(connect|frame|img)-src/.test(effectiveDirective)) return null
    const blockedURL = blockedURI.includes(':') ? (parseUrl(blockedURI)?.origin ?? '') : blockedURI
    const place = `${occurrence.sourceFile}:${occurrence.lineNumber}:${occurrence.columnNumber}`
    return {
      type: 'csp-violation',
      body: { effectiveDirective, blockedURL, disposition, stack: ownStackFrames(place, base) },
    }
  }
  return { type: 'missing-code', body: { reason: 'newVersion' } }
}

/** Most reports per page load; those of payments come on top. */
const maxReports = 20

/**
 * Creates a function that makes a report of an occurrence and delivers it, unless it has delivered the same, or too many
 * (REPORT-4).
 * @param base address of the shop, with a slash at its end
 */
export function createReports(base: string, deliver: (report: Report) => void) {
  const sentKeys: string[] = []
  return (occurrence: ReportableEvent): void => {
    const report = toReport(occurrence, base)
    if (!report) return
    // A page is measured once, when it is hidden first.
    const text = report.type === 'vitals' ? report.type : JSON.stringify(report)
    if (sentKeys.includes(text) || (sentKeys.length >= maxReports && report.type !== 'payment')) return
    sentKeys.push(text)
    deliver(report)
  }
}
