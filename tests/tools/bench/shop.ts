import { chromium, type BrowserContextOptions, type Page } from '@playwright/test'
import { join } from 'node:path'
import { build } from 'vite'
import { startMockServer } from '#mocks/http.ts'
import type { Persona } from '#mocks/personas.ts'
import { launchOptions } from '#tests/support/browser.ts'
import { serveStatic } from '#tests/support/static.ts'
import { mockServerPort, testConfig } from '#tests/support/testConfig.ts'

/** CPU throttling: a quarter of this machine's speed (SPEED-3, SPEED-6). */
export const slowdown = 4

/** The line that pages are measured on: ms and Mbit/s (SPEED-3). */
export const line = { latencyMs: 150, downMbits: 1.6, upMbits: 0.75 }

/** What `line` and `slowdown` are called in headings. */
export const lineText = `${line.latencyMs} ms, ${line.downMbits} Mbit/s and ${slowdown}x CPU`

/** What `recordTimes` measures in the page, ms. */
export interface PageTimes {
  /** Sum of all long tasks so far. */
  longTasks: number
  /** Sum of what long tasks took beyond 50 ms each: the total blocking time so far. */
  blocking: number
  /** The longest task so far. */
  longestTask: number
  /** The longest interaction so far: from a press or a key to the next paint. Set it to 0 to measure another one. */
  longestInteraction: number
  /** When the largest picture or text so far was painted, from the start of navigation. */
  largestPaint: number
  /** When the first part card was on the screen, from the start of navigation; 0 before. */
  firstCards: number
}

/** Runs in the page. */
export function recordTimes(): void {
  const times: PageTimes = {
    longTasks: 0,
    blocking: 0,
    longestTask: 0,
    longestInteraction: 0,
    largestPaint: 0,
    firstCards: 0,
  }
  Object.assign(window, { times })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      times.longTasks += duration
      times.blocking += duration - 50
      times.longestTask = Math.max(times.longestTask, duration)
    }
  }).observe({ type: 'longtask', buffered: true })
  // TypeScript's types lack the threshold.
  const interactions = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) times.longestInteraction = Math.max(times.longestInteraction, entry.duration)
  }).observe(interactions)
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) times.largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const cards = new MutationObserver(() => {
    if (!document.querySelector('main li article h2, main li article h3')) return
    cards.disconnect()
    requestAnimationFrame(() => setTimeout(() => (times.firstCards = performance.now())))
  })
  cards.observe(document, { childList: true, subtree: true })
}

/** The times of the page that is open, so far. */
export const read = (page: Page) => page.evaluate(() => (window as unknown as { times: PageTimes }).times)

/** When the page that is open was painted first, ms from the start of navigation. */
export const firstPaintOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN)

/** Waits until the first part card was on the screen. */
export const waitForCards = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { times: PageTimes }).times.firstCards > 0)

/** Scrolls so many screens down. @returns the sum of all long tasks meanwhile, ms */
export async function scroll(page: Page, screens: number): Promise<number> {
  const { longTasks } = await read(page)
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(100)
  }
  return (await read(page)).longTasks - longTasks
}

/** What a page is shown on. */
export type Screen = Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor' | 'isMobile' | 'hasTouch'>

/** A phone's screen. */
export const phone: Screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

interface VisitOptions extends BrowserContextOptions {
  slowNetwork?: boolean
  /** CPU throttling; 1 is this machine's speed. */
  slowCpu?: number
}

/** Measures a page in a new browser, where nothing is cached. */
export async function visit<Result>(
  measure: (page: Page) => Promise<Result>,
  { slowNetwork = false, slowCpu = slowdown, ...options }: VisitOptions = {},
): Promise<Result> {
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options })
  await page.addInitScript(recordTimes)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowCpu })
  if (slowNetwork) {
    const bytes = (megabits: number) => (megabits * 1_000_000) / 8
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: bytes(line.downMbits),
      uploadThroughput: bytes(line.upMbits),
    })
  }
  const result = await measure(page)
  await browser.close()
  return result
}

/**
 * Builds the shop for production and serves it. The mock server runs outside the page, so only the shop's work is measured.
 * @param as who is signed in from the start; nobody by default
 */
export async function startShop(as?: Persona) {
  const signedIn = as && {
    resolve: {
      alias: { '#src/platform/real/createRealPlatform.ts': join(import.meta.dirname, 'signedInPlatform.ts') },
    },
    define: { signedInAs: JSON.stringify(as) },
  }
  Object.assign(process.env, testConfig)
  const dir = join(process.cwd(), 'node_modules/.cache/bench')
  await build({ logLevel: 'error', ...signedIn, build: { outDir: dir, emptyOutDir: true } })
  const api = await startMockServer(mockServerPort)
  const site = await serveStatic({ dir, fallback: 'spa', isCompressed: true })
  return {
    dir,
    url: site.url,
    stop() {
      api.server.close()
      void site.stop()
    },
  }
}
