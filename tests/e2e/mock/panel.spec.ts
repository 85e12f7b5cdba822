import { conditions, dialTexts } from '#mocks/demo/copy/dials.ts'
import { firstPaintCopy } from '#mocks/demo/copy/firstPaint.ts'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { expectAccessible } from '#tests/e2e/axe.ts'
import { badge, openLink, panel, panelButton, viewerButton } from '#tests/e2e/demoPanel.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { holdBack } from '#tests/e2e/holdBack.ts'
import { expectFocusKept, moveFocusTo, press } from '#tests/e2e/keys.ts'
import { heading } from '#tests/e2e/steps.ts'
import { homeTitle, titles } from '#src/copy/titles.ts'
import { orders } from '#src/copy/orders.ts'
import { manageOrders } from '#src/copy/manageOrders.ts'
import { parts } from '#src/copy/parts.ts'
import { shell } from '#src/copy/shell.ts'
import { toastsLabel } from '#src/copy/toasts.ts'
import { paths } from '#src/domain/paths.ts'
import type { Locator } from '@playwright/test'

const shortcut = 'Control+Shift+X'

test('the panel opens by its key, every control is reached by Tab, and Escape gives the focus back', async ({
  page,
}) => {
  await openLink(page, { path: paths.about }, {})
  await expect(badge(page)).toBeVisible()
  const opener = page.getByRole('banner').getByRole('link', { name: titles.parts })
  await moveFocusTo(page, opener)
  await page.keyboard.press(shortcut)
  await expect(panel(page)).toBeFocused()

  const controls = panel(page).locator('button:enabled, input:not([hidden]), select, [tabindex="0"]')
  const count = await controls.count()
  expect(count).toBeGreaterThan(30)
  await moveFocusTo(page, controls.first(), 'Shift+Tab')
  for (let index = 1; index < count; index += 1) {
    await page.keyboard.press('Tab')
    await expect(controls.nth(index)).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('its key is kept until the panel is there (DEMO-8)', async ({ page }) => {
  const release = await holdBack(page, /\/assets\//)
  await page.goto('./', { waitUntil: 'commit' })
  await expect(page.getByText(firstPaintCopy.notice)).toBeVisible()
  await page.keyboard.press(shortcut)
  release()
  await expect(panel(page)).toBeFocused()
  // From then on the panel itself answers.
  await page.keyboard.press(shortcut)
  await expect(panel(page)).toHaveCount(0)
})

test('the panel works with the keyboard alone', async ({ page }) => {
  await openLink(page, { path: paths.about }, {})
  await expect(badge(page)).toBeVisible()
  const opener = page.getByRole('banner').getByRole('link', { name: titles.parts })
  await moveFocusTo(page, opener)
  await page.keyboard.press(shortcut)

  await test.step('who', async () => {
    await press(page, viewerButton(page, 'customer'))
    await expect(viewerButton(page, 'customer')).toHaveAttribute('aria-pressed', 'true')
    await expect(viewerButton(page, 'customer')).toBeEnabled()
  })
  await test.step('situation', async () => {
    const found = panelButton(page, new RegExp(`^${scenarios.leaveOrderReadyToPay.title}`))
    await press(page, found)
    await expect(heading(page, titles.myOrders)).toBeVisible()
    await expect(found).toBeFocused()
  })
  await test.step('conditions', async () => {
    await moveFocusTo(page, panel(page).getByLabel(dialTexts.card.label, { exact: true }))
    await page.keyboard.press('ArrowDown')
    await expect(panel(page).getByLabel(dialTexts.card.label, { exact: true })).toHaveValue('declined')
    await expect(panel(page)).toContainText(conditions.changed(1))
    await moveFocusTo(page, panelButton(page, conditions.calm), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(panelButton(page, conditions.calm)).toHaveCount(0)
    await expectFocusKept(page)
  })
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
})

/** @returns what of the panel and the badge lies over an element */
const coveredBy = async (page: Page, element: Locator): Promise<string[]> => {
  const box = await element.boundingBox()
  const covers: string[] = []
  for (const [name, cover] of [
    ['panel', panel(page)],
    ['badge', badge(page)],
  ] as const) {
    const other = (await cover.isVisible()) ? await cover.boundingBox() : null
    if (!box || !other) continue
    const isApart =
      box.x + box.width <= other.x ||
      other.x + other.width <= box.x ||
      box.y + box.height <= other.y ||
      other.y + other.height <= box.y
    if (!isApart) covers.push(name)
  }
  return covers
}

/** Expects that nothing of the demo covers the shop: neither its end nor its bars, and that it doesn't scroll sideways. */
async function expectRoomForShop(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const end = page.getByRole('contentinfo').getByRole('group', { name: shell.theme })
  const shown = [end, page.getByRole('banner'), page.getByText(shell.offline)]
  for (const element of shown) expect.soft(await coveredBy(page, element), `${name}: ${String(element)}`).toEqual([])
}

const views = [
  ['customer', paths.home, homeTitle],
  ['customer', paths.parts, parts.title],
  ['customer', paths.myOrders, titles.myOrders],
  ['admin', paths.manageAllOrders, /^Manage All Orders/],
] as const

const widths = [320, 768, 1280]

/** Opens a view with the panel open. */
async function openView(page: Page, [as, path, title]: (typeof views)[number]): Promise<void> {
  await openLink(page, { as, path }, { panel: 'open' })
  await expect(heading(page, title)).toBeVisible()
  await expect(page.getByRole('main').locator('article, tr').first()).toBeVisible()
}

for (const view of views) {
  test(`${view[1]}: the demo hides nothing of the shop, at ${widths.join(', ')} px`, async ({ page }) => {
    await openView(page, view)
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false })
      dispatchEvent(new Event('offline'))
    })
    await expect(page.getByText(shell.offline)).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expectRoomForShop(page, `${width} px, open`)
      await page.keyboard.press(shortcut)
      await expect(panel(page)).toHaveCount(0)
      await expectRoomForShop(page, `${width} px, closed`)
      await page.keyboard.press(shortcut)
      await expect(panel(page)).toBeVisible()
    }
  })
}

const looks = widths.flatMap((width) => [
  { width, colorScheme: 'light' } as const,
  { width, colorScheme: 'dark' } as const,
])

for (const [index, { width, colorScheme }] of looks.entries()) {
  const view = views[index % views.length] ?? views[0]
  test(`${width} px, ${colorScheme}: axe finds nothing on ${view[1]}, with the panel open and closed`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await openView(page, view)
    await expectAccessible(page, 'open')
    await page.keyboard.press(shortcut)
    await expect(panel(page)).toHaveCount(0)
    await expectAccessible(page, 'closed')
  })
}

test('toasts appear beside the open panel', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await openLink(page, { as: 'admin', path: paths.manageAllOrders })
    const row = page.getByRole('main').getByRole('row').filter({ hasText: 'Coilover' })
    await row.getByRole('button', { name: manageOrders.ship }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: manageOrders.shipConfirm }).click()
    const toasts = page.getByRole('region', { name: toastsLabel }).getByRole('group').first()
    await expect(toasts).toBeVisible()
    await expect(row).toContainText(orders.shipped)
    expect(await coveredBy(page, toasts)).toEqual([])
  }
})

test('the panel lists what the owner of the real shop would have been told', async ({ page }) => {
  await openLink(page, { path: paths.parts, dials: { faults: { getParts: 403 } } })
  await press(page, panelButton(page, new RegExp(`^${shareCopy.reports.label} 1$`)))
  await expect(panel(page).getByRole('list', { name: shareCopy.reports.label })).toHaveText(
    'Call failed: getParts · forbidden · 403',
  )
})
