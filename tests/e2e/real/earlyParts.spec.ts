import { makePart } from '#mocks/seed/builders.ts'
import type { Page } from '#tests/e2e/fixtures.ts'
import { holdBack } from '#tests/e2e/holdBack.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { expectNoShifts, watchShifts } from '#tests/e2e/shifts.ts'
import { expectStarted, heading } from '#tests/e2e/steps.ts'

const scripts = /\/assets\/.*\.js/
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Every kind of card, and texts that would be markup. */
const parts = [
  makePart({ _id: 'a', image: picture }),
  makePart({ _id: 'b/..?#', image: null, name: '<b>Rotor</b>', describe: '' }),
  makePart({ _id: 'c', image: picture, price: null }),
  makePart({ _id: 'd', image: null, availableParts: 0 }),
  makePart({ _id: 'e', image: picture, name: '', availableParts: 3, minimumQuantity: 4 }),
]

const answerWith = (page: Page, json: unknown) =>
  page.route('**/api/parts', (route) => route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } }))

const many = (count: number) => Array.from({ length: count }, (_, index) => makePart({ _id: `${index}`, image: null }))

/** The text of the toolbar and the first cards. */
const readCatalogue = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) => [
      main.querySelector('form')?.textContent,
      ...[...main.querySelectorAll('article')].slice(0, 9).map(({ outerHTML }) => outerHTML),
    ])

test.use({ isPainted: true })

for (const [title, answer] of [
  ['every kind of card', parts],
  ['one part', parts.slice(0, 1)],
  ['more than the first ones', many(40)],
  ['a long list', many(1001)],
] as const)
  test(`the first parts are there before the scripts, and stay in place: ${title}`, async ({ page }) => {
    await answerWith(page, answer)
    await watchShifts(page)
    const releaseScripts = await holdBack(page, scripts)
    await page.goto('./parts', { waitUntil: 'commit' })
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(Math.min(answer.length, 9))
    const early = await readCatalogue(page)
    const elements = await cards.elementHandles()
    releaseScripts()
    await expectStarted(page)
    await page.waitForLoadState('networkidle')
    expect(await readCatalogue(page)).toEqual(early)
    for (const element of elements) expect(await element.evaluate((node) => node.isConnected)).toBe(true)
    await expectNoShifts(page, '/parts')
  })

test('a card’s link works before the scripts', async ({ page }) => {
  const releaseScripts = await holdBack(page, scripts)
  await page.goto('./parts', { waitUntil: 'commit' })
  const card = page.getByRole('main').getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const link = card.getByRole('link', { name: 'Purchase Now' })
  await expect(link).toHaveAccessibleDescription(name)
  await link.click()
  await expect(page).toHaveURL(/\/purchase\//)
  releaseScripts()
  await expect(heading(page, /Login/i)).toBeVisible()
  await expect(page.getByRole('main').getByText(name)).toBeVisible()
})

test('what is typed and chosen before the scripts is searched and sorted by them', async ({ page }) => {
  const releaseScripts = await holdBack(page, scripts)
  await page.goto('./parts', { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Search parts' }).fill('brake')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('priceUp')
  releaseScripts()
  await expectStarted(page)
  await expect(page).toHaveURL(/\?q=brake&sort=priceUp$/)
  await expect(page.getByRole('searchbox', { name: 'Search parts' })).toHaveValue('brake')
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('priceUp')
})

for (const [title, path, answer] of [
  ['a search', './parts?q=rotor', parts],
  ['a broken answer', './parts', [{ name: 'no id' }]],
  ['no parts', './parts', []],
] as const)
  test(`before the scripts the page waits, with ${title}`, async ({ page }) => {
    await answerWith(page, answer)
    const releaseScripts = await holdBack(page, scripts)
    const answered = page.waitForResponse('**/api/parts')
    await page.goto(path, { waitUntil: 'commit' })
    await (await answered).finished()
    await expect(page.getByRole('main').getByText('Loading parts')).toBeVisible()
    releaseScripts()
    await expectStarted(page)
    await expect(page.getByRole('main').getByText('Loading parts')).toBeHidden()
  })

test('a later visit of the page shows the answer to its own question', async ({ page }) => {
  await page.goto('./parts')
  await expectStarted(page)
  await expect.poll(() => page.evaluate(() => 'earlyParts' in window)).toBe(false)
})
