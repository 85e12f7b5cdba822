import { captionCopy as texts } from '#mocks/demo/copy/caption.ts'
import { storageKey } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { sessionKey } from '#mocks/platform/mockIdentity.ts'
import type { Tour } from '#mocks/demo/tour/tour.ts'
import { tours } from '#mocks/demo/tour/tours.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { heading } from '#tests/e2e/steps.ts'
import { manageOrders } from '#src/copy/manageOrders.ts'
import { parts } from '#src/copy/parts.ts'
import { titles } from '#src/copy/titles.ts'

const caption = (page: Page) => page.getByRole('region', { name: texts.label, exact: true })
const captionButton = (page: Page, name: string) => caption(page).getByRole('button', { name, exact: true })

/** Opens a tour by its link, with a clock that can be put forward: reading times and pauses cost nothing. */
async function openTour(page: Page, { id }: Tour, path = './') {
  await page.clock.install()
  await page.goto(`${path}?tour=${id}`)
}

/** Puts the clock forward until so many steps are done. */
const expectDone = (page: Page, count: number) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(1500)
        return caption(page).getByRole('progressbar').getAttribute('aria-valuenow')
      },
      { intervals: [20], timeout: 30_000 },
    )
    .toBe(String(count))

/** What a moment of the demo is: the world, who is signed in, the page, and what it shows. */
async function snapshot(page: Page) {
  await page.clock.fastForward(8000) // toasts are gone, and payments at rest
  const kept = await page.evaluate(
    ([world, session]) => ({
      world: JSON.parse(localStorage.getItem(world) ?? 'null'),
      session: localStorage.getItem(session),
    }),
    [storageKey, sessionKey] as const,
  )
  return { ...kept, url: page.url(), seen: await page.locator('main').innerText() }
}

/** Uses the shop as anybody would. */
async function expectUsableShop(page: Page) {
  await expect(caption(page)).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: titles.parts }).click()
  await expect(heading(page, parts.title)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
}

const count = ({ steps }: Tour) => steps.length

/** The longest one has the steps of the others: it is enough for the demo at the root of a host. */
const atRoot = ({ id }: Tour) => (id === 'allOfIt' ? ['@root'] : [])
const inOldest = ({ id }: Tour) => (id === 'adminsDay' ? ['@oldest'] : [])
/** By day one tour is enough. */
const ofRelease = ({ id }: Tour) => (id === 'buyAndPay' ? [] : ['@release'])

for (const tour of tours) {
  const tag = [...atRoot(tour), ...inOldest(tour), ...ofRelease(tour)]

  test(`${tour.title}: plays by itself to its end`, { tag }, async ({ page }) => {
    await openTour(page, tour)
    await captionButton(page, texts.auto).click()
    await expect
      .poll(
        async () => {
          await page.clock.runFor(3000)
          return captionButton(page, texts.keep).isVisible()
        },
        { intervals: [20], timeout: 60_000 },
      )
      .toBe(true)
    await captionButton(page, texts.keep).click()
    await expectUsableShop(page)
  })

  test(
    `${tour.title}: plays step by step to its end, and Back restores each step exactly`,
    { tag: [...atRoot(tour), '@release'] },
    async ({ page }) => {
      await openTour(page, tour)
      const snapshots: unknown[] = []
      for (let done = 1; done <= count(tour); done += 1) {
        await expectDone(page, done)
        snapshots.push(await snapshot(page))
        await page.keyboard.press('PageDown')
      }
      await expect(captionButton(page, texts.rewind)).toBeVisible()
      for (let done = count(tour); done >= 1; done -= 1) {
        await page.keyboard.press('PageUp')
        await expectDone(page, done)
        expect(await snapshot(page), `step ${done}`).toEqual(snapshots[done - 1])
      }
      await page.keyboard.press('Escape')
      await expectUsableShop(page)
    },
  )
}

const [buyAndPay, , , adminsDay] = tours as readonly [Tour, Tour, Tour, Tour]

test('Rewind restores what was there before the tour', { tag: '@release' }, async ({ page }) => {
  await page.goto('./about')
  await expect(heading(page, titles.about)).toBeVisible()
  const before = await snapshot(page).catch(() => null)
  await openTour(page, buyAndPay, './about')
  for (let done = 1; done <= count(buyAndPay); done += 1) {
    await expectDone(page, done)
    await page.keyboard.press('Space')
  }
  await captionButton(page, texts.rewind).click()
  await expect(caption(page)).toHaveCount(0)
  await expect(heading(page, titles.about)).toBeVisible()
  expect(await snapshot(page)).toEqual(before)
})

test(
  'the viewer takes over, uses the shop, and resumes at the start of the step',
  { tag: '@release' },
  async ({ page }) => {
    await openTour(page, buyAndPay)
    await expectDone(page, 1)
    await page.keyboard.press('ArrowRight')
    await expectDone(page, 2)
    const before = await snapshot(page)
    await page.getByLabel('Address').click()
    await expect(caption(page)).toContainText(texts.takenOver)
    await page.keyboard.type('a b') // Space types
    await expect(page.getByLabel('Address')).toHaveValue(/a b/)
    await page.getByRole('banner').getByRole('link', { name: titles.parts }).click()
    await expect(heading(page, parts.title)).toBeVisible()

    await captionButton(page, texts.resume).click()
    await expectDone(page, 2)
    expect(await snapshot(page)).toEqual(before)
    await captionButton(page, texts.end).click()
    await expectUsableShop(page)
  },
)

test(
  'the caption works while a dialog of the shop is open: it stays open and keeps the focus',
  { tag: '@release' },
  async ({ page }) => {
    await openTour(page, adminsDay)
    const shipping =
      adminsDay.steps.findIndex(({ seen }) => seen.some(({ name }) => name === manageOrders.shipTitle)) + 1
    for (let done = 1; done < shipping; done += 1) {
      await expectDone(page, done)
      await captionButton(page, texts.next).click()
    }
    await expectDone(page, shipping)
    const dialog = page.getByRole('alertdialog', { name: manageOrders.shipTitle })
    await caption(page)
      .getByText(adminsDay.steps[shipping - 1]?.caption ?? '')
      .click()
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await captionButton(page, texts.next).click()
    await expectDone(page, shipping + 1)
  },
)

test('a tour begins signed in as the persona that it is about', { tag: '@release' }, async ({ page }) => {
  await openTour(page, adminsDay)
  await expectDone(page, 1)
  await expect(page.getByRole('banner')).toContainText(personas.admin.name.split(' ')[0] ?? '')
})
