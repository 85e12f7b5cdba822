import { expect, test } from '#tests/e2e/fixtures.ts'

for (const [anchor, heading] of [
  ['aboutus', 'SOMTHING ABOUT US'],
  ['business', 'Our Business Improvments'],
  ['customize', 'CUSTOMIXZE YOUR MECHINE'],
] as const) {
  test(`#${anchor} scrolls to below the sticky navbar, even if content loads late (PAGE-3)`, async ({ page }) => {
    await page.goto(`./#${anchor}`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
    const bar = await page.getByRole('banner').boundingBox()
    const section = await page.locator(`#${anchor}`).boundingBox()
    const top = section?.y ?? NaN
    expect(top).toBeGreaterThanOrEqual((bar?.height ?? NaN) - 1)
    expect(top).toBeLessThan(200)
  })
}

test('navigation scrolls to the top and focuses the heading, from the menu of a small screen too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('./')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.mouse.wheel(0, 1500)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /car parts manufacturer$/ })).toBeFocused()
})

test('a change of the query alone does not scroll (PAGE-3)', async ({ page }) => {
  await page.goto('./parts')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('searchbox').fill('brake')
  await expect(page).toHaveURL(/\?q=brake$/)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('article').first()).toContainText(/brake/i)
})
