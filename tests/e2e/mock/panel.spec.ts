import { conditions, dialTexts } from '#mocks/demo/copy/dials.ts'
import { firstPaintCopy } from '#mocks/demo/copy/firstPaint.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { expectAccessible } from '#tests/e2e/axe.ts'
import { badge, openLink, panel, panelButton, viewerButton } from '#tests/e2e/demoPanel.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { moveFocusTo, press } from '#tests/e2e/keys.ts'
import { heading, holdBack } from '#tests/e2e/steps.ts'
import { shell } from '#src/copy/shell.ts'
import { titles } from '#src/copy/titles.ts'
import { paths } from '#src/domain/paths.ts'

const shortcut = 'Control+Shift+X'

test('the panel works with the keyboard alone, and Escape gives the focus back', async ({ page }) => {
  await openLink(page, { path: paths.about }, {})
  await expect(badge(page)).toBeVisible()
  const opener = page.getByRole('banner').getByRole('link', { name: titles.parts })
  await moveFocusTo(page, opener)
  await page.keyboard.press(shortcut)
  await expect(panel(page)).toBeFocused()

  const found = panelButton(page, new RegExp(`^${scenarios.leaveOrderReadyToPay.title}`))
  await press(page, found)
  await expect(heading(page, titles.myOrders)).toBeVisible()
  await expect(viewerButton(page, 'customer')).toHaveAttribute('aria-pressed', 'true')
  await expect(found).toBeFocused()
  const card = panel(page).getByLabel(dialTexts.card.label, { exact: true })
  await moveFocusTo(page, card)
  await page.keyboard.press('ArrowDown')
  await expect(card).toHaveValue('declined')
  await expect(panel(page)).toContainText(conditions.changed(1))
  await press(page, panelButton(page, conditions.calm))
  await expect(card).toHaveValue('asEntered')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
})

test('a page is painted before scripts and styles, and keeps the panel’s key for it (DEMO-8)', async ({ page }) => {
  const release = await holdBack(page, /\/assets\//)
  await page.goto('./dashboard/payment/order-1016', { waitUntil: 'commit' })
  const notice = page.getByText(firstPaintCopy.notice)
  await expect(notice).toBeInViewport()
  await expect(notice).toHaveCSS('color', 'rgb(74, 83, 94)')
  await page.keyboard.press(shortcut)
  release()
  await expect(panel(page)).toBeFocused()
  await expect(notice).toHaveCount(0)
  // From then on the panel itself answers.
  await page.keyboard.press(shortcut)
  await expect(panel(page)).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`${colorScheme}: it hides nothing of the shop, and axe finds nothing, open and closed`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openLink(page, { as: 'admin', path: paths.manageAllOrders })
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible()
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const state of ['open', 'closed']) {
        await expect(panel(page)).toHaveCount(state === 'open' ? 1 : 0)
        const name = `${width} px, ${state}`
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        // A press reaches them.
        const themes = page.getByRole('contentinfo').getByRole('group', { name: shell.theme })
        for (const control of [page.getByRole('banner'), themes]) await control.click({ trial: true })
        await expectAccessible(page, name)
        await page.keyboard.press(shortcut)
      }
    }
  })
