// Compares /parts with 10,000 parts and with 100 (SPEED-6). RUNS is the number of visits, 5 by default.
import type { Page } from '@playwright/test'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { median, read, slowdown, startShop, visit, type PageTimes } from '#tests/bench/shop.ts'

const runs = Number(process.env.RUNS ?? 5)
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
  await page.waitForFunction(() => (window as unknown as { times: PageTimes }).times.firstCards > 0)
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

async function medianCost(parts: keyof typeof scenarios, url: string): Promise<Cost> {
  db.use(scenarios[parts])
  const costs: Cost[] = []
  for (let run = 0; run < runs; run += 1) costs.push(await visit((page) => measure(page, url)))
  const medianOf = (key: keyof Cost) => median(costs.map((cost) => cost[key]))
  return { firstCards: medianOf('firstCards'), loading: medianOf('loading'), scrolling: medianOf('scrolling') }
}

const shop = await startShop()
const few = await medianCost('offerHundredParts', `${shop.url}parts`)
const many = await medianCost('offerTenThousandParts', `${shop.url}parts`)
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
shop.stop()
process.exit()
