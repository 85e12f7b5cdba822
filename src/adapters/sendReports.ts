import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { findPage, pages } from '#src/domain/pages.ts'
import { createReporter, type ReportableEvent, type Report } from '#src/reporting/report.ts'

declare global {
  /** The build's commit, or its version if the commit is unknown (src/build/configuration.ts). */
  const __RELEASE__: string
}

/**
 * A report in the format of the W3C Reporting API, but with `occurredAt` (ms since 1970) instead of `age`. The age is computed
 * when the report is sent.
 */
type QueuedReport = { occurredAt: number; type: Report['type']; url: string; body: object }

/** Reports that occur within this time (in ms) are sent in one request. */
const batchDelayMs = 1000
const requestTimeoutMs = 30_000

/** @returns whether the receiver has accepted the reports */
function postReports(url: string, reports: readonly QueuedReport[]): Promise<boolean> {
  const user_agent = navigator.userAgent
  return fetch(url, {
    method: 'POST',
    // Makes the browser complete the request even if the page unloads.
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/reports+json' },
    body: JSON.stringify(
      reports.map(({ occurredAt, ...report }) => ({ age: Date.now() - occurredAt, user_agent, ...report })),
    ),
    signal: AbortSignal.timeout(requestTimeoutMs),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/**
 * Starts measuring this page and sending reports. They are sent shortly after each event, when the page is hidden, and when the
 * browser is online again. Reports that could not be sent are sent again together with the next reports (REPORT-5).
 * @param earlyEvents events that occurred before this code was loaded
 * @returns a function that reports an event and never throws
 */
export function startSendingReports(
  url: string,
  earlyEvents: readonly ReportableEvent[],
): (event: ReportableEvent) => void {
  const baseUrl = new URL(import.meta.env.BASE_URL, location.href).href
  let queue: QueuedReport[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  async function sendQueue(): Promise<void> {
    const reports = queue
    queue = []
    if (reports.length > 0 && !(await postReports(url, reports))) queue = [...reports, ...queue]
  }

  function queueReport({ type, body }: Report): void {
    const pageName = findPage(location.pathname.slice(new URL(baseUrl).pathname.length - 1))
    // The page's real URL is not sent, because it may contain an order's id.
    const pageUrl = baseUrl + (pageName ? pages[pageName].path.slice(1) : '')
    queue.push({
      occurredAt: Date.now(),
      type,
      url: pageUrl,
      body: { ...body, page: pageName ?? 'notFound', release: __RELEASE__ },
    })
    clearTimeout(timer)
    timer = setTimeout(() => void sendQueue(), batchDelayMs)
  }

  const report = createReporter(baseUrl, queueReport)
  for (const event of earlyEvents) report(event)
  const webVitals: Record<string, number> = {}
  for (const measure of [onCLS, onINP, onLCP, onTTFB])
    measure(({ name, value }) => void (webVitals[name] = Math.round(value * 1000) / 1000))
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return
    report({ type: 'vitals', body: webVitals })
    void sendQueue()
  })
  addEventListener('online', () => void sendQueue())
  return report
}
