import { storageKey, worldOf } from '#mocks/db.ts'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import { dialTexts } from '#mocks/demo/copy/dials.ts'
import { sessionKey } from '#mocks/platform/mockIdentity.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { openLink, panel, panelButton, panelSection, signInAs, viewerButton } from '#tests/e2e/demoPanel.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { heading } from '#tests/e2e/steps.ts'
import { orders } from '#src/copy/orders.ts'
import { parts } from '#src/copy/parts.ts'
import { shell } from '#src/copy/shell.ts'
import { homeTitle, titles } from '#src/copy/titles.ts'
import { paths } from '#src/domain/paths.ts'
import { themeKey } from '#src/session/themePreference.ts'

const { reset } = shareCopy

const ownOrders = (page: Page) => page.getByRole('main').getByRole('row')
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

async function cancelOrder(page: Page): Promise<void> {
  const row = ownOrders(page).filter({ has: page.getByRole('button', { name: orders.cancel }) })
  const count = await row.count()
  await row.first().getByRole('button', { name: orders.cancel }).click()
  await confirm(page, orders.cancelConfirm)
  await expect(row).toHaveCount(count - 1)
}

/** What the browser keeps, and what the shop shows. */
const snapshot = async (page: Page) => ({
  url: page.url(),
  main: await page.getByRole('main').innerText(),
  ...(await page.evaluate(
    ([world, session]) => ({ world: localStorage.getItem(world), session: localStorage.getItem(session) }),
    [storageKey, sessionKey] as const,
  )),
})

test('Reset everything brings back the seed, the visitor and Home, and touches no other key', async ({ page }) => {
  await openLink(page, { scenario: 'runBusyDay', as: 'customer', dials: { card: 'declined' }, path: paths.myOrders })
  await page.getByRole('contentinfo').getByRole('radio', { name: shell.themes.dark }).check()
  await page.evaluate(() => {
    localStorage.setItem('elsewhere', 'kept')
    sessionStorage.setItem('elsewhere', 'kept')
  })
  await expect(ownOrders(page).first()).toBeVisible()
  await cancelOrder(page)

  await panelButton(page, reset.button).click()
  await confirm(page, reset.confirm.confirm)
  await expect(heading(page, homeTitle)).toBeVisible()
  await expect(viewerButton(page, 'visitor')).toHaveAttribute('aria-pressed', 'true')
  await expect(viewerButton(page, 'visitor')).toBeEnabled()
  await expect(panelSection(page, panelCopy.situation.title)).toContainText(scenarios.everydayShop.title)

  const stored = await page.evaluate(() =>
    Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)])),
  )
  const { [storageKey]: world, ...others } = stored
  expect(JSON.parse(world ?? 'null')).toEqual(JSON.parse(JSON.stringify(worldOf(scenarios.everydayShop))))
  expect(others).toEqual({ elsewhere: 'kept', [themeKey]: 'dark', 'dhruva-demo:scenario': 'everydayShop' })
  expect(await page.evaluate(() => sessionStorage.getItem('elsewhere'))).toBe('kept')
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: shell.themes.dark })).toBeChecked()
})

test('Start again brings back what the link opened', async ({ page }) => {
  await openLink(page, { scenario: 'runBusyDay', as: 'customer', dials: { card: 'declined' }, path: paths.myOrders })
  await expect(ownOrders(page).first()).toBeVisible()
  const before = await snapshot(page)
  await cancelOrder(page)
  await panel(page).getByLabel(dialTexts.card.label, { exact: true }).selectOption('processing')
  await signInAs(page, 'admin')
  await page.getByRole('banner').getByRole('link', { name: titles.parts }).click()
  await expect(heading(page, parts.title)).toBeVisible()

  await panelButton(page, panelCopy.situation.startAgain).click()
  await expect(heading(page, titles.myOrders)).toBeVisible()
  await expect(viewerButton(page, 'customer')).toHaveAttribute('aria-pressed', 'true')
  await expect(viewerButton(page, 'customer')).toBeEnabled()
  await expect.poll(() => snapshot(page)).toEqual(before)
})
