import { parts as copy } from '#src/copy/publicPages.ts'
import { expectAccessible } from '#tests/e2e/axe.ts'
import type { Page } from '#tests/e2e/fixtures.ts'
import { findClippedText } from '#tests/e2e/inspect.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { findShifts, startRecordingShifts } from '#tests/e2e/shifts.ts'
import { expectAppStarted, delayRequests, partListUrl, serveParts } from '#tests/e2e/steps.ts'
import { createTestParts } from '#tests/support/testCatalogue.ts'

// The production build writes parts into prerendered pages (DATA-20), and prerenders a page for each part (PAGE-40).

const partName = 'Ventilated brake rotor 345 mm'
const getPartCard = (page: Page) => page.getByRole('article', { name: partName })

test.use({ isPainted: true })

test.beforeEach(({ page }) => serveParts(page))

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['', 'parts'])
    for (const width of [390, 1280])
      test(
        `/${path} shows parts with their prices and their date at ${width} px`,
        { tag: ['@release', '@oldest'] },
        async ({ page }) => {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(`./${path}`)
          await expect(getPartCard(page).getByText('$84.00')).toBeVisible()
          await expect(page.getByText(/^Prices and stock as of \d+ \w+ \d{4}\.$/)).toBeVisible()
          await expect(page.locator('body > noscript')).toBeVisible()
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        },
      )

  test('/parts links to the pages of the parts that it does not show, and these pages show the whole part', async ({
    page,
  }) => {
    await page.goto('./parts')
    await page.getByRole('link', { name: 'Wheel hub', exact: false }).first().click()
    await expect(page).toHaveURL(/\/part\/wheel-hub-front$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Front wheel hub, five-stud' })).toBeVisible()
    await expect(page.getByText('$62.30')).toBeVisible()
    await expect(page.getByRole('link', { name: copy.purchaseNow })).toHaveAttribute(
      'href',
      '/purchase/wheel-hub-front',
    )
  })
})

test('while the server does not respond, the parts are shown at once, but search and price list wait (DATA-20)', async ({
  page,
}) => {
  await page.route(partListUrl, () => undefined)
  await page.goto('./parts')
  await expectAppStarted(page)
  await expect(page.getByText(/^Prices and stock as of .* Updating…$/)).toBeVisible()
  await expect(getPartCard(page).getByText('$84.00')).toBeVisible()
  const purchaseLinkBox = await getPartCard(page).getByRole('link', { name: copy.purchaseNow }).boundingBox()
  expect(
    (purchaseLinkBox?.y ?? 800) + (purchaseLinkBox?.height ?? 0),
    'the first row ends above the fold (ORDER-18)',
  ).toBeLessThan(785)
  await expect(page.getByRole('button', { name: 'Price list (CSV)' })).toBeDisabled()
  await page.getByRole('searchbox').fill('coilover')
  await expect(page.getByRole('main').getByText(copy.loading)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('text that is typed into the search before the scripts run filters the parts (SPEED-14)', async ({ page }) => {
  const release = await delayRequests(page, /\/assets\/index-.*\.js/)
  await page.goto('./parts', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('coilover')
  release()
  await expect(page).toHaveURL(/\/parts\?q=coilover$/)
  await expect(page.getByRole('article', { name: 'Coilover kit, front pair' })).toBeVisible()
  await expect(getPartCard(page)).toBeHidden()
})

test('when the server fails and then returns a different list, the parts stay visible without shifts (SPEED-4)', async ({
  page,
}) => {
  await startRecordingShifts(page)
  let isDown = true
  await page.route(partListUrl, async (route) => {
    if (isDown) return route.fulfill({ status: 403, body: '' })
    const otherParts = createTestParts().filter((row) => !row.name?.startsWith('Coilover kit, front'))
    await route.fulfill({ json: otherParts.map((row) => (row.name === partName ? { ...row, price: 1284.5 } : row)) })
  })
  await page.goto('./parts')
  const failureNotice = page.getByText(/^We couldn’t update prices and stock\. These are from /)
  await expect(failureNotice).toBeVisible()
  await expect(getPartCard(page).getByText('$84.00')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Prices and stock are up to date.')).toBeVisible()
  await expect(getPartCard(page).getByText('$1,284.50')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Coilover kit, front pair' })).toHaveCount(0)
  expect(await findShifts(page)).toEqual([])
})

for (const query of ['', '?q=rotor', '?sort=priceUp', '?available=1', '?part=brake-rotor-345', '?stars=4'])
  test(
    `/${query} and /parts${query} are hydrated in place, without first showing other parts (DATA-20)`,
    { tag: ['@release', '@oldest'] },
    async ({ page }) => {
      for (const path of ['', 'parts']) {
        const release = await delayRequests(page, /\/assets\/index-.*\.js/)
        await page.goto(`./${path}${query}`, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { name: copy.title })).toBeVisible()
        await expect(page.locator('main article').first()).toBeVisible({ visible: /^$|stars/.test(query) })
        const heading = await page.getByRole('heading', { name: copy.title }).elementHandle()
        release()
        await expectAppStarted(page)
        await expect(page.getByText('Prices and stock are up to date.')).toBeVisible()
        await expect(page.locator('main article').first()).toBeVisible()
        const isSame = await page
          .getByRole('heading', { name: copy.title })
          .evaluate((current, previous) => current === previous, heading)
        expect(isSame, 'React keeps the elements of the file').toBe(true)
      }
    },
  )

test(
  'a snapshot older than three days shows no price, with and without the scripts (DATA-20)',
  { tag: '@release' },
  async ({ page }) => {
    await page.clock.setFixedTime(Date.now() + 4 * 24 * 3600 * 1000)
    await page.route(partListUrl, () => undefined)
    const release = await delayRequests(page, /\/assets\/index-.*\.js/)
    await page.goto('./parts', { waitUntil: 'commit' })
    await expect(getPartCard(page)).toBeVisible()
    await expect(getPartCard(page).getByText('$84.00')).toBeHidden()
    release()
    await expect(page.getByText('Updating prices and stock…')).toBeVisible()
    await expect(getPartCard(page).getByText('$84.00')).toBeHidden()
  },
)

test(
  'the page of a part is accessible and fits, in both themes, at every width and in print (PAGE-40)',
  { tag: '@release' },
  async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [320, 768, 1280]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 800 })
        await page.goto('./part/brake-rotor-345')
        await expect(page.getByRole('heading', { level: 1, name: partName })).toBeVisible()
        expect(await page.evaluate(findClippedText), `${colorScheme}, ${width} px`).toEqual([])
        await expectAccessible(page, `${colorScheme}, ${width} px`)
      }
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.setViewportSize({ width: 718, height: 1047 })
    await expect(page.getByText('$84.00')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open in the shop' })).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(20, 24, 29)')
  },
)

test('the page of a part links to the shop, and the URL of a part that is newer than the build opens the shop (PAGE-40)', async ({
  page,
}) => {
  await page.goto('./part/brake-rotor-345')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: copy.purchaseNow })).toBeFocused()
  await page.getByRole('link', { name: 'Open in the shop' }).click()
  await expect(page.getByRole('dialog', { name: partName })).toBeVisible()
  await page.goto('./part/newer-than-the-build')
  await expect(page).toHaveURL(/\/parts\?part=newer-than-the-build$/)
  await expect(page.getByRole('main').getByText('This part isn’t in the list')).toBeVisible()
})
