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

const { moments: texts, file, reset } = shareCopy

const ownOrders = (page: Page) => page.getByRole('main').getByRole('row')
const moment = (page: Page, name: string) =>
  panel(page).getByRole('list', { name: texts.list }).getByRole('listitem').filter({ hasText: name })
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

async function cancelOrder(page: Page): Promise<void> {
  const row = ownOrders(page).filter({ has: page.getByRole('button', { name: orders.cancel }) })
  const count = await row.count()
  await row.first().getByRole('button', { name: orders.cancel }).click()
  await confirm(page, orders.cancelConfirm)
  await expect(row).toHaveCount(count - 1)
}

async function saveMoment(page: Page, name: string): Promise<void> {
  await panelButton(page, texts.save).click()
  await panel(page).getByLabel(texts.name).fill(name)
  await panelButton(page, texts.confirm).click()
  await expect(moment(page, name)).toBeVisible()
}

/** What a moment keeps, and what the shop shows. */
const snapshot = async (page: Page) => ({
  url: page.url(),
  main: await page.getByRole('main').innerText(),
  ...(await page.evaluate(
    ([world, session]) => ({ world: localStorage.getItem(world), session: localStorage.getItem(session) }),
    [storageKey, sessionKey] as const,
  )),
})

test(
  'Reset everything brings back the seed, the visitor and Home, and touches no other key',
  { tag: '@release' },
  async ({ page }) => {
    await openLink(page, { scenario: 'runBusyDay', as: 'customer', dials: { card: 'declined' }, path: paths.myOrders })
    await page.getByRole('contentinfo').getByRole('radio', { name: shell.themes.dark }).check()
    await page.evaluate(() => {
      localStorage.setItem('elsewhere', 'kept')
      sessionStorage.setItem('elsewhere', 'kept')
    })
    await expect(ownOrders(page).first()).toBeVisible()
    await cancelOrder(page)
    await saveMoment(page, 'Before')

    await panelButton(page, reset.button).click()
    await confirm(page, reset.confirm.confirm)
    await expect(heading(page, homeTitle)).toBeVisible()
    await expect(viewerButton(page, 'visitor')).toHaveAttribute('aria-pressed', 'true')
    await expect(viewerButton(page, 'visitor')).toBeEnabled()
    await expect(panelSection(page, panelCopy.situation.title)).toContainText(scenarios.everydayShop.title)
    await expect(moment(page, 'Before')).toHaveCount(0)

    const stored = await page.evaluate(() =>
      Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)])),
    )
    const { [storageKey]: world, ...others } = stored
    expect(JSON.parse(world ?? 'null')).toEqual(JSON.parse(JSON.stringify(worldOf(scenarios.everydayShop))))
    expect(others).toEqual({ elsewhere: 'kept', [themeKey]: 'dark', 'dhruva-demo:scenario': 'everydayShop' })
    expect(await page.evaluate(() => sessionStorage.getItem('elsewhere'))).toBe('kept')
    await expect(page.getByRole('contentinfo').getByRole('radio', { name: shell.themes.dark })).toBeChecked()
  },
)

test('Start again brings back what the link opened', { tag: '@release' }, async ({ page }) => {
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

test('a saved moment opens exactly as it was', { tag: '@release' }, async ({ page }) => {
  await openLink(page, { as: 'customer', path: paths.myOrders })
  await expect(ownOrders(page).first()).toBeVisible()
  await cancelOrder(page)
  const before = await snapshot(page)
  await saveMoment(page, 'One order less')

  await cancelOrder(page)
  await signInAs(page, 'visitor')
  await page.getByRole('banner').getByRole('link', { name: titles.parts }).click()
  await expect(heading(page, parts.title)).toBeVisible()
  await page.reload()
  await expect(heading(page, parts.title)).toBeVisible()
  await moment(page, 'One order less').getByRole('button', { name: texts.open }).click()
  await expect(heading(page, titles.myOrders)).toBeVisible()
  await expect.poll(() => snapshot(page)).toEqual(before)
})

async function importFile(page: Page, chosen: string | { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser')
  await panelButton(page, file.import).click()
  await (await chooser).setFiles(chosen)
}

test('moments travel as a file; another file is refused', { tag: '@release' }, async ({ page, browser }) => {
  await openLink(page, { as: 'customer', path: paths.myOrders })
  await expect(ownOrders(page).first()).toBeVisible()
  await cancelOrder(page)
  const before = await snapshot(page)
  await saveMoment(page, 'For the other laptop')
  const download = page.waitForEvent('download')
  await panelButton(page, file.exportAll).click()
  const saved = await (await download).path()
  expect((await download).suggestedFilename()).toBe('demo-moments.json')

  await test.step('the same browser asks before it replaces', async () => {
    await importFile(page, saved)
    await expect(page.getByRole('alertdialog')).toContainText('For the other laptop')
    await confirm(page, file.confirmReplace.confirm)
    await expect(panel(page)).toContainText(file.imported(['For the other laptop']))
  })

  const context = await browser.newContext()
  const other = await context.newPage()
  await openLink(other, {}, { panel: 'open' }, page.url().replace(paths.myOrders, '/'))

  await test.step('a file of another kind changes nothing', async () => {
    await importFile(other, { name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{"notes":[]}') })
    await expect(panel(other).getByRole('alert')).toContainText(file.unreadable('notes.json'))
    await expect(panel(other).getByRole('list', { name: texts.list })).toHaveCount(0)
  })

  await test.step('another browser opens it exactly', async () => {
    await importFile(other, saved)
    await moment(other, 'For the other laptop').getByRole('button', { name: texts.open }).click()
    await expect(heading(other, titles.myOrders)).toBeVisible()
    await expect.poll(() => snapshot(other)).toEqual(before)
  })
  await context.close()
})
