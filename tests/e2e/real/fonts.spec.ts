import { isPrerendered, pageNames, pages } from '#src/domain/pages.ts'
import { test as base, expect, type Page } from '#tests/e2e/fixtures.ts'
import { findShifts, watchShifts } from '#tests/e2e/shifts.ts'
import { expectStarted } from '#tests/e2e/steps.ts'
import { launchOptions } from '#tests/support/browser.ts'
import type { FontSet } from '#tests/support/fonts.ts'

/** Playwright's test, in a browser with a given set of system fonts. */
const test = base.extend<{ fonts: FontSet }>({
  fonts: ['arial', { option: true }],
  context: async ({ fonts, playwright }, use) => {
    const browser = await playwright.chromium.launch(launchOptions(fonts))
    await use(await browser.newContext())
    await browser.close()
  },
})

test.use({ isPainted: true })

const publicPages = pageNames.filter(isPrerendered).map((name) => `.${pages[name].path}`)

/** Widths of phones, a tablet and computers. */
const widths = [320, 390, 412, 768, 1280, 1440]

/** Opens a page, and waits until it is idle. */
async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  await expectStarted(page)
  await page.waitForLoadState('networkidle')
}

/** Shows the page in the system fonts, then in the web fonts, as if they loaded late. Runs in the page. */
async function swapFonts(): Promise<void> {
  const webFonts = [...document.fonts].filter(({ family }) => !family.includes('Fallback'))
  if (webFonts.length === 0) throw new Error('the page has not loaded its web fonts')
  const nextFrames = async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  }
  for (const font of webFonts) document.fonts.delete(font)
  await nextFrames()
  ;(window as unknown as { shifts: unknown[] }).shifts.length = 0
  for (const font of webFonts) document.fonts.add(font)
  await nextFrames()
}

for (const fonts of ['arial', 'roboto', 'dejavu'] as const)
  test.describe(`on a computer with ${fonts}`, { tag: '@release' }, () => {
    test.use({ fonts })
    test('every prerendered page stays in place when the web fonts load (SPEED-4)', async ({ page }) => {
      await watchShifts(page)
      for (const path of publicPages) {
        await open(page, path)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          await page.evaluate(swapFonts)
          expect.soft(await findShifts(page), `${path}, ${width} px`).toEqual([])
        }
      }
    })
  })

test.describe('on a computer with none of the shop’s fonts', { tag: '@release' }, () => {
  test.use({ fonts: 'unknown' })
  test('a page is shown in the fonts that are installed (SPEED-4)', async ({ page }) => {
    await watchShifts(page)
    await open(page, './')
    expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBe(0)
    expect(await findShifts(page)).toEqual([])
  })
})
