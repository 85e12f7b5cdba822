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
// With a search in the address, production leaves its first cards to its scripts, as the demo does.
const pairs = await repeat(async () => ({
  demo: await load(`${demo.url}parts`),
  scripts: await load(`${shop.url}parts?q=`),
  page: await load(`${shop.url}parts`),
}))
const demoCards = pairs.map((pair) => pair.demo.firstCards)

printFigures(`/parts of the demo at ${lineText}, phone, median of ${runs}`, [
  {
    label: 'first paint',
    values: pairs.map((pair) => pair.demo.firstPaint),
    goal: { most: goals.firstPaintMs },
  },
  {
    label: 'first card',
    values: demoCards,
    peer: { label: 'by production’s scripts', values: pairs.map((pair) => pair.scripts.firstCards) },
    goal: { timesPeer: goals.timesProduction },
  },
  {
    label: 'first card, for comparison',
    values: demoCards,
    peer: { label: 'in production’s page', values: pairs.map((pair) => pair.page.firstCards) },
  },
])
await demo.stop()
shop.stop()
process.exit()
