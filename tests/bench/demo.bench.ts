// Measures the first visit to the demo's /parts beside production's, on a phone (SPEED-9).
import { join } from 'node:path'
import { build } from 'vite'
import { printFigures } from '#tests/bench/figures.ts'
import { demo as goals } from '#tests/bench/goals.ts'
import { repeat, runs } from '#tests/bench/repeat.ts'
import { firstPaintOf, lineText, phone, read, startShop, visit, waitForCards } from '#tests/bench/shop.ts'
import { serveStatic } from '#tests/support/static.ts'

const load = (url: string) =>
  visit(
    async (page) => {
      await page.goto(`${url}parts`)
      await waitForCards(page)
      return { firstPaint: await firstPaintOf(page), firstCards: (await read(page)).firstCards }
    },
    { ...phone, slowNetwork: true },
  )

const shop = await startShop()
const dir = join(process.cwd(), 'node_modules/.cache/bench-demo')
await build({ mode: 'mock', logLevel: 'error', build: { outDir: dir, emptyOutDir: true } })
const demo = await serveStatic({ dir, port: 0 })
const pairs = await repeat(async () => ({ demo: await load(demo.url), production: await load(shop.url) }))

printFigures(`/parts of the demo at ${lineText}, phone, median of ${runs}`, [
  {
    label: 'first paint',
    values: pairs.map((pair) => pair.demo.firstPaint),
    unit: 'ms',
    goal: { most: goals.firstPaintMs },
  },
  {
    label: 'first card',
    values: pairs.map((pair) => pair.demo.firstCards),
    unit: 'ms',
    peer: { label: 'production', values: pairs.map((pair) => pair.production.firstCards) },
    goal: { timesPeer: goals.timesProduction },
  },
])
demo.server.close()
shop.stop()
process.exit()
