import sharp from 'sharp'
import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/e2e/fixtures.ts'

test.use({ isPainted: true })

/** @param channel an sRGB channel from 0 to 255 */
const linearizeChannel = (channel: number) =>
  channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4
const getLuminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.2126 * linearizeChannel(red) + 0.7152 * linearizeChannel(green) + 0.0722 * linearizeChannel(blue)

/** @returns the lowest contrast between a light text and the pixels behind it */
async function getContrast(target: Locator): Promise<number> {
  const color = await target.evaluate((element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [])
  const box = await target.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x, y, width, height }
  })
  await target.evaluate((element) => element.style.setProperty('color', 'transparent', 'important'))
  const png = await target.page().screenshot({ clip: box })
  await target.evaluate((element) => element.style.removeProperty('color'))
  const pixels = await sharp(png).removeAlpha().raw().toBuffer()
  let highestLuminance = 0
  for (let index = 0; index < pixels.length; index += 3)
    highestLuminance = Math.max(highestLuminance, getLuminance([...pixels.subarray(index, index + 3)]))
  return (getLuminance(color) + 0.05) / (highestLuminance + 0.05)
}

for (const width of [1280, 1440, 1920, 2560])
  test(`at ${width} px the hero's texts stand out from its photographs (LOOK-1)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto('./')
    for (const [subject, headline] of [
      ['Engine', 'Built to run'],
      ['Tires', 'Made to grip'],
      ['Wheels', 'Forged to turn'],
    ] as const) {
      const slide = page.getByRole('group', { name: subject })
      await expect(slide.getByRole('heading', { name: headline })).toBeVisible()
      await slide.locator('img').evaluate((image: HTMLImageElement) => image.decode())
      for (const text of [subject, headline, '25 years of experience in the manufacture industry.', 'COLLECTIONS'])
        expect(await getContrast(slide.getByText(text, { exact: true })), `${subject}: ${text}`).toBeGreaterThan(4.5)
      await page.getByRole('button', { name: 'Next slide' }).click()
    }
  })

test('at 1920 px the dashboard’s table is as wide as the navbar above it', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('./dashboard/manageallorders')
  await page.getByRole('button', { name: 'Demo Admin' }).click()
  const tableBox = await page.getByRole('table').boundingBox()
  const logoutBox = await page.getByRole('button', { name: 'LOGOUT' }).boundingBox()
  expect(tableBox?.width).toBeGreaterThan(1400)
  expect((tableBox?.x ?? 0) + (tableBox?.width ?? 0)).toBeCloseTo((logoutBox?.x ?? 0) + (logoutBox?.width ?? 0), 0)
})

test('at 1280 × 800 px the orders begin at y = 330 or above, and seven rows of at most 60 px are in view (LOOK-6)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('./dashboard/manageallorders')
  await page.getByRole('button', { name: 'Demo Admin' }).click()
  const table = page.getByRole('table')
  await expect(table.getByRole('row').nth(7)).toBeVisible()
  expect((await table.boundingBox())?.y).toBeLessThanOrEqual(330)
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()))
  expect(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(60)
  expect(rows.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(7)
})
