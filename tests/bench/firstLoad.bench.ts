// Measures the first visit to `/`: its largest paint, compared with a page written by hand around the same picture
// (SPEED-3), and its long tasks (SPEED-6). RUNS is the number of visits, 7 by default.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { median, phone, read, slowdown, startShop, visit, type PageTimes } from '#tests/bench/shop.ts'

const runs = Number(process.env.RUNS ?? 7)

const screens = {
  phone,
  desktop: { viewport: { width: 1280, height: 800 } },
}

/** A minimal page with the same headline on the same picture, without scripts. */
const handWrittenPage = (preload: string, picture: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>By hand</title>
${preload}
<link rel="stylesheet" href="by-hand.css">
<header></header><div>${picture}</div><h2>Built<br>to run</h2>`

/** In a file: the shop's Content-Security-Policy allows no inline styles but the shop's own. */
const styles = `
  body { margin: 0; background: #14181d; color: #eceae4; font: 16px sans-serif }
  header { height: 73px; background: #f6f5f1 }
  div { height: min(80vw, 400px) }
  img { display: block; width: 100%; height: 100%; object-fit: cover }
  h2 { font-size: 64px }
  @media (min-width: 768px) { div { height: min(86svh, 820px) } h2 { position: absolute; top: 250px; left: 48px } }
`

/** The first match of a pattern. Throws when there is none. */
function find(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[0]
  if (!found) throw new Error(`the page has no ${pattern}`)
  return found
}

const shop = await startShop()
writeFileSync(join(shop.dir, 'by-hand.css'), styles)
const home = readFileSync(join(shop.dir, 'index.html'), 'utf8')
writeFileSync(
  join(shop.dir, 'by-hand.html'),
  handWrittenPage(find(home, /<link rel="preload" as="image"[^>]*>/), find(home, /<picture>.*?<\/picture>/)),
)

const load = (address: string, options: (typeof screens)[keyof typeof screens]) =>
  visit(
    async (page) => {
      await page.goto(shop.url + address, { waitUntil: 'networkidle' })
      await page.waitForTimeout(1000)
      return read(page)
    },
    { ...options, slowNetwork: true },
  )

console.log(`/ at 150 ms, 1.6 Mbit/s and ${slowdown}x CPU, median of ${runs}, ms`)
console.log(`${''.padEnd(24)}${'shop'.padStart(8)}${'by hand'.padStart(8)}${'ratio'.padStart(8)}`)
for (const [name, options] of Object.entries(screens)) {
  const shopVisits: PageTimes[] = []
  const handWrittenVisits: PageTimes[] = []
  for (let run = 0; run < runs; run += 1) {
    shopVisits.push(await load('', options))
    handWrittenVisits.push(await load('by-hand.html', options))
  }
  for (const [label, key] of [
    ['largest paint', 'largestPaint'],
    ['long tasks', 'longTasks'],
  ] as const) {
    const [shopMs, handWrittenMs] = [shopVisits, handWrittenVisits].map((visits) =>
      median(visits.map((times) => times[key])),
    )
    if (shopMs === undefined || handWrittenMs === undefined) continue
    const ratio = handWrittenMs === 0 ? '-' : (shopMs / handWrittenMs).toFixed(2)
    console.log(
      `${`${label}, ${name}`.padEnd(24)}${shopMs.toFixed(0).padStart(8)}${handWrittenMs.toFixed(0).padStart(8)}${ratio.padStart(8)}`,
    )
  }
}
shop.stop()
process.exit()
