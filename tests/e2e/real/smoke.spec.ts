import { expect, test } from '#tests/e2e/fixtures.ts'

test('the production build shows the parts of the API over HTTP', async ({ page }) => {
  await page.goto('./parts')
  await expect(page.getByRole('heading', { level: 1, name: 'AVAILABLE PARTS' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Purchase Now/ }).first()).toBeVisible()
})
