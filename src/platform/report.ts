import { parseUrl } from '#src/format/addresses.ts'
import { MissingFile } from '#src/loading/loadFile.ts'

/** What the shop tells its owner, by type (REPORT-1). `csp-violation` is a type of the W3C Reporting API. */
interface Bodies {
  /** `window`, `promise`: nobody caught it. `boundary`: a message is shown in the page's place. */
  error: { source: 'window' | 'promise' | 'boundary'; name: string; message: string; stack: string }
  /** Nothing is missing on the page: React has drawn it anew. */
  'redrawn-page': { name: string; message: string; stack: string }
  /** `line`: the connection failed. `newVersion`: the host no longer has the file. */
  'missing-code': { reason: 'line' | 'newVersion' }
  /** A call after its last attempt. `status`: null when no answer came. */
  'failed-call': { call: string; kind: string; status: number | null }
  /** A payment that the owner should look at; `recovered`: no longer. `transactionId`: null when not known yet. */
  payment: {
    state: 'unrecorded' | 'lost' | 'undecided' | 'recovered'
    orderId: string
    transactionId: string | null
  }
  'csp-violation': { effectiveDirective: string; blockedURL: string; disposition: string; stack: string }
  /** By name, in ms; CLS has no unit. */
  vitals: Readonly<Record<string, number>>
}

/** A report as its source makes it: `cleanReport` decides what of it may leave the browser. */
export type Report = { [Type in keyof Bodies]: { type: Type; body: Bodies[Type] } }[keyof Bodies]

/** Something that may be worth a report: a report, or an event from which one is made. */
export type Occurrence = Report | Event

/** A report that may leave the browser (REPORT-2). */
export interface CleanReport {
  type: Report['type']
  body: Readonly<Record<string, string | number | readonly string[] | null>>
}

function describe(error: unknown) {
  const { name, message, stack = '' }: Error = error instanceof Error ? error : { name: '', message: '' }
  return { name, message, stack }
}

function fromError(error: unknown, source: Bodies['error']['source']): Report {
  // A page's CodeError says why its code is missing (src/routes/PageOutlet.tsx).
  const reason =
    error instanceof MissingFile ? 'newVersion' : error instanceof Error && 'reason' in error && error.reason
  if (reason === 'line' || reason === 'newVersion') return { type: 'missing-code', body: { reason } }
  return { type: 'error', body: { source, ...describe(error) } }
}

/** @returns null for an event that is no fault of the shop, or that the browser itself reports */
export function toReport(occurrence: Occurrence): Report | null {
  if (!(occurrence instanceof Event)) return occurrence
  if (occurrence instanceof PromiseRejectionEvent) return fromError(occurrence.reason, 'promise')
  if (occurrence instanceof ErrorEvent) {
    const { type, error } = occurrence
    if (type === 'redrawn') return { type: 'redrawn-page', body: describe(error) }
    if (type === 'boundary') return fromError(error, 'boundary')
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

/** E-mail addresses, tokens, six digits and more, and what follows `?` or `#`, except for the number of an error of React's. */
const personal = [
  /\S+@\S+/g,
  /[?#](?!\d{1,3}\b)\S*/g,
  /bearer \S+|\S*secret\S*|[\w-]+\.[\w-]+\.[\w-]{8,}|(?=[a-z_-]*\d)[\w-]{24,}/gi,
  /\+?\d(?:[ -]?\d){5,}/g,
]

/** Masks what is personal in a text and leaves the rest readable (REPORT-2). */
const maskText = (text: string): string =>
  personal.reduce((masked, pattern) => masked.replace(pattern, '…'), text.slice(0, 300))

/** At most ten places in the shop's own files, such as `assets/x.js:1:234`. */
const ownPlaces = (stack: string, base: string): string[] =>
  stack
    .split(`${base}assets/`)
    .flatMap((text) => /^[\w-]{1,40}\.js:\d+:\d+/.exec(text)?.[0] ?? [])
    .slice(0, 10)
    .map((place) => `assets/${place}`)

/** An id may have many digits; a client secret contains its intent's id (PAY-11). */
const cleanId = (id: string): string | null => (/^(?!.*secret)[\w-]{1,64}$/i.test(id) ? id : null)

/** What may leave the browser of a field's text. */
function cleanText(name: string, text: string, base: string) {
  if (name === 'stack') return ownPlaces(text, base)
  if (name === 'orderId' || name === 'transactionId') return cleanId(text)
  // An address, or a word such as 'inline'.
  if (name === 'blockedURL' && text.includes(':')) return maskText(parseUrl(text)?.origin ?? '')
  return maskText(text)
}

/**
 * Makes a new report of what may leave the browser (REPORT-2).
 * @param base address of the shop, with a slash at its end
 */
export const cleanReport = ({ type, body }: Report, base: string): CleanReport => ({
  type,
  body: Object.fromEntries(
    Object.entries<string | number | null>(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanText(name, value, base) : value,
    ]),
  ),
})

/** Most reports per visit, and most that are not about a payment: the difference is reserved for payments. */
const maxReports = 20
const maxOthers = 15

/**
 * Creates a function that makes a report of an occurrence, cleans it, and delivers it unless the visit has reported the same,
 * or too many (REPORT-4).
 * @param base address of the shop, with a slash at its end
 * @param deliver takes a report that may leave the browser, and the path of its page, if that is not the current one
 * @param told what the visit has reported already; grows
 */
export const createReports =
  (base: string, deliver: (report: CleanReport, path?: string) => void, told: string[] = []) =>
  (occurrence: Occurrence, path?: string): void => {
    const made = toReport(occurrence)
    if (!made) return
    const report = cleanReport(made, base)
    const { type } = report
    // One page's vitals stand for the visit.
    const text = type === 'vitals' ? type : JSON.stringify(report)
    if (told.includes(text) || told.length >= (type === 'payment' ? maxReports : maxOthers)) return
    told.push(text)
    deliver(report, path)
  }
