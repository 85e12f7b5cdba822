// What Manage All Orders costs with 10,000 rows beside 100 (QUALITY P7). RUNS default 5.
import { chromium, type CDPSession, type Page } from '@playwright/test'
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
/** Each leaves other rows than the one before, as a letter more may. */
const searches = ['k', 'kamal', 'arjun', 'yuki', 'yuki turbo', 'unpaid']

interface Cost {
  /** From the last byte of the orders to the first row on the screen, ms. */
  afterData: number
  /** From the click that leads back to the page to the first row, its data being there, ms. */
  afterClick: number
  /** From the first input of a search to the rows it leaves, ms. */
  firstSearch: number
  /** The slowest of those after it, ms. */
  nextSearch: number
  /** From the choice of an order to the rows in it, ms. */
  sorting: number
  /** Sum of all long tasks while 20 screens are scrolled, ms. */
  scrolling: number
  /** What is in use after the garbage was collected, MB. */
  heap: number
}

interface Seen {
  longTasks: number
  rows: number
  click: number
  input: number
  answer: number
}

/** Notes in the page: long tasks, clicks, input, and the frames after the first row and after the count of what was found. */
function watch(): void {
  const seen: Seen = { longTasks: 0, rows: 0, click: 0, input: 0, answer: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks += duration
  }).observe({ type: 'longtask', buffered: true })
  const painted = (note: (now: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => note(performance.now())))
  addEventListener('click', () => (seen.click = performance.now()), true)
  const begin = () => Object.assign(seen, { input: performance.now(), answer: 0 })
  addEventListener('input', begin, true)
  let hadRows = false
  new MutationObserver((changes) => {
    const hasRows = document.querySelector('tbody tr') !== null
    if (hasRows && !hadRows) painted((now) => (seen.rows = now))
    hadRows = hasRows
    const isAnswer = ({ target }: MutationRecord) => target.parentElement?.closest('form [role="status"], tbody')
    if (seen.input > 0 && seen.answer === 0 && changes.some(isAnswer)) painted((now) => (seen.answer ||= now))
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

const read = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

/** @returns ms from an input to what it leaves, as soon as it is on the screen */
async function answered(page: Page): Promise<number> {
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.answer > 0)
  const { input, answer } = await read(page)
  await page.waitForTimeout(300)
  return answer - input
}

async function heapAfterGarbage(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

async function measure(page: Page, devTools: CDPSession, url: string): Promise<Cost> {
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  const toOrders = async () => {
    await menu.getByRole('link', { name: 'Manage All Orders' }).click()
    await page.locator('tbody tr').first().waitFor()
    await page.waitForTimeout(1500)
    return await read(page)
  }
  await page.goto(`${url}dashboard`)
  await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor()
  await page.waitForTimeout(1000)

  const { rows } = await toOrders()
  const lastByte = await page.evaluate(
    () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(({ name }) =>
        name.endsWith('/allOrders'),
      )?.responseEnd ?? Number.NaN,
  )
  await menu.getByRole('link', { name: 'My Profile' }).click()
  await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor()
  const again = await toOrders()
  const heap = await heapAfterGarbage(devTools)

  const before = again.longTasks
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(100)
  }
  const scrolling = (await read(page)).longTasks - before
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(500)

  const times: number[] = []
  const field = page.getByRole('searchbox')
  for (const words of searches) {
    await field.fill(words)
    times.push(await answered(page))
  }
  await field.fill('')
  await answered(page)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('customer')
  const sorting = await answered(page)
  return {
    afterData: rows - lastByte,
    afterClick: again.rows - again.click,
    firstSearch: times[0] ?? Number.NaN,
    nextSearch: Math.max(...times.slice(1)),
    sorting,
    scrolling,
    heap,
  }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const rows: [string, keyof Cost][] = [
  ['first rows, from the data', 'afterData'],
  ['first rows, from the cache', 'afterClick'],
  ['search, first', 'firstSearch'],
  ['search, slowest next', 'nextSearch'],
  ['sort by customer', 'sorting'],
  [`long tasks, ${screens} screens`, 'scrolling'],
  ['heap, MB', 'heap'],
]

async function medianCost(orders: keyof typeof scenarios, url: string): Promise<Record<keyof Cost, number>> {
  db.use(scenarios[orders])
  const costs: Cost[] = []
  for (let run = 0; run < runs; run += 1) {
    const browser = await chromium.launch(launchOptions())
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript(watch)
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    costs.push(await measure(page, devTools, url))
    await browser.close()
  }
  return Object.fromEntries(rows.map(([, key]) => [key, median(costs.map((cost) => cost[key]))])) as Record<
    keyof Cost,
    number
  >
}

// The production build with an admin signed in, and the mock server outside of the page: the shop's own work is measured.
Object.assign(process.env, testConfig)
const dir = join(process.cwd(), 'node_modules/.cache/bench-tables')
await build({
  logLevel: 'error',
  resolve: {
    alias: { '#src/platform/real/createRealPlatform.ts': join(import.meta.dirname, 'adminPlatform.ts') },
  },
  build: { outDir: dir, emptyOutDir: true },
})
const api = await startMockServer(mockServerPort)
const site = await serveStatic({ dir, port: 0, fallback: 'spa' })

const few = await medianCost('takeHundredOrders', site.url)
const many = await medianCost('takeTenThousandOrders', site.url)
console.log(`Manage All Orders at ${slowdown}x CPU, median of ${runs}, ms`)
console.log(`${''.padEnd(28)}${'100'.padStart(8)}${'10,000'.padStart(8)}`)
for (const [label, key] of rows) {
  console.log(`${label.padEnd(28)}${few[key].toFixed(0).padStart(8)}${many[key].toFixed(0).padStart(8)}`)
}
api.server.close()
site.server.close()
process.exit()
