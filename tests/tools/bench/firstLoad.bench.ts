// The first visit to `/` and `/parts`: largest paint and first card beside pages written by hand (SPEED-3, SPEED-8), and
// how long the scripts block the page (SPEED-6).
import { writePagesByHand } from '#tests/tools/bench/byHand.ts'
import { printFigures } from '#tests/tools/bench/figures.ts'
import { blockingMs, timesByHand } from '#tests/tools/bench/goals.ts'
import { measureBlocking } from '#tests/tools/bench/measureBlocking.ts'
import { repeat, runs } from '#tests/tools/bench/repeat.ts'
import { inEachSpelling } from '#tests/tools/bench/spellings.ts'
import {
  lineText,
  phone,
  read,
  slowdown,
  startShop,
  visit,
  type PageTimes,
  type Screen,
} from '#tests/tools/bench/shop.ts'

const desktop = { viewport: { width: 1280, height: 800 } }
const shop = await startShop()
const byHand = writePagesByHand(shop.dir)

/** Visits a page until it is idle. */
const load = (address: string, screen: Screen) =>
  visit(
    async (page) => {
      await page.goto(shop.url + address, { waitUntil: 'networkidle' })
      await page.waitForTimeout(1000)
      return read(page)
    },
    { ...screen, slowNetwork: true },
  )

/** Measures a page and its peer in turns, so that both have the same minutes. */
async function compare(address: string, peerAddress: string, screen: Screen, key: keyof PageTimes) {
  const pairs = await repeat(async () => [await load(address, screen), await load(peerAddress, screen)])
  const valuesOf = (index: number) => pairs.map((pair) => pair[index]?.[key] ?? Number.NaN)
  return { values: valuesOf(0), peer: { label: 'by hand', values: valuesOf(1) } }
}

async function measure(heading: string): Promise<void> {
  printFigures(`First visit at ${lineText}, median of ${runs}${heading}`, [
    {
      label: 'largest paint of /, phone',
      ...(await compare('', byHand.home, phone, 'largestPaint')),
      goal: { timesPeer: timesByHand.largestPaintPhone },
    },
    {
      label: 'largest paint of /, desktop',
      ...(await compare('', byHand.home, desktop, 'largestPaint')),
      goal: { timesPeer: timesByHand.largestPaintDesktop },
    },
    {
      label: 'first card of /parts, phone',
      ...(await compare('parts', byHand.parts, phone, 'firstCards')),
      goal: { timesPeer: timesByHand.firstCard },
    },
  ])
  for (const address of ['', 'parts']) {
    const visits = await repeat(() => measureBlocking(shop.url + address, phone))
    printFigures(`Blocking of /${address} at ${slowdown}x CPU, phone, median of ${runs}${heading}`, [
      { label: 'total', values: visits.map(({ blocking }) => blocking), goal: { most: blockingMs.total } },
      {
        label: 'longest task',
        values: visits.map(({ longestTask }) => longestTask),
        goal: { most: blockingMs.task },
      },
    ])
  }
}

await inEachSpelling(measure)
shop.stop()
process.exit()
