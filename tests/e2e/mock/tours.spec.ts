import { captionCopy as texts } from '#mocks/demo/copy/caption.ts'
import { storageKey } from '#mocks/db.ts'
import { sessionKey } from '#mocks/platform/mockIdentity.ts'
import type { Tour } from '#mocks/demo/tour/tour.ts'
import { tours } from '#mocks/demo/tour/tours.ts'
import type { Locator } from '@playwright/test'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { heading } from '#tests/e2e/steps.ts'
import { orderTabs } from '#src/copy/orderLists.ts'
import { parts } from '#src/copy/publicPages.ts'
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

/**
 * What a moment of the demo is: the world, who is signed in, the page, and what it shows. Not the badges of the menu: they say
 * what other pages have read, and a shop that was restored has read nothing but its page (PAGE-27).
 */
async function snapshot(page: Page) {
  await page.clock.fastForward(8000) // toasts are gone, and payments at rest
  const kept = await page.evaluate(([world, session]) => [localStorage.getItem(world), localStorage.getItem(session)], [
    storageKey,
    sessionKey,
  ] as const)
  const seen = await page.locator('main').innerText()
  return { kept, url: page.url(), seen: seen.replace(/^\d+ to (?:pay|ship)\n/gm, '') }
}

async function expectUsableShop(page: Page) {
  await expect(caption(page)).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: titles.parts }).click()
  await expect(heading(page, parts.title)).toBeVisible()
}

/** The longest one has steps of most others: it is played by day, at the root of a host, and in the oldest browser. */
const when: Partial<Record<Tour['id'], string[]>> = { allOfIt: ['@root', '@oldest'] }

for (const tour of tours) {
  test(`${tour.title}: plays by itself to its end`, { tag: when[tour.id] ?? ['@release'] }, async ({ page }) => {
    await openTour(page, tour)
    await captionButton(page, texts.auto).click()
    const playOn = async () => {
      await page.clock.runFor(3000)
      return captionButton(page, texts.keep).isVisible()
    }
    await expect.poll(playOn, { intervals: [20], timeout: 60_000 }).toBe(true)
    await captionButton(page, texts.keep).click()
    await expectUsableShop(page)
  })

  test(`${tour.title}: Back restores each step exactly`, { tag: '@release' }, async ({ page }) => {
    await openTour(page, tour)
    const snapshots: unknown[] = []
    for (const [index] of tour.steps.entries()) {
      await expectDone(page, index + 1)
      snapshots.push(await snapshot(page))
      await page.keyboard.press('PageDown')
    }
    await expect(captionButton(page, texts.rewind)).toBeVisible()
    for (let done = tour.steps.length; done >= 1; done -= 1) {
      await page.keyboard.press('PageUp')
      await expectDone(page, done)
      expect(await snapshot(page), `step ${done}`).toEqual(snapshots[done - 1])
    }
  })
}

test(
  'on a phone, the caption covers neither an open dialog nor what its step speaks of',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const day = tours.find(({ id }) => id === 'shippingDay')
    if (!day) throw new Error('the demo has no such tour')
    await openTour(page, day)
    const edges = async (place: Locator) => {
      const { y = 0, height = 0 } = (await place.boundingBox()) ?? {}
      return { top: y, bottom: y + height }
    }
    const speaksOf: Record<number, Locator> = {
      3: page.getByRole('dialog'),
      5: page.getByRole('alertdialog'),
      7: page.getByRole('heading', { name: orderTabs.empty.paid }),
    }
    for (const step of day.steps.keys()) {
      await expectDone(page, step + 1)
      const place = speaksOf[step + 1]
      if (place) expect((await edges(place)).bottom).toBeLessThanOrEqual((await edges(caption(page))).top)
      await page.keyboard.press('PageDown')
    }
  },
)
