import { startMockServer } from '#mocks/http.ts'
import { serveStatic } from '#tests/support/static.ts'
import { mockServerPort } from '#tests/support/testConfig.ts'
import { writePagesByHand } from '#tests/bench/byHand.ts'
import { measureBlocking } from '#tests/bench/measureBlocking.ts'
import { phone, read, visit } from '#tests/bench/shop.ts'
const [mode = 'card', path = 'parts', n = '3', ...dirs] = process.argv.slice(2)
await startMockServer(mockServerPort)
const sites = await Promise.all(dirs.map((dir) => serveStatic({ dir, port: 0, fallback: 'spa' })))
const byHand = writePagesByHand(dirs[0]!)
const med = (v: number[]) => [...v].sort((a, b) => a - b)[Math.floor(v.length / 2)]
const load = (url: string) => visit(async (page) => { await page.goto(url, { waitUntil: 'networkidle' }); await page.waitForTimeout(1000); return read(page) }, { ...phone, slowNetwork: true })
const out: Record<string, number[]> = {}
const push = (k: string, v: number) => (out[k] ??= []).push(Math.round(v))
for (let i = 0; i < Number(n); i++) {
  for (const [j, site] of sites.entries()) {
    if (mode === 'card') { const t = await load(site.url + path); push(`${j} card`, t.firstCards); push(`${j} lcp`, t.largestPaint) }
    else { const b = await measureBlocking(site.url + path, phone); push(`${j} blocking`, b.blocking); push(`${j} longest`, b.longestTask) }
  }
  if (mode === 'card') { const t = await load(sites[0]!.url + (path === 'parts' ? byHand.parts : byHand.home)); push('hand card', t.firstCards); push('hand lcp', t.largestPaint) }
}
for (const [k, v] of Object.entries(out)) console.log(k, med(v), v.join(' '))
process.exit()
