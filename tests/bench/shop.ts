import { chromium, type BrowserContextOptions, type Page } from '@playwright/test'
import { join } from 'node:path'
import { build } from 'vite'
import { startMockServer } from '#mocks/http.ts'
import { launchOptions } from '#tests/support/browser.ts'
import { serveStatic } from '#tests/support/static.ts'
import { mockServerPort, testConfig } from '#tests/support/testConfig.ts'

/** CPU throttling: a quarter of this machine's speed (SPEED-3, SPEED-6). */
export const slowdown = 4

/** What `recordTimes` measures in the page, ms. */
export interface PageTimes {
  /** Sum of all long tasks so far. */
  longTasks: number
  /** When the largest picture or text so far was painted, from the start of navigation. */
  largestPaint: number
  /** When the first part card was on the screen, from the start of navigation; 0 before. */
  firstCards: number
}

/** Runs in the page. */
function recordTimes(): void {
  const times: PageTimes = { longTasks: 0, largestPaint: 0, firstCards: 0 }
  Object.assign(window, { times })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.longTasks += duration
  }).observe({ type: 'longtask', buffered: true })
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

/** A phone's screen. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

/** Measures a page in a new browser, where nothing is cached. */
export async function visit<Result>(
  measure: (page: Page) => Promise<Result>,
  { slowNetwork = false, ...options }: BrowserContextOptions & { slowNetwork?: boolean } = {},
): Promise<Result> {
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options })
  await page.addInitScript(recordTimes)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (slowNetwork) {
    const bytes = (megabits: number) => (megabits * 1_000_000) / 8
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytes(1.6),
      uploadThroughput: bytes(0.75),
    })
  }
  const result = await measure(page)
  await browser.close()
  return result
}

export const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/**
 * Builds the shop for production and serves it. The mock server runs outside the page, so only the shop's work is measured.
 * @param alias modules to replace: the path of the replacement by import specifier
 */
export async function startShop(alias: Record<string, string> = {}) {
  Object.assign(process.env, testConfig)
  const dir = join(process.cwd(), 'node_modules/.cache/bench')
  await build({ logLevel: 'error', resolve: { alias }, build: { outDir: dir, emptyOutDir: true } })
  const api = await startMockServer(mockServerPort)
  const site = await serveStatic({ dir, port: 0, fallback: 'spa' })
  return {
    dir,
    url: site.url,
    stop() {
      api.server.close()
      site.server.close()
    },
  }
}
