import { providerCopy } from '#mocks/copy.ts'
import { changes, providers, reads } from '#mocks/demo/copy/calls.ts'
import { conditions, dialTexts } from '#mocks/demo/copy/dials.ts'
import { because, reasons, recoveries } from '#mocks/demo/copy/happened.ts'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import { openLink, panel, panelButton, panelSection } from '#tests/e2e/demoPanel.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { addPart } from '#src/copy/addPart.ts'
import { auth } from '#src/copy/auth.ts'
import { failures } from '#src/copy/failures.ts'
import { payment } from '#src/copy/payment.ts'
import { signInErrors } from '#src/copy/signInErrors.ts'
import { titles } from '#src/copy/titles.ts'
import { paths } from '#src/domain/paths.ts'

const main = (page: Page) => page.getByRole('main')
const dial = (page: Page, name: keyof typeof dialTexts) =>
  panel(page).getByLabel(dialTexts[name].label, { exact: true })
const happened = (page: Page) => panelSection(page, shareCopy.happened.title).getByRole('list')

async function calm(page: Page): Promise<void> {
  await panelButton(page, conditions.calm).click()
  await expect(panelButton(page, conditions.calm)).toHaveCount(0)
}

test('Offline: nothing loads, All calm fixes it', async ({ page }) => {
  await page.clock.install()
  await openLink(page, { as: 'customer', path: paths.profile })
  await dial(page, 'offline').selectOption('fails')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: titles.myOrders }).click()
  const failed = main(page).getByText(failures.offline.text).first()
  await expect
    .poll(async () => {
      await page.clock.fastForward(4000)
      return failed.isVisible()
    })
    .toBe(true)
  await expect(happened(page)).toContainText(because(reads.getMyOrders.failed, reasons.network))

  await calm(page)
  await main(page).getByRole('button', { name: failures.offline.action }).click()
  await expect(main(page).getByRole('table')).toBeVisible()
  await expect(happened(page)).toContainText(recoveries.readWorks)
})

test('Card: declined, then paid', async ({ page }) => {
  await openLink(page, { as: 'customer', path: paths.payment('order-1012') })
  await dial(page, 'card').selectOption('declined')
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

test('Google window: blocked, then open', async ({ page }) => {
  await openLink(page, { path: paths.login })
  await dial(page, 'popup').selectOption('blocked')
  await main(page).getByRole('button', { name: auth.google }).click()
  await expect(main(page).getByText(signInErrors.popupBlocked)).toBeVisible()
  await expect(happened(page)).toContainText(providers.signInWithGoogle.answers['popup-blocked']?.[0] ?? '')

  await calm(page)
  const popup = page.waitForEvent('popup')
  await main(page).getByRole('button', { name: auth.google }).click()
  await expect((await popup).getByText(providerCopy.chooser.title)).toBeVisible()
})

test('Picture upload: fails, then works', async ({ page }) => {
  await openLink(page, { as: 'admin', path: paths.addPart })
  await dial(page, 'upload').selectOption('fails')
  const fields = {
    [addPart.name]: 'Timing chain',
    [addPart.price]: '40',
    [addPart.minimumQuantity]: '10',
    [addPart.availableParts]: '100',
    [addPart.describe]: 'A chain that never slips, with its tensioner.',
  }
  for (const [name, text] of Object.entries(fields))
    await main(page).getByRole('textbox', { name, exact: true }).fill(text)
  await main(page).locator('input[type=file]').setInputFiles('mocks/pictures/gears-800.avif')
  await main(page).getByRole('button', { name: addPart.submit }).click()
  await expect(main(page).getByText(addPart.uploadFailed.title)).toBeVisible()
  await expect(happened(page)).toContainText(changes.uploadPicture.failed)

  await calm(page)
  await main(page).getByRole('button', { name: addPart.submit }).click()
  await expect(main(page).getByText(addPart.done.title)).toBeVisible()
  await expect(happened(page)).toContainText(changes.uploadPicture.done ?? '')
})
