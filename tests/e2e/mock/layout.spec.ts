import { expect, test, type Page } from '#tests/e2e/fixtures.ts'

/** The number of columns of a section's cards. */
async function countColumns(page: Page, name: string): Promise<number> {
  const cards = page.getByRole('region', { name }).getByRole('article')
  await expect(cards.nth(3)).toBeVisible()
  const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)))
  return new Set(lefts).size
}

test('parts have 3 columns on medium and larger screens and 1 on small ones, reviews have 2', async ({ page }) => {
  await page.goto('./')
  for (const [width, parts, reviews] of [
    [1280, 3, 2],
    [768, 3, 2],
    [767, 1, 1],
    [320, 1, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect([
      width,
      await countColumns(page, 'AVAILABLE PARTS'),
      await countColumns(page, 'What Our Clients Say'),
    ]).toEqual([width, parts, reviews])
  }
})
