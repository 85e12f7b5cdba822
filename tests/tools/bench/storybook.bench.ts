// Measures the first story of the published Storybook, in its frame and alone (SPEED-16). `npm run build-storybook` first.
import { existsSync } from 'node:fs'
import { printFigures } from '#tests/tools/bench/figures.ts'
import { firstStoryMs } from '#tests/tools/bench/goals.ts'
import { repeat, runs } from '#tests/tools/bench/repeat.ts'
import { lineText, visit } from '#tests/tools/bench/shop.ts'
import { serveStatic } from '#tests/support/static.ts'

const dir = 'storybook-static'
if (!existsSync(dir)) throw new Error(`There is no ${dir}: run \`npm run build-storybook\` first.`)
const story = 'components-button--primary'
const { server, url } = await serveStatic({ dir, port: 0 })

const load = (address: string) =>
  visit(
    async (page) => {
      const startMs = performance.now()
      await page.goto(url + address, { waitUntil: 'commit' })
      const frame = address.startsWith('iframe') ? page.mainFrame() : page.frameLocator('#storybook-preview-iframe')
      await frame.locator('#storybook-root button').first().waitFor({ timeout: 60_000 })
      return performance.now() - startMs
    },
    { slowNetwork: true },
  )

const figures = { 'in its frame': `?path=/story/${story}`, alone: `iframe.html?viewMode=story&id=${story}` }
for (const [label, address] of Object.entries(figures)) {
  const values = await repeat(() => load(address))
  printFigures(`First story of the Storybook ${label} at ${lineText}, median of ${runs}`, [
    { label: 'story shown', values, unit: 'ms', goal: { most: firstStoryMs } },
  ])
}
server.close()
process.exit()
