import { join } from 'node:path'
import { build } from 'vite'
import { startMockServer } from '#mocks/http.ts'
import type { Persona } from '#mocks/personas.ts'
import { serveStatic } from '#tests/support/static.ts'
import { writeTestCatalogue } from '#tests/support/testCatalogue.ts'
import { mockServerPort, testConfig } from '#tests/support/testConfig.ts'

/** The factor by which the CPU is throttled. */
export const cpuSlowdown = 4

/** The times that `recordTimes` measures in a page, in ms. */
export interface PageTimes {
  /** The total blocking time so far: the sum of the time beyond 50 ms of each long task. */
  blocking: number
  longestTask: number
  /** The longest time from a click or a key press to the next paint. */
  longestInteraction: number
  /** When the first text or picture was painted, from the start of navigation. */
  firstPaint: number
  /** When the largest picture or text so far was painted, from the start of navigation. */
  largestPaint: number
  /** When the first part card or table row was on the screen; 0 if there is none yet. */
  firstRows: number
}

/** Stores the page's times in `window.times`. Runs in the page. */
export function recordTimes(): void {
  const times: PageTimes = {
    blocking: 0,
    longestTask: 0,
    longestInteraction: 0,
    firstPaint: 0,
    largestPaint: 0,
    firstRows: 0,
  }
  Object.assign(window, { times })
  function observe(type: string, record: (entry: PerformanceEntry) => void): void {
    // The options are in a variable, because TypeScript's types lack `durationThreshold`.
    const options = { type, durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe(options)
  }
  observe('longtask', ({ duration }) => {
    times.blocking += duration - 50
    times.longestTask = Math.max(times.longestTask, duration)
  })
  observe('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId)
      times.longestInteraction = Math.max(times.longestInteraction, entry.duration)
  })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (times.largestPaint = startTime))
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('main li article :is(h2, h3), main tbody tr')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => (times.firstRows = performance.now())))
  }).observe(document, { childList: true, subtree: true })
}

/** Starts the mock server outside the browser, so its own work is not measured. */
export const startMockApi = () => startMockServer(mockServerPort)

/**
 * Builds the shop or its demo, and serves the build.
 * @param as the signed-in persona, if any
 */
export async function serveShop(mode: 'production' | 'mock', as?: Persona) {
  const alias = { '#src/adapters/createRealPlatform.ts': join(import.meta.dirname, 'signedInPlatform.ts') }
  Object.assign(process.env, testConfig)
  writeTestCatalogue()
  const outDir = join(process.cwd(), `node_modules/.cache/bench-${mode}`)
  const signedInOptions = as && { resolve: { alias }, define: { signedInAs: JSON.stringify(as) } }
  await build({ mode, logLevel: 'error', ...signedInOptions, build: { outDir, emptyOutDir: true } })
  const { url, stop } = await serveStatic({ dir: outDir, fallback: 'spa', isCompressed: true })
  return { dir: outDir, url, stop }
}
