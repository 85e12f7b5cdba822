/** A fault in code: `source` says how it was noticed. `window`, `promise`: it was not caught. `boundary`: a message is shown in the page's place. */
interface ErrorBody {
  source: 'window' | 'promise' | 'boundary'
  name: string
  message: string
  /** As the browser wrote it; only the places in the shop's own files leave the browser. */
  stack: string
}

/** Nothing is missing on the page: React has drawn it anew. */
type RecoveredBody = Omit<ErrorBody, 'source'>

interface ViolationBody {
  effectiveDirective: string
  /** The origin of what was blocked, or a word such as 'inline'. */
  blockedURL: string
  disposition: string
  /** The place in the code that caused it. */
  stack: string
}

/** A payment that the owner should look at; `recovered`: no longer. */
interface PaymentBody {
  state: 'unrecorded' | 'lost' | 'undecided' | 'recovered'
  orderId: string
  /** null: not known yet. */
  transactionId: string | null
}

/** What the shop tells its owner, by type (REPORT-1). `csp-violation` is a type of the W3C Reporting API. */
interface Bodies {
  error: ErrorBody
  'redrawn-page': RecoveredBody
  /** `line`: the connection failed. `newVersion`: the host no longer has the file. */
  'missing-code': { reason: 'line' | 'newVersion' }
  /** A call after its last attempt. `status`: null when no answer came. */
  'failed-call': { call: string; kind: string; status: number | null }
  payment: PaymentBody
  'csp-violation': ViolationBody
  /** By name, in ms; CLS has no unit. */
  vitals: Readonly<Record<string, number>>
}

export type ReportType = keyof Bodies

/** A report as its source makes it: `cleanReport` decides what of it may leave the browser. */
export type Report = { [Type in ReportType]: { type: Type; body: Bodies[Type] } }[ReportType]

/** Something that may be worth a report: a report, or an event of the window from which one is made. */
export type Occurrence = Report | Event

/** A report that may leave the browser (REPORT-2). A field is null when it was not there, or not of its form. */
export interface CleanReport {
  type: ReportType
  body: Readonly<Record<string, string | number | readonly string[] | null>>
}
