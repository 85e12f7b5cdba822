import { expect, test, type Page } from '#tests/e2e/fixtures.ts'

async function countColumns(page: Page, name: string): Promise<number> {
  const cards = page.getByRole('region', { name }).getByRole('article')
  await expect(cards.nth(3)).toBeVisible()
  const cardLeftEdges = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().left)),
  )
  return new Set(cardLeftEdges).size
}

test('parts have 3 columns and reviews have 2, except on small screens', async ({ page }) => {
  await page.goto('./')
  for (const [width, ...columns] of [
    [768, 3, 2],
    [767, 1, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const columnCounts = [await countColumns(page, 'AVAILABLE PARTS'), await countColumns(page, 'What Our Clients Say')]
    expect(columnCounts, `${width} px`).toEqual(columns)
  }
})

test('an anchor scrolls to below the sticky navbar, even if content loads late (PAGE-3)', async ({ page }) => {
  for (const anchor of ['aboutus', 'business', 'customize']) {
    await page.goto('about:blank')
    await page.goto(`./#${anchor}`)
    await expect(page.getByRole('article').first()).toBeVisible()
    const navbarBox = await page.getByRole('banner').boundingBox()
    const getAnchorTop = async () => (await page.locator(`#${anchor}`).boundingBox())?.y ?? NaN
    await expect.poll(getAnchorTop, anchor).toBeLessThan(200)
    expect(await getAnchorTop(), anchor).toBeGreaterThanOrEqual((navbarBox?.height ?? NaN) - 1)
  }
})

test('a link to another page, and Back, scroll to the top and focus the heading (PAGE-3)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('./')
  await expect(page.getByRole('article').first()).toBeVisible()
  const scrollDown = () => page.evaluate(() => scrollTo(0, 1500))
  const expectScrolledToTop = async (name: string | RegExp) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
  await scrollDown()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Tools' }).click()
  await expectScrolledToTop('AVAILABLE PARTS')
  await scrollDown()
  await page.goBack()
  await expectScrolledToTop(/car parts manufacturer$/)
})

test.describe('stars', () => {
  test.use({ hasTouch: true })

  test('are set by mouse and by touch, in half steps', async ({ page }) => {
    await page.goto('./dashboard/addreviews')
    await page.getByRole('button', { name: 'Demo User' }).click()
    const rating = page.getByRole('slider', { name: 'Rating' })
    const sliderBox = await rating.boundingBox()
    if (!sliderBox) throw new Error('the slider is missing')
    // The slider has 11 positions, from 0 to 5 stars in half stars.
    const getStarsPoint = (stars: number) =>
      [sliderBox.x + ((stars * 2 + 0.5) / 11) * sliderBox.width, sliderBox.y + sliderBox.height / 2] as const
    await page.mouse.click(...getStarsPoint(3.5))
    await expect(rating).toHaveValue('3.5')
    await page.touchscreen.tap(...getStarsPoint(4.5))
    await expect(rating).toHaveValue('4.5')
  })
})
