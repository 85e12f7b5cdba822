// Measures the published Storybook's first story (SPEED-16) and its overview of all screens (SPEED-18), each in
// Storybook's frame and alone. `npm run build-storybook` first.
import type { Page } from '@playwright/test'
import { existsSync } from 'node:fs'
import { screens } from '#stories/start/screens.ts'
import { printFigures } from '#tests/tools/bench/figures.ts'
import { allScreensMs, firstStoryMs } from '#tests/tools/bench/goals.ts'
import { repeat, runs } from '#tests/tools/bench/repeat.ts'
import { lineText, visit } from '#tests/tools/bench/shop.ts'
import { serveStatic } from '#tests/support/static.ts'

const dir = 'storybook-static'
if (!existsSync(dir)) throw new Error(`There is no ${dir}: run \`npm run build-storybook\` first.`)
const story = 'components-button--primary'
const overview = 'screens-all-screens--docs'
const timeout = 60_000
const { url, stop } = await serveStatic({ dir, isCompressed: true })

/** Where a story or page is shown: in Storybook's frame, or alone. */
const previewOf = (page: Page) =>
  page.url().includes('/iframe.html') ? page.mainFrame() : page.frameLocator('#storybook-preview-iframe')

const loadStory = (address: string) =>
  visit(
    async (page) => {
      const startMs = performance.now()
      await page.goto(url + address, { waitUntil: 'commit' })
      await previewOf(page).locator('#storybook-root button').first().waitFor({ timeout })
      return performance.now() - startMs
    },
    { slowNetwork: true },
  )

/**
 * Runs in the page: waits until every picture of so many screens is there; a screen without one is shown live.
 * @returns how long after the first paint, ms
 */
async function waitForPictures(root: Element, count: number): Promise<number> {
  const areThere = () => {
    const images = [...root.querySelectorAll<HTMLImageElement>('picture > img')]
    const isWhole = images.length + root.querySelectorAll('[role="img"]').length === count
    return isWhole && images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  }
  await new Promise<void>((resolve) => {
    const look = () => (areThere() ? setTimeout(resolve) : requestAnimationFrame(look))
    look()
  })
  return performance.now() - (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN)
}

/** On a computer that does nothing else: no throttling. */
const loadOverview = (address: string) =>
  visit(
    async (page) => {
      await page.goto(url + address, { waitUntil: 'commit' })
      const preview = previewOf(page)
      await preview.locator('picture').first().waitFor({ timeout })
      return preview.locator('body').evaluate(waitForPictures, screens.length)
    },
    { slowCpu: 1 },
  )

const places = [
  { place: 'in its frame', story: `?path=/story/${story}`, overview: `?path=/docs/${overview}` },
  {
    place: 'alone',
    story: `iframe.html?viewMode=story&id=${story}`,
    overview: `iframe.html?viewMode=docs&id=${overview}`,
  },
]
for (const addresses of places) {
  printFigures(`First story of the Storybook ${addresses.place} at ${lineText}, median of ${runs}`, [
    {
      label: 'story shown',
      values: await repeat(() => loadStory(addresses.story)),
      goal: { most: firstStoryMs },
    },
  ])
}
for (const addresses of places) {
  printFigures(`All screens of the Storybook ${addresses.place}, not slowed down, median of ${runs}`, [
    {
      label: 'all pictures, from the first paint',
      values: await repeat(() => loadOverview(addresses.overview)),
      goal: { most: allScreensMs },
    },
  ])
}
await stop()
process.exit()
