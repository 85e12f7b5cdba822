import { expect, test, type Page } from '#tests/e2e/fixtures.ts'

for (const [anchor, heading] of [
  ['aboutus', 'SOMTHING ABOUT US'],
  ['business', 'Our Business Improvments'],
  ['customize', 'CUSTOMIXZE YOUR MECHINE'],
] as const) {
  test(
    `#${anchor} scrolls to below the sticky navbar, even if content loads late (PAGE-3)`,
    { tag: '@release' },
    async ({ page }) => {
      await page.goto(`./#${anchor}`)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
      const bar = await page.getByRole('banner').boundingBox()
      const section = await page.locator(`#${anchor}`).boundingBox()
      const top = section?.y ?? NaN
      expect(top).toBeGreaterThanOrEqual((bar?.height ?? NaN) - 1)
      expect(top).toBeLessThan(200)
    },
  )
}

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

test(
  'navigation scrolls to the top and focuses the heading, from the menu of a small screen too',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('./')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.mouse.wheel(0, 1500)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused()
    expect(await scrollY(page)).toBe(0)
  },
)

test(
  'Back and Forward to another page scroll to its top and focus its heading (PAGE-3)',
  { tag: '@release' },
  async ({ page }) => {
    const visit = async (heading: string | RegExp) => {
      const h1 = page.getByRole('heading', { level: 1, name: heading })
      await expect(h1).toBeFocused()
      await expect(page.getByRole('article').last()).toBeVisible()
      // A browser that restores a position does so before it has painted twice.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(await scrollY(page)).toBe(0)
      await page.evaluate(() => scrollTo(0, 1500))
    }
    await page.goto('./')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.evaluate(() => scrollTo(0, 1500))
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'Tools' }).click()
    await visit('AVAILABLE PARTS')
    await page.goBack()
    await visit(/car parts manufacturer$/)
    await page.goForward()
    await visit('AVAILABLE PARTS')
  },
)

test('a change of the query alone does not scroll (PAGE-3)', { tag: '@release' }, async ({ page }) => {
  await page.goto('./parts')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('searchbox').fill('brake')
  await expect(page).toHaveURL(/\?q=brake$/)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('article').first()).toContainText(/brake/i)
})
