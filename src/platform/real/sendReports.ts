import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { pageAt, pages } from '#src/domain/pages.ts'
import { createBrowserStorage } from '#src/platform/browserStorage.ts'
import { createReports, type Occurrence, type Report } from '#src/platform/report.ts'

declare global {
  /** What the build calls itself: the commit, or the version without one (src/build/configuration.ts). */
  const release: string
}

/** A report that waits to be sent: an entry of the W3C Reporting API, with the time in the place of its age. */
interface QueuedReport {
  /** Milliseconds since 1970. */
  at: number
  type: Report['type']
  url: string
  body: object
}

/** The storage keys of the reports that wait, and of what the visit has reported. */
export const queueKey = 'dhruva.reports.v1'
const visitKey = 'dhruva.visit.v1'

/** How long reports are collected before they are sent, and how long the receiver may take, in ms. */
const collectMs = 1000
const timeoutMs = 30_000

/** Browsers send at most 64 kB that outlive their page. */
const maxSent = 20
const maxQueued = 50

/** Reads a list that this file has written. */
function parseList<Item>(text: string | null): Item[] {
  try {
    return JSON.parse(text ?? '[]') as Item[]
  } catch {
    return []
  }
}

/** @returns whether the receiver took the reports */
const post = (url: string, reports: readonly QueuedReport[]): Promise<boolean> =>
  fetch(url, {
    method: 'POST',
    // Outlives the page.
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/reports+json' },
    body: JSON.stringify(
      reports.map(({ at, ...report }) => ({ age: Date.now() - at, user_agent: navigator.userAgent, ...report })),
    ),
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    ({ ok }) => ok,
    () => false,
  )

/** An occurrence from before this code was loaded, and the path of its page. */
export type EarlyOccurrence = readonly [occurrence: Occurrence, path: string]

/**
 * Starts to measure this page and to send reports: soon after each, when the page is hidden and when it is online again. What
 * can't be sent waits in the browser's storage, for the next report or the next visit (REPORT-5).
 * @param url where reports are sent to
 * @param early what has happened before
 * @returns a function that takes an occurrence; it never throws
 */
export function startSendingReports(url: string, early: readonly EarlyOccurrence[]): (occurrence: Occurrence) => void {
  const storage = createBrowserStorage()
  const visit = createBrowserStorage(() => sessionStorage)
  const told = parseList<string>(visit.get(visitKey))
  const base = new URL(import.meta.env.BASE_URL, location.href).href
  const readQueue = () => parseList<QueuedReport>(storage.get(queueKey))
  let timer: ReturnType<typeof setTimeout> | undefined

  function writeQueue(reports: QueuedReport[]): void {
    while (reports.length > maxQueued) {
      const oldest = reports.findIndex(({ type }) => type !== 'payment')
      reports.splice(Math.max(0, oldest), 1)
    }
    storage.set(queueKey, JSON.stringify(reports))
  }

  async function send(): Promise<void> {
    const waiting = readQueue()
    const reports = waiting.splice(0, maxSent)
    if (reports.length === 0) return
    // Nobody may be here for the answer: the next visit sends them once more.
    if (document.hidden) return void post(url, reports)
    writeQueue(waiting)
    if (await post(url, reports)) await send()
    else writeQueue([...reports, ...readQueue()])
  }

  function deliver({ type, body }: Report, path = location.pathname): void {
    visit.set(visitKey, JSON.stringify(told))
    const page = pageAt(path.slice(new URL(base).pathname.length - 1))
    // The page's own address may name an order.
    const address = base + (page ? pages[page].path.slice(1) : '')
    const queued = { at: Date.now(), type, url: address, body: { ...body, page: page ?? 'notFound', release } }
    // A page is measured until it is hidden, and once.
    if (type === 'vitals') return void post(url, [queued])
    writeQueue([...readQueue(), queued])
    clearTimeout(timer)
    timer = setTimeout(() => void send(), collectMs)
  }

  const report = createReports(base, deliver, told)
  for (const [occurrence, path] of early) report(occurrence, path)
  const vitals: Record<string, number> = {}
  for (const measure of [onCLS, onINP, onLCP, onTTFB])
    measure(({ name, value }) => void (vitals[name] = Math.round(value * 1000) / 1000))
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return
    report({ type: 'vitals', body: vitals })
    void send()
  })
  addEventListener('online', () => void send())
  void send()
  return report
}
