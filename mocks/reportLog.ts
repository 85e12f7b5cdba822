import { createState, type Observable } from '#mocks/observable.ts'
import type { ReportsPort } from '#src/platform/ports.ts'
import { createReports, type Report } from '#src/platform/report.ts'

/** What the owner of the real shop would have been told. */
export type ReportRecord = Report & {
  /** Counts from 1. */
  id: number
  /** Milliseconds since 1970. */
  at: number
}

/** Records that are kept; older ones are dropped. */
const maxRecords = 50

const records = createState<readonly ReportRecord[]>([])
let lastId = 0

/** The reports of this page, oldest first: nothing is sent. */
export const reportLog: Observable<readonly ReportRecord[]> & { clear(): void } = {
  get: records.get,
  subscribe: records.subscribe,
  clear: () => records.set([]),
}

/** Creates the reports port of one visit: it records in `reportLog` what the real one would send. */
export const createMockReports = (): ReportsPort => ({
  report: createReports(`${location.origin}/`, (report) =>
    records.set([...records.get(), { ...report, id: ++lastId, at: Date.now() }].slice(-maxRecords)),
  ),
})
