// Compares Manage All Orders with 10,000 rows and with 100 (SPEED-5, SPEED-7).
import type { Page } from '@playwright/test'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { printFigures, type Figure } from '#tests/tools/bench/figures.ts'
import { interactionMs, longTable } from '#tests/tools/bench/goals.ts'
import { repeat, runs } from '#tests/tools/bench/repeat.ts'
import { scroll, slowdown, startShop, visit } from '#tests/tools/bench/shop.ts'

const screens = 20
/** Each search finds other rows than the one before. */
const searches = ['k', 'kamal', 'arjun', 'yuki', 'yuki turbo', 'unpaid']

interface Cost {
  /** From the last byte of the orders to the first row on the screen, ms. */
  afterData: number
  /** From the click on the link to the page to the first row, with the data in the cache, ms. */
  afterClick: number
  /** From the first search input to its rows, ms. */
  firstSearch: number
  /** The slowest of the following searches, ms. */
  nextSearch: number
  /** From the choice of a sort order to the sorted rows, ms. */
  sorting: number
  /** Sum of all long tasks while 20 screens are scrolled, ms. */
  scrolling: number
  /** Heap in use after garbage collection, MB. */
  heap: number
}

/** Times since the start of navigation, ms; 0 before the event. */
interface Marks {
  rows: number
  click: number
  input: number
  result: number
}

/** Runs in the page: records the last click, the last input, and the paints of the first row and of the search result. */
function recordMarks(): void {
  const marks: Marks = { rows: 0, click: 0, input: 0, result: 0 }
  Object.assign(window, { marks })
  const afterPaint = (record: (now: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => record(performance.now())))
  addEventListener('click', () => (marks.click = performance.now()), true)
  addEventListener('input', () => Object.assign(marks, { input: performance.now(), result: 0 }), true)
  let hadRows = false
  new MutationObserver((changes) => {
    const hasRows = document.querySelector('tbody tr') !== null
    if (hasRows && !hadRows) afterPaint((now) => (marks.rows = now))
    hadRows = hasRows
    const isResult = ({ target }: MutationRecord) => target.parentElement?.closest('form [role="status"], tbody')
    if (marks.input > 0 && marks.result === 0 && changes.some(isResult)) afterPaint((now) => (marks.result ||= now))
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

const readMarks = (page: Page) => page.evaluate(() => (window as unknown as { marks: Marks }).marks)

/** Waits for the result of an input. @returns ms from the input to the paint of its result */
async function waitForResult(page: Page): Promise<number> {
  await page.waitForFunction(() => (window as unknown as { marks: Marks }).marks.result > 0)
  const { input, result } = await readMarks(page)
  await page.waitForTimeout(300)
  return result - input
}

async function heapAfterGarbage(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

async function measure(page: Page, url: string): Promise<Cost> {
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  const openOrders = async () => {
    await menu.getByRole('link', { name: 'Manage All Orders' }).click()
    await page.locator('tbody tr').first().waitFor()
    await page.waitForTimeout(1500)
    return await readMarks(page)
  }
  await page.addInitScript(recordMarks)
  await page.goto(`${url}dashboard`)
  await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor()
  await page.waitForTimeout(1000)

  const { rows } = await openOrders()
  const lastByte = await page.evaluate(
    () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(({ name }) =>
        name.endsWith('/allOrders'),
      )?.responseEnd ?? Number.NaN,
  )
  await menu.getByRole('link', { name: 'My Profile' }).click()
  await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor()
  const secondVisit = await openOrders()
  const heap = await heapAfterGarbage(page)

  const scrolling = await scroll(page, screens)
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(500)

  const searchTimes: number[] = []
  const field = page.getByRole('searchbox')
  for (const query of searches) {
    await field.fill(query)
    searchTimes.push(await waitForResult(page))
  }
  await field.fill('')
  await waitForResult(page)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('customer')
  const sorting = await waitForResult(page)
  return {
    afterData: rows - lastByte,
    afterClick: secondVisit.rows - secondVisit.click,
    firstSearch: searchTimes[0] ?? Number.NaN,
    nextSearch: Math.max(...searchTimes.slice(1)),
    sorting,
    scrolling,
    heap,
  }
}

const rows: { label: string; key: keyof Cost; most?: number; unit?: Figure['unit'] }[] = [
  { label: 'first rows, from the data', key: 'afterData', most: longTable.firstRowsMs },
  { label: 'first rows, from the cache', key: 'afterClick', most: longTable.firstRowsMs },
  { label: 'search, first', key: 'firstSearch', most: interactionMs.longList },
  { label: 'search, slowest next', key: 'nextSearch', most: interactionMs.longList },
  { label: 'sort by customer', key: 'sorting', most: interactionMs.longList },
  { label: `long tasks, ${screens} screens`, key: 'scrolling' },
  { label: 'heap', key: 'heap', most: longTable.heapMB, unit: 'MB' },
]

const shop = await startShop('admin')

function costsOf(orders: keyof typeof scenarios): Promise<Cost[]> {
  db.use(scenarios[orders])
  return repeat(() => visit((page) => measure(page, shop.url)))
}

const few = await costsOf('takeHundredOrders')
const many = await costsOf('takeTenThousandOrders')
printFigures(
  `Manage All Orders with 10,000 rows at ${slowdown}x CPU, median of ${runs}`,
  rows.map(({ label, key, most, unit = 'ms' }): Figure => ({
    label,
    values: many.map((cost) => cost[key]),
    unit,
    peer: { label: 'with 100', values: few.map((cost) => cost[key]) },
    ...(most !== undefined && { goal: { most } }),
  })),
)
shop.stop()
process.exit()
