// What Manage All Orders costs with 10,000 rows beside 100 (SPEED-7). RUNS default 5.
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { median, read, slowdown, startShop, visit } from '#tests/bench/shop.ts'

const runs = Number(process.env.RUNS ?? 5)
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

/** Times since the page began, ms; 0 before. */
interface Marks {
  rows: number
  click: number
  input: number
  answer: number
}

/** Notes in the page: clicks, input, and the frames after the first row and after what an input leaves. */
function mark(): void {
  const marks: Marks = { rows: 0, click: 0, input: 0, answer: 0 }
  Object.assign(window, { marks })
  const painted = (note: (now: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => note(performance.now())))
  addEventListener('click', () => (marks.click = performance.now()), true)
  addEventListener('input', () => Object.assign(marks, { input: performance.now(), answer: 0 }), true)
  let hadRows = false
  new MutationObserver((changes) => {
    const hasRows = document.querySelector('tbody tr') !== null
    if (hasRows && !hadRows) painted((now) => (marks.rows = now))
    hadRows = hasRows
    const isAnswer = ({ target }: MutationRecord) => target.parentElement?.closest('form [role="status"], tbody')
    if (marks.input > 0 && marks.answer === 0 && changes.some(isAnswer)) painted((now) => (marks.answer ||= now))
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

const readMarks = (page: Page) => page.evaluate(() => (window as unknown as { marks: Marks }).marks)

/** @returns ms from an input to what it leaves, as soon as it is on the screen */
async function answered(page: Page): Promise<number> {
  await page.waitForFunction(() => (window as unknown as { marks: Marks }).marks.answer > 0)
  const { input, answer } = await readMarks(page)
  await page.waitForTimeout(300)
  return answer - input
}

async function heapAfterGarbage(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

async function measure(page: Page, url: string): Promise<Cost> {
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  const toOrders = async () => {
    await menu.getByRole('link', { name: 'Manage All Orders' }).click()
    await page.locator('tbody tr').first().waitFor()
    await page.waitForTimeout(1500)
    return await readMarks(page)
  }
  await page.addInitScript(mark)
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
  const heap = await heapAfterGarbage(page)

  const before = (await read(page)).longTasks
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
  for (let run = 0; run < runs; run += 1) costs.push(await visit((page) => measure(page, url)))
  return Object.fromEntries(rows.map(([, key]) => [key, median(costs.map((cost) => cost[key]))])) as Record<
    keyof Cost,
    number
  >
}

// An admin is signed in from the start: the identity provider is no part of what is measured.
const shop = await startShop({
  '#src/platform/real/createRealPlatform.ts': join(import.meta.dirname, 'adminPlatform.ts'),
})
const few = await medianCost('takeHundredOrders', shop.url)
const many = await medianCost('takeTenThousandOrders', shop.url)
console.log(`Manage All Orders at ${slowdown}x CPU, median of ${runs}, ms`)
console.log(`${''.padEnd(28)}${'100'.padStart(8)}${'10,000'.padStart(8)}`)
for (const [label, key] of rows) {
  console.log(`${label.padEnd(28)}${few[key].toFixed(0).padStart(8)}${many[key].toFixed(0).padStart(8)}`)
}
shop.stop()
process.exit()
