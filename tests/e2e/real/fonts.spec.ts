import type { Browser } from '@playwright/test'
import * as z from 'zod/mini'
import { titles } from '#src/copy/titles.ts'
import { isPrerendered, pageNames, pages } from '#src/domain/pages.ts'
import { expect, test as base, type Page } from '#tests/e2e/fixtures.ts'
import { holdBack } from '#tests/e2e/holdBack.ts'
import { restyle, unpainted } from '#tests/e2e/inspect.ts'
import { compareLayouts, keepWebFonts } from '#tests/e2e/real/support/layoutMoves.ts'
import { expectNoShifts, watchShifts } from '#tests/e2e/shifts.ts'
import { launchOptions } from '#tests/support/browser.ts'
import type { FontSet } from '#tests/support/fonts.ts'

/** Playwright's test, in a browser on a computer with certain fonts. */
const test = base.extend<{ fonts: FontSet }, { browserWith: (fonts: FontSet) => Promise<Browser> }>({
  fonts: ['arial', { option: true }],
  // One browser for all tests of a worker: to start one takes as long as to open a page.
  browserWith: [
    async ({ playwright }, use) => {
      const browsers: Partial<Record<FontSet, Promise<Browser>>> = {}
      await use((fonts) => (browsers[fonts] ??= playwright.chromium.launch(launchOptions(fonts))))
      for (const browser of await Promise.all(Object.values(browsers))) await browser.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ fonts, browserWith, baseURL }, use) => {
    const browser = await browserWith(fonts)
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 390, height: 800 },
      reducedMotion: 'reduce',
    })
    await use(context)
    await context.close()
  },
})

test.use({ isPainted: true })

const publicPages = pageNames.filter(isPrerendered).map((name) => `.${pages[name].path}`)

/** Every 10 px from a small phone to a desktop. */
const widths = Array.from({ length: 113 }, (_, index) => 320 + index * 10)

/** Whether the page is shown in the web fonts. */
const hasWebFonts = (page: Page) => page.evaluate(() => window.webFonts.every((font) => document.fonts.has(font)))

/** Opens a page, lets its fonts come last, as on a slow line, and expects that nothing moves. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  const releaseFonts = await holdBack(page, /\.woff2$/)
  await page.goto(path)
  // The scripts ask for them when they have started.
  await page.waitForFunction(() => window.webFonts.length === 2)
  await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0)
  releaseFonts()
  await page.evaluate(() => Promise.all(window.webFonts.map((font) => font.loaded)).then(() => undefined))
  await expectNoShifts(page, `${path}, ${await page.evaluate(() => innerWidth)} px`)
}

/** @returns what sets the width of a page's window, for the browser with less work than `setViewportSize` */
async function resizerOf(page: Page): Promise<(width: number) => Promise<unknown>> {
  const devTools = await page.context().newCDPSession(page)
  const metrics = { height: 800, deviceScaleFactor: 1, mobile: false }
  return (width) => devTools.send('Emulation.setDeviceMetricsOverride', { ...metrics, width })
}

/** More parts than any window shows. The list below takes most of the time. */
const visibleParts = 8

test.beforeEach(async ({ page }) => {
  await page.route('**/api/parts', async (route) => {
    const response = await route.fetch()
    const parts = z.parse(z.array(z.unknown()), await response.json())
    await route.fulfill({ response, json: parts.slice(0, visibleParts) })
  })
  await watchShifts(page)
  await page.addInitScript(keepWebFonts)
})

// A page that is still asking when its test ends is no failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/**
 * The widths at which web fonts move a page are found without loading it anew: only the fonts change between two layouts,
 * as when they come late. There, and at a phone's width, the page is opened, and the browser itself scores the shift.
 */
for (const fonts of ['arial', 'roboto', 'dejavu'] as const)
  test.describe(`on a computer with ${fonts}`, () => {
    test.use({ fonts })
    // Each lays a page out 226 times.
    test.describe.configure({ timeout: 400_000 })
    for (const path of publicPages)
      test(`${path} stays in place at every width when the web fonts come (SPEED-4)`, async ({ page }) => {
        await openWithLateFonts(page, path)
        await page.evaluate(restyle, unpainted)
        const resize = await resizerOf(page)
        const moves: { width: number; score: number; worst: string }[] = []
        for (const width of widths) {
          await resize(width)
          const { score, worst } = await page.evaluate(compareLayouts)
          if (score > 0.01) moves.push({ width, score, worst })
        }
        expect(moves.length, `the web fonts are shown at most widths: ${JSON.stringify(moves)}`).toBeLessThan(20)
        const [worst] = moves.toSorted((a, b) => b.score - a.score)
        if (!worst) return
        await resize(worst.width)
        await openWithLateFonts(page, path)
      })
  })

test.describe('on a computer with no font that the shop knows', () => {
  test.use({ fonts: 'unknown' })
  for (const path of publicPages)
    test(`${path} stays in place (SPEED-4)`, async ({ page }) => {
      await openWithLateFonts(page, path)
    })

  test('the web fonts are for the next page', async ({ page }) => {
    await openWithLateFonts(page, './about')
    expect(await hasWebFonts(page)).toBe(false)
    await page.getByRole('contentinfo').getByRole('link', { name: titles.parts }).click()
    await expect.poll(() => hasWebFonts(page)).toBe(true)
    await expectNoShifts(page, '/parts')
  })
})
