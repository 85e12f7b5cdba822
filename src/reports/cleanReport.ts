import { parseUrl } from '#src/format/addresses.ts'
import { cleanMessage, ownPlaces } from '#src/reports/cleanText.ts'
import type { CleanReport, Report, ReportType } from '#src/reports/report.ts'

type Cleaner = (value: unknown, base: string) => CleanReport['body'][string]

const number: Cleaner = (value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : null)

/** The whole text if it matches, otherwise null. */
const matching =
  (pattern: RegExp): Cleaner =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : null

const word = matching(/^[a-z][a-z-]{0,39}$/i)
const errorName = matching(/^[A-Z][A-Za-z]{0,39}Error$/)
/** A client secret contains its intent's id, so that word is refused wherever it stands (PAY-11). */
const id = matching(/^(?!.*secret)[\w-]{1,64}$/i)

const blocked: Cleaner = (value, base) => {
  const { protocol, origin } = parseUrl(String(value)) ?? {}
  return /^https?:$/.test(protocol ?? '') ? (origin ?? null) : word(value, base)
}

const message: Cleaner = (value) => cleanMessage(String(value))
const stack: Cleaner = (value, base) => ownPlaces(String(value), base)

/** Every field that may leave the browser, and the form it must have. What is not in this list is never sent (REPORT-2). */
const fields: Record<ReportType, Record<string, Cleaner>> = {
  error: { source: word, name: errorName, message, stack },
  'redrawn-page': { name: errorName, message, stack },
  'missing-code': { reason: word },
  'failed-call': { call: word, kind: word, status: number },
  payment: { state: word, orderId: id, transactionId: id },
  'csp-violation': {
    effectiveDirective: word,
    blockedURL: blocked,
    disposition: word,
    stack,
  },
  vitals: { LCP: number, INP: number, CLS: number, TTFB: number },
}

/**
 * Copies the fields that may leave the browser into a new report. Every report passes it right before it is sent.
 * @param base address of the shop, with a slash at its end
 */
export const cleanReport = ({ type, body }: Report, base: string): CleanReport => ({
  type,
  body: Object.fromEntries(
    Object.entries(fields[type]).map(([name, clean]) => [name, clean(Reflect.get(body, name), base)]),
  ),
})
