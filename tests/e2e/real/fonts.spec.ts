import { isPrerendered, pageNames, pages } from '#src/domain/pages.ts'
import { test as base, expect, type Page } from '#tests/e2e/fixtures.ts'
import { findShifts, startRecordingShifts } from '#tests/e2e/shifts.ts'
import { delayRequests, expectAppStarted, partListUrl } from '#tests/e2e/steps.ts'
import { createLaunchOptions } from '#tests/support/browser.ts'
import type { FontSet } from '#tests/support/fonts.ts'
import { createTestParts } from '#tests/support/testCatalogue.ts'

/** Playwright's `test` in a browser that finds only the system fonts of one set. */
const test = base.extend<{ fonts: FontSet }>({
  fonts: ['arial', { option: true }],
  context: async ({ fonts, playwright }, use) => {
    const browser = await playwright.chromium.launch(createLaunchOptions(fonts))
    await use(await browser.newContext())
    await browser.close()
  },
})

test.use({ isPainted: true })

const publicPages = pageNames.filter(isPrerendered).map((name) => `.${pages[name].path}`)

/** Window widths of phones, a tablet and computers. */
const viewportWidths = [320, 390, 412, 768, 1280, 1440]

/** Opens a page, and waits until the network is idle. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  await expectAppStarted(page)
  await page.waitForLoadState('networkidle')
}

/** Removes the web fonts and adds them again, as if they had loaded late. Runs in the page. */
async function swapFonts(): Promise<void> {
  const webFonts = [...document.fonts].filter(({ family }) => !family.includes('Fallback'))
  if (webFonts.length === 0) throw new Error('the page has not loaded its web fonts')
  const waitForFrames = async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  }
  for (const font of webFonts) document.fonts.delete(font)
  await waitForFrames()
  ;(window as unknown as { shifts: unknown[] }).shifts.length = 0
  for (const font of webFonts) document.fonts.add(font)
  await waitForFrames()
}

for (const fonts of ['arial', 'roboto', 'dejavu'] as const)
  test.describe(`on a computer with the fonts ${fonts}`, { tag: '@release' }, () => {
    test.use({ fonts })
    test('every prerendered page stays in place when the web fonts load (SPEED-4)', async ({ page }) => {
      await startRecordingShifts(page)
      for (const path of publicPages) {
        await openPage(page, path)
        for (const width of viewportWidths) {
          await page.setViewportSize({ width, height: 800 })
          await page.evaluate(swapFonts)
          expect.soft(await findShifts(page), `${path}, ${width} px`).toEqual([])
        }
      }
    })
  })

test.describe('on a computer with none of the shop’s fonts', { tag: '@release' }, () => {
  test.use({ fonts: 'unknown' })
  test('a page keeps the installed fonts and loads no web fonts (SPEED-4)', async ({ page }) => {
    await startRecordingShifts(page)
    await openPage(page, './')
    expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBe(0)
    expect(await findShifts(page)).toEqual([])
  })
})

/**
 * The server's list a day after the snapshot. Prices, stock and three names have changed, and the last part has been
 * removed.
 */
const nextDayParts = createTestParts()
  .slice(0, -1)
  .map((part, index) => ({ ...part, price: Number(part.price) * 1.15, availableParts: index === 1 ? 0 : 12_480 }))
for (const [index, name] of ['Ventilated brake rotor 345 mm, second series', 'Coilovers', 'Turbocharger'].entries())
  Object.assign(nextDayParts[index] ?? {}, { name })

for (const fonts of ['arial', 'roboto', 'dejavu', 'unknown'] as const)
  test.describe(`with the fonts ${fonts}`, { tag: fonts === 'arial' ? [] : '@release' }, () => {
    test.use({ fonts })
    test('the parts stay in place when the server’s list replaces the snapshot (SPEED-4)', async ({ page }) => {
      await startRecordingShifts(page)
      await page.route(partListUrl, (route) => route.fulfill({ json: nextDayParts }))
      for (const path of ['./', './parts'])
        for (const width of [390, 1280]) {
          const releasePartList = await delayRequests(page, partListUrl)
          await page.setViewportSize({ width, height: 800 })
          await page.goto(path)
          const firstCard = page.locator('#parts article').first()
          await expect(page.getByText(/Updating…$/)).toBeVisible()
          await firstCard.scrollIntoViewIfNeeded()
          releasePartList()
          await expect(firstCard.getByRole('heading')).toHaveText(/second series/)
          await expect(page.getByText('Prices and stock are up to date.')).toBeVisible()
          expect.soft(await findShifts(page), `${path}, ${width} px`).toEqual([])
        }
    })
  })
