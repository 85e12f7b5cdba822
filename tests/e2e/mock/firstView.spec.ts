import { openLink } from '#tests/e2e/demoPanel.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'

test('at 1280 × 800 px the first row of parts on Tools, with prices and buttons, is above the fold (ORDER-18)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('./parts')
  await expect(page.getByRole('article').nth(2)).toBeVisible()
  for (const card of (await page.getByRole('article').all()).slice(0, 3)) {
    const box = await card.getByRole('link', { name: 'Purchase Now' }).boundingBox()
    expect((box?.y ?? 800) + (box?.height ?? 0)).toBeLessThan(785)
  }
})

test('on a phone the first part on Tools begins above y = 300, and two parts are in view (ORDER-18)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./parts')
  const cards = page.getByRole('article')
  await expect(cards.nth(1)).toBeVisible()
  expect((await cards.nth(0).boundingBox())?.y).toBeLessThan(300)
  const secondBox = await cards.nth(1).boundingBox()
  expect((secondBox?.y ?? 844) + (secondBox?.height ?? 0)).toBeLessThan(844)
})

test('on a phone an open order can be closed without scrolling (ADMIN-14)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLink(page, { as: 'admin', path: '/dashboard/manageallorders?order=order-1006' }, { panel: 'hidden' })
  const orderDialog = page.getByRole('dialog')
  await expect(orderDialog).toBeFocused()
  await expect(orderDialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
})
