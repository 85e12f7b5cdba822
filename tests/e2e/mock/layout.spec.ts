import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { toast } from '#tests/e2e/steps.ts'

/** The number of columns of a section's cards. */
async function countColumns(page: Page, name: string): Promise<number> {
  const cards = page.getByRole('region', { name }).getByRole('article')
  await expect(cards.nth(3)).toBeVisible()
  const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)))
  return new Set(lefts).size
}

test(
  'parts have 3 columns on medium and larger screens and 1 on small ones, reviews have 2',
  { tag: '@release' },
  async ({ page }) => {
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
  },
)

test('toasts stand below the bar, so nothing in it is covered', { tag: '@release' }, async ({ page }) => {
  await page.goto('./login')
  await page.getByLabel('Email').fill('demo.user@dhruva.example')
  await page.getByRole('button', { name: 'Forget Password' }).click()
  const shown = toast(page, 'Reset Password Email Sended')
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const bar = await page.getByRole('banner').boundingBox()
    const top = (await shown.boundingBox())?.y
    expect(top, `${width} px`).toBeGreaterThanOrEqual((bar?.height ?? NaN) - 1)
  }
})

test(
  'in forced colours one link of the navbar and one of the footer look current',
  { tag: '@release' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('./parts')
    const looks = (name: string) =>
      page
        .getByRole('navigation', { name })
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => {
            const { borderBlockEndColor, textDecorationLine } = getComputedStyle(link)
            return [link.ariaCurrent !== null, borderBlockEndColor + textDecorationLine]
          }),
        )
    for (const name of ['Main', 'Footer']) {
      const all = await looks(name)
      const current = all.find(([isCurrent]) => isCurrent)?.[1]
      expect(
        all.filter(([, look]) => look === current).map(([isCurrent]) => isCurrent),
        name,
      ).toEqual([true])
    }
  },
)

test('a mouse selects the text of the hero', { tag: '@release' }, async ({ page }) => {
  await page.goto('./')
  const box = await page.getByRole('region', { name: 'Dhruva Auto Works' }).getByRole('heading').first().boundingBox()
  if (!box) throw new Error('no heading')
  await page.mouse.move(box.x + 2, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 200, box.y + 10, { steps: 5 })
  await page.mouse.up()
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('')
  await expect(page.getByRole('group', { name: 'Engine, 1 of 3' })).toBeVisible()
})
