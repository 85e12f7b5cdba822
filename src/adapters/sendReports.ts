import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { pageAt, pages } from '#src/domain/pages.ts'
import { createReports, type ReportableEvent, type Report } from '#src/reporting/report.ts'

declare global {
  /** What the build calls itself: the commit, or the version without one (src/build/configuration.ts). */
  const __RELEASE__: string
}

/** An entry of the W3C Reporting API; `at`, in ms since 1970, becomes its age when it is sent. */
type WaitingReport = { at: number; type: Report['type']; url: string; body: object }

/** How long reports are collected before they are sent, and how long the receiver may take, in ms. */
const collectMs = 1000
const timeoutMs = 30_000

/** @returns whether the receiver took the reports */
function post(url: string, reports: readonly WaitingReport[]): Promise<boolean> {
  const user_agent = navigator.userAgent
  return fetch(url, {
    method: 'POST',
    // Outlives the page.
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/reports+json' },
    body: JSON.stringify(reports.map(({ at, ...report }) => ({ age: Date.now() - at, user_agent, ...report }))),
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/**
 * Starts to measure this page and to send reports: soon after each, when the page is hidden and when it is online again. What
 * can't be sent waits for one of these (REPORT-5).
 * @param url where reports are sent to
 * @param early what has happened before
 * @returns a function that takes an occurrence; it never throws
 */
export function startSendingReports(
  url: string,
  early: readonly ReportableEvent[],
): (occurrence: ReportableEvent) => void {
  const base = new URL(import.meta.env.BASE_URL, location.href).href
  let waiting: WaitingReport[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  async function send(): Promise<void> {
    const reports = waiting
    waiting = []
    if (reports.length > 0 && !(await post(url, reports))) waiting = [...reports, ...waiting]
  }

  function deliver({ type, body }: Report): void {
    const page = pageAt(location.pathname.slice(new URL(base).pathname.length - 1))
    // The page's own address may name an order.
    const url = base + (page ? pages[page].path.slice(1) : '')
    waiting.push({ at: Date.now(), type, url, body: { ...body, page: page ?? 'notFound', release: __RELEASE__ } })
    clearTimeout(timer)
    timer = setTimeout(() => void send(), collectMs)
  }

  const report = createReports(base, deliver)
  for (const occurrence of early) report(occurrence)
  const vitals: Record<string, number> = {}
  for (const measure of [onCLS, onINP, onLCP, onTTFB])
    measure(({ name, value }) => void (vitals[name] = Math.round(value * 1000) / 1000))
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return
    report({ type: 'vitals', body: vitals })
    void send()
  })
  addEventListener('online', () => void send())
  return report
}
