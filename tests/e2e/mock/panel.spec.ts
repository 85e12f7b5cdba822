import { conditionsCopy, conditionLabels } from '#mocks/demo/copy/conditions.ts'
import { firstPaintCopy } from '#mocks/demo/copy/firstPaint.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { expectAccessible } from '#tests/e2e/axe.ts'
import { getBadge, openLink, getPanel, getPanelButton, getViewerButton } from '#tests/e2e/demoPanel.ts'
import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { moveFocusTo, activate } from '#tests/e2e/keys.ts'
import { getPageHeading, delayRequests } from '#tests/e2e/steps.ts'
import { carousel, home } from '#src/copy/publicPages.ts'
import { shell } from '#src/copy/shell.ts'
import { auth } from '#src/copy/signInPages.ts'
import { titles } from '#src/copy/titles.ts'
import { paths } from '#src/domain/paths.ts'

const shortcut = 'Control+Shift+X'

test('the panel can be used by keyboard alone, and Escape closes it', async ({ page }) => {
  await openLink(page, { path: paths.about }, {})
  await expect(getBadge(page)).toBeVisible()
  const opener = page.getByRole('banner').getByRole('link', { name: titles.parts })
  await moveFocusTo(page, opener)
  await page.keyboard.press(shortcut)
  await expect(getPanel(page)).toBeFocused()

  const scenarioButton = getPanelButton(page, new RegExp(`^${scenarios.leaveOrderReadyToPay.title}`))
  await activate(page, scenarioButton)
  await expect(getPageHeading(page, titles.myOrders)).toBeVisible()
  await expect(getViewerButton(page, 'customer')).toHaveAttribute('aria-pressed', 'true')
  await expect(scenarioButton).toBeFocused()
  const cardSelect = getPanel(page).getByLabel(conditionLabels.card.label, { exact: true })
  await moveFocusTo(page, cardSelect)
  await page.keyboard.press('ArrowDown')
  await expect(cardSelect).toHaveValue('declined')
  await expect(getPanel(page)).toContainText(conditionsCopy.changed(1))
  await activate(page, getPanelButton(page, conditionsCopy.fixAll))
  await expect(cardSelect).toHaveValue('asEntered')
  await page.keyboard.press('Escape')
  await expect(getPanel(page)).toHaveCount(0)
})

test('a page is painted before scripts and styles load, and the panel opens later if its shortcut was pressed (DEMO-8)', async ({
  page,
}) => {
  const releaseAssets = await delayRequests(page, /\/assets\//)
  await page.goto('./dashboard/payment/order-1016', { waitUntil: 'commit' })
  const notice = page.getByText(firstPaintCopy.notice)
  await expect(notice).toBeInViewport()
  await expect(notice).toHaveCSS('color', 'rgb(74, 83, 94)')
  await page.keyboard.press(shortcut)
  releaseAssets()
  await expect(getPanel(page)).toBeFocused()
  await expect(notice).toHaveCount(0)
  // Now that the panel is loaded, its own code handles the shortcut.
  await page.keyboard.press(shortcut)
  await expect(getPanel(page)).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`${colorScheme}: open or closed, the panel covers none of the shop’s controls, and axe finds no violation`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await openLink(page, { as: 'admin', path: paths.manageAllOrders })
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible()
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const state of ['open', 'closed']) {
        await expect(getPanel(page)).toHaveCount(state === 'open' ? 1 : 0)
        const caseName = `${width} px, ${state}`
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(overflow, `${caseName} scrolls sideways`).toBeLessThanOrEqual(0)
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        // At the end of the page, the panel must not cover the theme buttons.
        const themes = page.getByRole('contentinfo').getByRole('group', { name: shell.theme })
        for (const control of [page.getByRole('banner'), themes]) await control.click({ trial: true })
        await expectAccessible(page, caseName)
        await page.keyboard.press(shortcut)
      }
    }
  })

/** Pages on which the first controls that people click are at the lower edge of the window. */
const firstClickCases: [size: [number, number], path: string, names: string[]][] = [
  [[1280, 800], paths.login, [auth.demo.user, auth.demo.admin]],
  [[320, 640], paths.home, [home.explore]],
  [[390, 844], paths.home, [carousel.previous, carousel.next]],
]

for (const [[width, height], path, names] of firstClickCases)
  test(`at ${width} px the badge is a dot that does not cover ${names.join(' or ')} (DEMO-10)`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openLink(page, { path }, {})
    const getBox = async (locator: Locator) => {
      const { x, y, width: w, height: h } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      return { left: x, top: y, right: x + w, bottom: y + h }
    }
    await expect.poll(async () => (await getBox(getBadge(page))).right).toBe(52)
    for (const name of names) {
      const badgeBox = await getBox(getBadge(page))
      const buttonBox = await getBox(
        page
          .getByRole('main')
          .getByText(name, { exact: true })
          .or(page.getByLabel(name, { exact: true }))
          .first(),
      )
      const isUncovered =
        buttonBox.left >= badgeBox.right || buttonBox.bottom <= badgeBox.top || buttonBox.top >= badgeBox.bottom
      expect(isUncovered, name).toBe(true)
    }
    await getBadge(page).focus()
    await expect(getBadge(page)).toHaveText(/^Demo/)
    expect((await getBox(getBadge(page))).right).toBeGreaterThan(90)
  })
