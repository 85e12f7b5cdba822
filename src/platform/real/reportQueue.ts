import type { BrowserStorage } from '#src/platform/browserStorage.ts'
import type { CleanReport } from '#src/reports/report.ts'

/** A report that waits to be sent: an entry of the W3C Reporting API, with the time in the place of its age. */
export interface QueuedReport extends Pick<CleanReport, 'body'> {
  /** Milliseconds since 1970. */
  at: number
  type: string
  url: string
  user_agent: string
}

/** The storage key of the reports that wait. */
export const queueKey = 'dhruva.reports.v1'

const maxQueued = 50

/** Enough to send and sort it: only this file writes the key. */
const isReport = (value: unknown): value is QueuedReport =>
  typeof value === 'object' && value !== null && 'at' in value && 'type' in value

/** Drops the oldest until no more than 50 are left, those about a payment last of all. */
function dropOldest(reports: QueuedReport[]): void {
  while (reports.length > maxQueued)
    reports.splice(
      Math.max(
        0,
        reports.findIndex(({ type }) => type !== 'payment'),
      ),
      1,
    )
}

/** Creates the queue of the reports that are not sent yet, in a storage that outlives the page (REPORT-5). */
export function createReportQueue(storage: BrowserStorage) {
  function read(): QueuedReport[] {
    try {
      const stored: unknown = JSON.parse(storage.get(queueKey) ?? '')
      return Array.isArray(stored) ? stored.filter(isReport) : []
    } catch {
      return []
    }
  }
  function write(reports: QueuedReport[]): void {
    dropOldest(reports)
    storage.set(queueKey, JSON.stringify(reports))
  }
  return {
    add: (report: QueuedReport) => write([...read(), report]),
    /** Removes and returns the oldest, at most so many. */
    take(count: number): QueuedReport[] {
      const reports = read()
      const taken = reports.splice(0, count)
      write(reports)
      return taken
    },
    /** Puts back what could not be sent. */
    putBack: (reports: readonly QueuedReport[]) => write([...reports, ...read()]),
  }
}
