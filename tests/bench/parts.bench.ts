// What /parts costs with 10,000 parts beside 100 (QUALITY P6): `npm run bench`, RUNS default 5.
import { chromium, type Page } from '@playwright/test'
import { join } from 'node:path'
import { build } from 'vite'
import { db } from '#mocks/db.ts'
import { startMockServer } from '#mocks/http.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { launchOptions } from '#tests/support/browser.ts'
import { serveStatic } from '#tests/support/static.ts'
import { mockServerPort, testConfig } from '#tests/support/testConfig.ts'

const runs = Number(process.env.RUNS ?? 5)
const slowdown = 4
const screens = 20

interface Cost {
  /** From the start of navigation to the first card on the screen, ms. */
  firstCards: number
  /** Sum of all long tasks until the page is still, ms. */
  loading: number
  /** Sum of all long tasks while 20 screens are scrolled, ms. */
  scrolling: number
}

/** Notes in the page: long tasks from the first on, and the frame after the first card. */
function watch(): void {
  const seen = { longTasks: 0, firstCards: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks += duration
  }).observe({ type: 'longtask', buffered: true })
  const cards = new MutationObserver(() => {
    if (!document.querySelector('main article')) return
    cards.disconnect()
    requestAnimationFrame(() => setTimeout(() => (seen.firstCards = performance.now())))
  })
  cards.observe(document, { childList: true, subtree: true })
}

const read = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { longTasks: number; firstCards: number } }).seen)

async function measure(page: Page, url: string): Promise<Cost> {
  await page.goto(url)
  await page.waitForFunction(() => (window as unknown as { seen: { firstCards: number } }).seen.firstCards > 0)
  await page.waitForTimeout(1500)
  const loaded = await read(page)
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(100)
  }
  const scrolled = await read(page)
  return {
    firstCards: loaded.firstCards,
    loading: loaded.longTasks,
    scrolling: scrolled.longTasks - loaded.longTasks,
  }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

async function medianCost(parts: keyof typeof scenarios, url: string): Promise<Cost> {
  db.use(scenarios[parts])
  const costs: Cost[] = []
  for (let run = 0; run < runs; run += 1) {
    const browser = await chromium.launch(launchOptions())
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript(watch)
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    costs.push(await measure(page, url))
    await browser.close()
  }
  const middle = (key: keyof Cost) => median(costs.map((cost) => cost[key]))
  return { firstCards: middle('firstCards'), loading: middle('loading'), scrolling: middle('scrolling') }
}

// The production build, and the mock server outside of the page: what is measured is the shop's own work.
Object.assign(process.env, testConfig)
const dir = join(process.cwd(), 'node_modules/.cache/bench')
await build({ logLevel: 'error', build: { outDir: dir, emptyOutDir: true } })
const api = await startMockServer(mockServerPort)
const site = await serveStatic({ dir, port: 0, fallback: 'spa' })

const few = await medianCost('offerHundredParts', `${site.url}parts`)
const many = await medianCost('offerTenThousandParts', `${site.url}parts`)
const rows: [string, keyof Cost][] = [
  ['first cards shown', 'firstCards'],
  ['long tasks, loading', 'loading'],
  [`long tasks, ${screens} screens`, 'scrolling'],
]
console.log(`/parts at ${slowdown}x CPU, median of ${runs}, ms`)
console.log(`${''.padEnd(24)}${'100'.padStart(8)}${'10,000'.padStart(8)}${'ratio'.padStart(8)}`)
for (const [label, key] of rows) {
  const ratio = few[key] === 0 ? (many[key] === 0 ? '1.00' : '-') : (many[key] / few[key]).toFixed(2)
  console.log(
    `${label.padEnd(24)}${few[key].toFixed(0).padStart(8)}${many[key].toFixed(0).padStart(8)}${ratio.padStart(8)}`,
  )
}
api.server.close()
site.server.close()
process.exit()
