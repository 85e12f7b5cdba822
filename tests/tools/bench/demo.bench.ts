// Measures the first visit to the demo's /parts beside production's, on a phone (SPEED-9).
import { join } from 'node:path'
import { build } from 'vite'
import { printFigures } from '#tests/tools/bench/figures.ts'
import { demo as goals } from '#tests/tools/bench/goals.ts'
import { repeat, runs } from '#tests/tools/bench/repeat.ts'
import { firstPaintOf, lineText, phone, read, startShop, visit, waitForCards } from '#tests/tools/bench/shop.ts'
import { serveStatic } from '#tests/support/static.ts'

const load = (address: string) =>
  visit(
    async (page) => {
      await page.goto(address)
      await waitForCards(page)
      return { firstPaint: await firstPaintOf(page), firstCards: (await read(page)).firstCards }
    },
    { ...phone, slowNetwork: true },
  )

const shop = await startShop()
const dir = join(process.cwd(), 'node_modules/.cache/bench-demo')
await build({ mode: 'mock', logLevel: 'error', build: { outDir: dir, emptyOutDir: true } })
const demo = await serveStatic({ dir, isCompressed: true })
const pairs = await repeat(async () => ({
  demo: await load(`${demo.url}parts`),
  shop: await load(`${shop.url}parts`),
}))

printFigures(`/parts of the demo at ${lineText}, phone, median of ${runs}`, [
  {
    label: 'first paint',
    values: pairs.map((pair) => pair.demo.firstPaint),
    goal: { most: goals.firstPaintMs },
  },
  {
    label: 'first card',
    values: pairs.map((pair) => pair.demo.firstCards),
    peer: { label: 'in production', values: pairs.map((pair) => pair.shop.firstCards) },
    goal: { timesPeer: goals.timesProduction },
  },
])
await demo.stop()
shop.stop()
process.exit()
