import { expect, test } from '#tests/e2e/fixtures.ts'

test('a press beside an open menu closes it, and does not reach the page', { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 640 })
  await page.goto('./')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  await page.evaluate(() => {
    const shop = document.querySelector<HTMLElement>('#root')
    shop?.addEventListener('pointerdown', () => (shop.dataset.pressed = ''))
  })
  await page.mouse.click(10, 400)
  await expect(menu).toBeHidden()
  await expect(page.locator('#root')).not.toHaveAttribute('data-pressed')
  await page.mouse.click(10, 400)
  await expect(page.locator('#root')).toHaveAttribute('data-pressed')
})
