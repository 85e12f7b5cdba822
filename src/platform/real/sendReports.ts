import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { pageAt, pages } from '#src/domain/pages.ts'
import { createBrowserStorage } from '#src/platform/browserStorage.ts'
import { createReports, type CleanReport, type Occurrence } from '#src/platform/report.ts'

declare global {
  /** What the build calls itself: the commit, or the version without one (src/build/configuration.ts). */
  const release: string
}

/** A report that waits to be sent: an entry of the W3C Reporting API, with the time in the place of its age. */
interface QueuedReport extends CleanReport {
  /** Milliseconds since 1970. */
  at: number
  url: string
  user_agent: string
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

/** Only this file writes the keys. */
function readList<Item>(storage: ReturnType<typeof createBrowserStorage>, key: string): Item[] {
  try {
    return JSON.parse(storage.get(key) ?? '[]') as Item[]
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
    body: JSON.stringify(reports.map(({ at, ...report }) => ({ age: Math.max(0, Date.now() - at), ...report }))),
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Measures the page from its beginning, and reports it when it is hidden. */
function watchVitals(report: (occurrence: Occurrence) => void): void {
  const body: Record<string, number> = {}
  const keep = ({ name, value }: { name: string; value: number }) => void (body[name] = Math.round(value * 1000) / 1000)
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) measure(keep)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) report({ type: 'vitals', body })
  })
}

/** An occurrence from before this code was loaded, and the path of its page. */
export type EarlyOccurrence = readonly [occurrence: Occurrence, path: string]

/**
 * Starts to measure this page and to send reports: soon after each, when the page is hidden and when the line is back. They
 * wait in the browser's storage until the receiver has taken them: one may arrive twice (REPORT-5).
 * @param url where reports are sent to
 * @param early what has happened before
 * @returns a function that takes an occurrence; it never throws
 */
export function startSendingReports(url: string, early: readonly EarlyOccurrence[]): (occurrence: Occurrence) => void {
  const storage = createBrowserStorage()
  const visit = createBrowserStorage(() => sessionStorage)
  const told = readList<string>(visit, visitKey)
  const base = new URL(import.meta.env.BASE_URL, location.href).href
  const readQueue = () => readList<QueuedReport>(storage, queueKey)
  const writeQueue = (reports: readonly QueuedReport[]) => storage.set(queueKey, JSON.stringify(reports))
  let isSending = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function send(): Promise<void> {
    const reports = readQueue().slice(0, maxSent)
    if (isSending || reports.length === 0) return
    isSending = true
    const isTaken = await post(url, reports)
    isSending = false
    if (!isTaken) return
    const taken = new Set(reports.map((report) => JSON.stringify(report)))
    writeQueue(readQueue().filter((report) => !taken.has(JSON.stringify(report))))
    await send()
  }

  const report = createReports(
    base,
    ({ type, body }, path = location.pathname) => {
      visit.set(visitKey, JSON.stringify(told))
      const page = pageAt(path.slice(new URL(base).pathname.length - 1))
      const queued: QueuedReport = {
        at: Date.now(),
        type,
        // The page's own address may name an order.
        url: base + (page ? pages[page].path.slice(1) : ''),
        user_agent: navigator.userAgent,
        body: { ...body, page: page ?? 'notFound', release },
      }
      // Nobody may be here for the answer, and vitals count once.
      if (type === 'vitals') return void post(url, [queued])
      const reports = [...readQueue(), queued]
      // Payments are dropped last.
      const dropped = reports.findIndex((waiting) => waiting.type !== 'payment')
      if (reports.length > maxQueued) reports.splice(Math.max(0, dropped), 1)
      writeQueue(reports)
      clearTimeout(timer)
      timer = setTimeout(() => void send(), collectMs)
    },
    told,
  )

  for (const [occurrence, path] of early) report(occurrence, path)
  watchVitals(report)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void send()
  })
  addEventListener('online', () => void send())
  void send()
  return report
}
