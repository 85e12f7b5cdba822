// Measures the first visit to the demo's /parts beside production's, on a phone. RUNS is the number of visits, 5 by default.
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { median, phone, read, slowdown, startShop, visit, type PageTimes } from '#tests/bench/shop.ts'
import { serveStatic } from '#tests/support/static.ts'

const runs = Number(process.env.RUNS ?? 5)

/** The longest times to be reached (DEMO-1): ms from the start of navigation, and a share of production's time. */
const goals = { firstPaint: 1000, firstCards: 1.3 }

async function measure(page: Page) {
  await page.waitForFunction(() => (window as unknown as { times: PageTimes }).times.firstCards > 0)
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  return { firstPaint, firstCards: (await read(page)).firstCards }
}

const load = (url: string) =>
  visit(
    async (page) => {
      await page.goto(`${url}parts`)
      return measure(page)
    },
    { ...phone, slowNetwork: true },
  )

const shop = await startShop()
const dir = join(process.cwd(), 'node_modules/.cache/bench-demo')
await build({ mode: 'mock', logLevel: 'error', build: { outDir: dir, emptyOutDir: true } })
const demo = await serveStatic({ dir, port: 0 })
const visits: { demo: Awaited<ReturnType<typeof load>>; shop: Awaited<ReturnType<typeof load>> }[] = []
for (let run = 0; run < runs; run += 1) visits.push({ demo: await load(demo.url), shop: await load(shop.url) })

const paints = visits.map((pair) => pair.demo.firstPaint)
const cards = visits.map((pair) => pair.demo.firstCards)
const shopCards = visits.map((pair) => pair.shop.firstCards)
const spread = (numbers: number[]) => `${Math.min(...numbers).toFixed(0)}–${Math.max(...numbers).toFixed(0)}`
const cardsGoal = goals.firstCards * median(shopCards)

console.log(`/parts of the demo at 150 ms, 1.6 Mbit/s and ${slowdown}x CPU, phone, median of ${runs}, ms`)
console.log(`${''.padEnd(28)}${'goal'.padStart(8)}${'median'.padStart(8)}  spread`)
for (const [label, goal, numbers] of [
  ['first paint', goals.firstPaint, paints],
  [`first cards (${goals.firstCards} × production)`, cardsGoal, cards],
  ['first cards of production', null, shopCards],
] as const) {
  const missed = goal !== null && median(numbers) > goal ? '  MISSED' : ''
  const figures = `${(goal?.toFixed(0) ?? '').padStart(8)}${median(numbers).toFixed(0).padStart(8)}`
  console.log(`${label.padEnd(28)}${figures}  ${spread(numbers)}${missed}`)
}
demo.server.close()
shop.stop()
process.exit()
