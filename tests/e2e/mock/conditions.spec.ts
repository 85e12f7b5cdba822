import type { CallRecord } from '#mocks/callLog.ts'
import { providerCopy } from '#mocks/copy.ts'
import { callLabel, changes, providers, reads } from '#mocks/demo/copy/calls.ts'
import { conditions, dialTexts, faultTexts, frequencyTexts, seconds } from '#mocks/demo/copy/dials.ts'
import { because, reasons, recoveries } from '#mocks/demo/copy/happened.ts'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import type { Fault } from '#mocks/dials.ts'
import { openLink, panel, panelButton, panelSection } from '#tests/e2e/demoPanel.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { heading } from '#tests/e2e/steps.ts'
import { addPart } from '#src/copy/addPart.ts'
import { auth } from '#src/copy/auth.ts'
import { failures } from '#src/copy/failures.ts'
import { orders } from '#src/copy/orders.ts'
import { payment } from '#src/copy/payment.ts'
import { signInErrors } from '#src/copy/signInErrors.ts'
import { titles } from '#src/copy/titles.ts'
import { paths } from '#src/domain/paths.ts'

const main = (page: Page) => page.getByRole('main')
const dial = (page: Page, label: string) => panel(page).getByLabel(label, { exact: true })
const happened = (page: Page) => panelSection(page, shareCopy.happened.title).getByRole('list')

/** The calls of the log, the newest first. */
const calls = (page: Page, name: CallRecord['name']) =>
  panel(page)
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: callLabel(name) })

/** Opens the log of calls and the conditions of each call. */
async function openDetails(page: Page): Promise<void> {
  await panelButton(page, new RegExp(`^${shareCopy.calls.label}`)).click()
  await panelButton(page, panelCopy.conditions.calls.title).click()
}

async function calm(page: Page): Promise<void> {
  await panelButton(page, conditions.calm).click()
  await expect(panelButton(page, conditions.calm)).toHaveCount(0)
}

/** Opens a page of the dashboard. */
const openDashboardPage = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: title }).click()

test('Speed: answers take their time', { tag: '@release' }, async ({ page }) => {
  await page.clock.install()
  await openLink(page, { as: 'customer', path: paths.profile })
  await openDetails(page)
  await dial(page, dialTexts.latency.label).selectOption({
    label: `${dialTexts.latency.options[8000]} · ${seconds(8000)}`,
  })
  await openDashboardPage(page, titles.myOrders)
  await page.clock.fastForward(7000)
  await expect(page.getByText(orders.loading)).toBeVisible()
  await expect(calls(page, 'getMyOrders')).toContainText(shareCopy.calls.waiting)
  await page.clock.fastForward(1000)
  await expect(main(page).getByRole('table')).toBeVisible()
  await expect(calls(page, 'getMyOrders')).toContainText(/[89],\d{3}/)
  await calm(page)
})

test('Offline: nothing loads, All calm fixes it', { tag: '@release' }, async ({ page }) => {
  await page.clock.install()
  await openLink(page, { as: 'customer', path: paths.profile })
  await openDetails(page)
  await panel(page).getByRole('switch', { name: conditions.offline }).check()
  await openDashboardPage(page, titles.myOrders)
  const failed = main(page).getByText(failures.offline.text).first()
  await expect
    .poll(async () => {
      await page.clock.fastForward(4000)
      return failed.isVisible()
    })
    .toBe(true)
  await expect(calls(page, 'getMyOrders').first()).toContainText(faultTexts.network)
  await expect(happened(page)).toContainText(because(reads.getMyOrders.failed, reasons.network))

  await calm(page)
  await main(page).getByRole('button', { name: failures.offline.action }).click()
  await expect(main(page).getByRole('table')).toBeVisible()
  await expect(happened(page)).toContainText(recoveries.readWorks)
})

test('Card: declined, then paid', { tag: '@release' }, async ({ page }) => {
  await openLink(page, { as: 'customer', path: paths.payment('order-1012') })
  await dial(page, dialTexts.card.label).selectOption('declined')
  await main(page).getByLabel(providerCopy.card.number).fill('4242424242424242')
  await main(page).getByLabel(providerCopy.card.expiry).fill('1234')
  await main(page).getByLabel(providerCopy.card.cvc).fill('123')
  await main(page).getByRole('button', { name: payment.confirm }).click()
  await expect(main(page).getByText(providerCopy.card.declined)).toBeVisible()
  await expect(happened(page)).toContainText(providers.confirmCard.answers.declined?.[0] ?? '')

  await calm(page)
  await main(page).getByRole('button', { name: payment.confirm }).click()
  await expect(main(page).getByText(payment.success)).toBeVisible()
  await expect(happened(page)).toContainText(providers.confirmCard.answers.succeeded?.[0] ?? '')
})

test('Google window: blocked, then open', { tag: '@release' }, async ({ page }) => {
  await openLink(page, { path: paths.login })
  await dial(page, dialTexts.popup.label).selectOption('blocked')
  await main(page).getByRole('button', { name: auth.google }).click()
  await expect(main(page).getByText(signInErrors.popupBlocked)).toBeVisible()
  await expect(happened(page)).toContainText(providers.signInWithGoogle.answers['popup-blocked']?.[0] ?? '')

  await calm(page)
  const popup = page.waitForEvent('popup')
  await main(page).getByRole('button', { name: auth.google }).click()
  await expect((await popup).getByText(providerCopy.chooser.title)).toBeVisible()
})

test('Upload: fails, then works', { tag: '@release' }, async ({ page }) => {
  await openLink(page, { as: 'admin', path: paths.addPart })
  await openDetails(page)
  await dial(page, callLabel('uploadPicture')).first().selectOption('500')
  await main(page).getByRole('textbox', { name: addPart.name, exact: true }).fill('Timing chain')
  await main(page).getByRole('textbox', { name: addPart.price, exact: true }).fill('40')
  await main(page).getByRole('textbox', { name: addPart.minimumQuantity, exact: true }).fill('10')
  await main(page).getByRole('textbox', { name: addPart.availableParts, exact: true }).fill('100')
  await main(page)
    .getByRole('textbox', { name: addPart.describe, exact: true })
    .fill('A chain that never slips, with its tensioner.')
  await main(page).locator('input[type=file]').setInputFiles('mocks/pictures/gears-800.avif')
  await main(page).getByRole('button', { name: addPart.submit }).click()
  await expect(main(page).getByText(addPart.uploadFailed.title)).toBeVisible()
  await expect(happened(page)).toContainText(changes.uploadPicture.failed)
  await expect(calls(page, 'uploadPicture').first()).toContainText('500')

  await calm(page)
  await main(page).getByRole('button', { name: addPart.submit }).click()
  await expect(main(page).getByText(addPart.done.title)).toBeVisible()
  await expect(happened(page)).toContainText(changes.uploadPicture.done ?? '')
})

const faults: readonly { fault: Fault; text: string; reason: string; answer: string }[] = [
  { fault: 403, text: failures.forbidden.title, reason: reasons[403], answer: '403' },
  { fault: 404, text: failures.notFound.title, reason: reasons[404], answer: '404' },
  { fault: 500, text: failures.server.title, reason: reasons.server, answer: '500' },
  { fault: 'garbage', text: failures.server.title, reason: reasons.garbage, answer: faultTexts.garbage },
]

for (const { fault, text, reason, answer } of faults) {
  test(`one call: ${fault}, always and once`, { tag: '@release' }, async ({ page }) => {
    await page.clock.install()
    await openLink(page, { as: 'admin', path: paths.profile })
    await openDetails(page)
    const label = callLabel('getOrders')
    await dial(page, label).selectOption(String(fault))
    await openDashboardPage(page, titles.manageAllOrders)
    await expect
      .poll(async () => {
        await page.clock.fastForward(4000)
        return main(page).getByText(text).first().isVisible()
      })
      .toBe(true)
    await expect(happened(page)).toContainText(because(reads.getOrders.failed, reason))
    await expect(calls(page, 'getOrders').first()).toContainText(answer)
    const failed = await calls(page, 'getOrders').count()

    await panel(page)
      .getByRole('group', { name: panelCopy.conditions.calls.howOften(label) })
      .getByRole('button', { name: frequencyTexts.once })
      .click()
    await openDashboardPage(page, titles.manageUsers)
    await expect(heading(page, /^Current Users/)).toBeVisible() // its code is loaded only now
    await openDashboardPage(page, titles.manageAllOrders)
    await expect(calls(page, 'getOrders')).not.toHaveCount(failed)
    await expect(dial(page, label)).toHaveValue('null')
  })
}
