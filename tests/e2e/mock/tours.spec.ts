import { captionCopy as texts } from '#mocks/demo/copy/caption.ts'
import { storageKey } from '#mocks/db.ts'
import { sessionKey } from '#mocks/platform/mockIdentity.ts'
import type { Tour } from '#mocks/demo/tour/tour.ts'
import { tours } from '#mocks/demo/tour/tours.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { locateTarget } from '#tests/e2e/mock/support/locateTarget.ts'
import { getPageHeading } from '#tests/e2e/steps.ts'
import { parts } from '#src/copy/publicPages.ts'
import { titles } from '#src/copy/titles.ts'

const getCaption = (page: Page) => page.getByRole('region', { name: texts.label, exact: true })
const getCaptionButton = (page: Page, name: string) => getCaption(page).getByRole('button', { name, exact: true })

/** Opens a tour by its link, with a fake clock that skips the tour's reading times and pauses. */
async function openTour(page: Page, { id }: Tour, path = './') {
  await page.clock.install()
  await page.goto(`${path}?tour=${id}`)
}

/** Advances the clock until this many steps are done. */
const advanceUntilDone = (page: Page, count: number) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(1500)
        return getCaption(page).getByRole('progressbar').getAttribute('aria-valuenow')
      },
      { intervals: [20], timeout: 30_000 },
    )
    .toBe(String(count))

/**
 * Returns the state of the demo: the database, the session, the page and its content. The menu's badges are excluded.
 * They depend on data of other pages, which a restored shop has not loaded (PAGE-27).
 */
async function takeSnapshot(page: Page) {
  await page.clock.fastForward(8000) // until toasts have disappeared and payments are settled
  const stored = await page.evaluate(([dbKey, idKey]) => [localStorage.getItem(dbKey), localStorage.getItem(idKey)], [
    storageKey,
    sessionKey,
  ] as const)
  const visibleText = await page.locator('main').innerText()
  return { stored, url: page.url(), mainText: visibleText.replace(/^\d+ to (?:pay|ship)\n/gm, '') }
}

async function expectUsableShop(page: Page) {
  await expect(getCaption(page)).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: titles.parts }).click()
  await expect(getPageHeading(page, parts.title)).toBeVisible()
}

/**
 * Only the longest tour runs every day, because it contains most steps of the other tours. It also runs at the root of
 * a host and in the oldest browser.
 */
const tagsByTour: Partial<Record<Tour['id'], string[]>> = { allOfIt: ['@root', '@oldest'] }

for (const tour of tours) {
  test(
    `the tour “${tour.title}” plays automatically to its end`,
    { tag: tagsByTour[tour.id] ?? ['@release'] },
    async ({ page }) => {
      await openTour(page, tour)
      await getCaptionButton(page, texts.auto).click()
      const runUntilEnd = async () => {
        await page.clock.runFor(3000)
        return getCaptionButton(page, texts.keep).isVisible()
      }
      await expect.poll(runUntilEnd, { intervals: [20], timeout: 60_000 }).toBe(true)
      await getCaptionButton(page, texts.keep).click()
      await expectUsableShop(page)
    },
  )

  test(`in the tour “${tour.title}”, Back restores each step exactly`, { tag: '@release' }, async ({ page }) => {
    await openTour(page, tour)
    const snapshots: unknown[] = []
    for (const [index] of tour.steps.entries()) {
      await advanceUntilDone(page, index + 1)
      snapshots.push(await takeSnapshot(page))
      await page.keyboard.press('PageDown')
    }
    await expect(getCaptionButton(page, texts.rewind)).toBeVisible()
    for (let doneCount = tour.steps.length; doneCount >= 1; doneCount -= 1) {
      await page.keyboard.press('PageUp')
      await advanceUntilDone(page, doneCount)
      expect(await takeSnapshot(page), `step ${doneCount}`).toEqual(snapshots[doneCount - 1])
    }
  })
}

/** Whether the tour's caption or the demo's badge covers a part of the element. Runs in the page. */
function isCovered(element: Element): boolean {
  const box = element.getBoundingClientRect()
  return [...document.querySelectorAll('[data-demo][role="region"], #demo aside > button')].some((cover) => {
    const { top, right, bottom, left } = cover.getBoundingClientRect()
    const isShown = getComputedStyle(cover).visibility === 'visible'
    return isShown && box.left < right && left < box.right && box.top < bottom && top < box.bottom
  })
}

/** Records each click of the tour on an element that the caption or the badge covers. */
const recordCoveredClicks = (page: Page) =>
  page.addInitScript(`
    window.coveredClicks = []
    addEventListener('click', ({ isTrusted, target }) => {
      if (!isTrusted && (${isCovered.toString()})(target)) coveredClicks.push(target.outerHTML)
    }, true)`)

const viewportsByDevice = { laptop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

for (const [device, viewport] of Object.entries(viewportsByDevice))
  for (const tour of tours)
    test(
      `on a ${device}, the tour “${tour.title}” covers nothing that it clicks or describes (DEMO-10)`,
      { tag: tour.id === 'shippingDay' ? [] : '@release' },
      async ({ page }) => {
        await page.setViewportSize(viewport)
        await recordCoveredClicks(page)
        await openTour(page, tour)
        for (const [index, step] of tour.steps.entries()) {
          await advanceUntilDone(page, index + 1)
          const [target] = step.visible
          if (!target) throw new Error('the step describes no visible element')
          const element = await locateTarget(page, target)
          await expect(element, step.caption).toBeInViewport()
          expect(await element.evaluate(isCovered), step.caption).toBe(false)
          const dialog = page.locator('[role="dialog"], [role="alertdialog"]').filter({ visible: true })
          if ((await dialog.count()) > 0) expect(await dialog.first().evaluate(isCovered), step.caption).toBe(false)
          await page.keyboard.press('PageDown')
        }
        expect(await page.evaluate('coveredClicks')).toEqual([])
        if (device === 'laptop') expect((await getCaption(page).boundingBox())?.height).toBeLessThanOrEqual(72)
      },
    )

test('arrow keys, Space and Escape control a tour, but arrow keys and Space in a field edit the field (DEMO-11)', async ({
  page,
}) => {
  const [tour] = tours
  if (!tour) throw new Error('the demo has no tour')
  await openTour(page, tour)
  await advanceUntilDone(page, 1)
  for (const [key, done] of [
    ['ArrowRight', 2],
    ['Space', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key)
    await advanceUntilDone(page, done)
  }
  const field = page.getByRole('main').getByRole('textbox', { name: 'Address' })
  await field.fill('Port')
  await field.click()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await expect(field).toHaveValue('Port ')
  await advanceUntilDone(page, 2)
  await page.keyboard.press('Escape')
  await expectUsableShop(page)
})
