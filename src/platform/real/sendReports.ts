import { pageAt, pages } from '#src/domain/pages.ts'
import { createBrowserStorage } from '#src/platform/browserStorage.ts'
import { createReportQueue, type QueuedReport } from '#src/platform/real/reportQueue.ts'
import { createReports } from '#src/reports/createReports.ts'
import type { Occurrence } from '#src/reports/report.ts'
import { watchVitals } from '#src/reports/watchVitals.ts'

declare global {
  /** What the build calls itself: the commit, or the version without one (src/build/configuration.ts). */
  const release: string
}

/** How long reports are collected before they are sent, in ms. */
const collectMs = 1000

/** How long the receiver may take, in ms. */
const timeoutMs = 30_000

/** Browsers send at most 64 kB that outlive their page. */
const maxSent = 20

const visitKey = 'dhruva.visit.v1'

/** @returns whether the receiver took the reports */
const post = (url: string, reports: readonly QueuedReport[]): Promise<boolean> =>
  fetch(url, {
    method: 'POST',
    // Outlives the page.
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/reports+json' },
    body: JSON.stringify(reports.map(({ at, ...report }) => ({ age: Math.max(0, Date.now() - at), ...report }))),
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    ({ ok }) => ok,
    () => false,
  )

/** An occurrence from before this code was loaded, and the path of its page. */
export type EarlyOccurrence = readonly [occurrence: Occurrence, path: string]

/**
 * Starts to measure this page and to send reports: soon after each, when the page is hidden and when the line is back. What
 * can't be sent waits in the browser's storage, for the next report or the next visit (REPORT-5).
 * @param url where reports are sent to
 * @param early what has happened before
 * @returns a function that takes an occurrence; it never throws
 */
export function startSendingReports(url: string, early: readonly EarlyOccurrence[]): (occurrence: Occurrence) => void {
  const queue = createReportQueue(createBrowserStorage())
  const session = createBrowserStorage({ open: () => sessionStorage })
  const memory = {
    read: () => (session.get(visitKey) ?? '').split('\n').filter(Boolean),
    write: (keys: readonly string[]) => session.set(visitKey, keys.join('\n')),
  }
  const base = new URL(import.meta.env.BASE_URL, location.href).href
  let isSending = false
  let unanswered: readonly QueuedReport[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  async function send(): Promise<void> {
    const reports = isSending ? [] : queue.take(maxSent)
    if (reports.length === 0) return
    if (document.hidden) {
      // The page may be gone before the answer arrives: reports may be sent twice, but are not lost. Vitals count once.
      queue.putBack(reports.filter(({ type }) => type !== 'vitals' || !navigator.onLine))
      return void post(url, reports)
    }
    isSending = true
    unanswered = reports
    const isTaken = await post(url, reports)
    isSending = false
    unanswered = []
    if (isTaken) await send()
    else queue.putBack(reports)
  }

  const report = createReports(base, memory, ({ type, body }, path = location.pathname) => {
    const page = pageAt(path.slice(new URL(base).pathname.length - 1))
    queue.add({
      at: Date.now(),
      type,
      // The page's own address may name an order.
      url: base + (page ? pages[page].path.slice(1) : ''),
      user_agent: navigator.userAgent,
      body: { ...body, page: page ?? 'notFound', release },
    })
    clearTimeout(timer)
    timer = setTimeout(() => void send(), collectMs)
  })

  for (const [occurrence, path] of early) report(occurrence, path)
  watchVitals(report)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void send()
  })
  addEventListener('online', () => void send())
  addEventListener('pagehide', () => queue.putBack(unanswered))
  void send()
  return report
}
