import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { enterDemo } from '#tests/e2e/steps.ts'

/** A4 without its margins, at 96 px to the inch. */
const a4 = { width: 718, height: 1047 }

/** Lightness of a colour, 0 (black) to 255. */
const lightness = (page: Page, selector: string, property: 'color' | 'background-color') =>
  page.evaluate(
    ([wanted, name]) => {
      const element = document.querySelector(wanted)
      const [red = 0, green = 0, blue = 0, alpha = 1] = (
        (element &&
          getComputedStyle(element)
            .getPropertyValue(name)
            .match(/[\d.]+/g)) ??
        []
      ).map(Number)
      return alpha === 0 ? 255 : (red + green + blue) / 3
    },
    [selector, property] as const,
  )

async function expectPaper(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize(a4)
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await expect(page.getByText('hello@dhruva-auto.example')).toBeVisible()
  // Dark text on white, in every theme.
  expect(await lightness(page, 'body', 'background-color')).toBe(255)
  expect(await lightness(page, 'main h1, main h2', 'color')).toBeLessThan(64)
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(tooWide, 'the page fits the paper width').toBeLessThanOrEqual(0)
}

async function enterDark(page: Page, who: 'Demo User' | 'Demo Admin') {
  await page.emulateMedia({ colorScheme: 'dark' })
  await enterDemo(page, who)
  // The choice in the footer overrides the device setting; print styles override both.
  await page.evaluate(() => localStorage.setItem('dhruva:theme', 'dark'))
}

async function expectTableOnPaper(page: Page) {
  await expect(page.getByRole('table')).toBeVisible()
  await expectPaper(page)
  await expect(page.getByRole('table')).toHaveCSS('display', 'table')
  await expect(page.getByRole('columnheader').first()).toHaveCSS('position', 'static')
}

test('My Orders and a receipt on paper', { tag: '@release' }, async ({ page }) => {
  await enterDark(page, 'Demo User')
  await page.goto('./dashboard/mypurchases')
  await expectTableOnPaper(page)

  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('row').filter({ hasText: 'Coilover' }).getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Receipt' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { print: () => void (document.title = 'printed') }))
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page).toHaveTitle('printed')
  await expectPaper(page)
  for (const text of ['Coilover', '4 pcs', '$312.50', '$1,250.00', 'Kamal Hossain', 'All-Ready Paid · pi_3Q9xK2']) {
    await expect(page.getByText(text).first()).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
})

test('the lists of the admin on paper', { tag: '@release' }, async ({ page }) => {
  await enterDark(page, 'Demo Admin')
  for (const path of ['manageallorders', 'manageUserReviews', 'makeadmin']) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(`./dashboard/${path}`)
    await expectTableOnPaper(page)
  }
})
