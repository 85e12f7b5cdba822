import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Report } from '#src/reports/report.ts'

/** Measures the page, from its beginning, and reports it whenever it is hidden: the first report of a visit counts (REPORT-4). */
export function watchVitals(report: (report: Report) => void): void {
  const vitals: Record<string, number> = {}
  const keep = ({ name, value }: { name: string; value: number }) => void (vitals[name] = value)
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) measure(keep)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) report({ type: 'vitals', body: vitals })
  })
}
