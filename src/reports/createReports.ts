import { cleanReport } from '#src/reports/cleanReport.ts'
import type { CleanReport, Occurrence } from '#src/reports/report.ts'
import { toReport } from '#src/reports/toReport.ts'

/** Most reports per visit, and most that are not about a payment: the difference is reserved for payments. */
const maxReports = 20
const maxOthers = 15

/** Remembers what a visit has reported already. */
export interface VisitMemory {
  read(): readonly string[]
  write(texts: readonly string[]): void
}

/**
 * Creates a function that makes a report of an occurrence, cleans it, and delivers it unless the visit has reported the same,
 * or too many (REPORT-4).
 * @param base address of the shop, with a slash at its end
 * @param deliver takes a report that may leave the browser, and the path of its page, if that is not the current one
 */
export const createReports =
  (base: string, memory: VisitMemory, deliver: (report: CleanReport, path?: string) => void) =>
  (occurrence: Occurrence, path?: string): void => {
    const made = toReport(occurrence)
    if (!made) return
    const report = cleanReport(made, base)
    const { type } = report
    const told = memory.read()
    // One page's vitals stand for the visit.
    const text = type === 'vitals' ? type : JSON.stringify(report)
    if (told.includes(text) || told.length >= (type === 'payment' ? maxReports : maxOthers)) return
    memory.write([...told, text])
    deliver(report, path)
  }

/** Creates the memory of a visit that ends with the page. */
export function createPageMemory(): VisitMemory {
  let texts: readonly string[] = []
  return { read: () => texts, write: (next) => void (texts = next) }
}
