// Compares /parts with 10,000 parts and with 100 (SPEED-6).
import type { Page } from '@playwright/test'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { printFigures } from '#tests/tools/bench/figures.ts'
import { timesHundredParts } from '#tests/tools/bench/goals.ts'
import { repeat, runs } from '#tests/tools/bench/repeat.ts'
import { read, scroll, slowdown, startShop, visit, waitForCards } from '#tests/tools/bench/shop.ts'

const screens = 20

interface Cost {
  /** From the start of navigation to the first card on the screen, ms. */
  firstCards: number
  /** Sum of all long tasks until the page is idle, ms. */
  loading: number
  /** Sum of all long tasks while 20 screens are scrolled, ms. */
  scrolling: number
}

async function measure(page: Page, url: string): Promise<Cost> {
  await page.goto(url)
  await waitForCards(page)
  await page.waitForTimeout(1500)
  const { firstCards, longTasks: loading } = await read(page)
  return { firstCards, loading, scrolling: await scroll(page, screens) }
}

const shop = await startShop()

function costsOf(parts: keyof typeof scenarios): Promise<Cost[]> {
  db.use(scenarios[parts])
  return repeat(() => visit((page) => measure(page, `${shop.url}parts`)))
}

const few = await costsOf('offerHundredParts')
const many = await costsOf('offerTenThousandParts')
const rows: [string, keyof Cost][] = [
  ['first card', 'firstCards'],
  ['long tasks, loading', 'loading'],
  [`long tasks, ${screens} screens`, 'scrolling'],
]
printFigures(
  `/parts with 10,000 parts at ${slowdown}x CPU, median of ${runs}`,
  rows.map(([label, key]) => ({
    label,
    values: many.map((cost) => cost[key]),
    peer: { label: 'with 100', values: few.map((cost) => cost[key]) },
    goal: { timesPeer: timesHundredParts },
  })),
)
shop.stop()
process.exit()
