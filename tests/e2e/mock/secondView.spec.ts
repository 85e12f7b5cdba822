import { shareCopy } from '#mocks/demo/copy/share.ts'
import { getBadge, openLink, getPanelButton, getViewerButton } from '#tests/e2e/demoPanel.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { getPageHeading, logOut } from '#tests/e2e/steps.ts'
import { manageOrders } from '#src/copy/adminPages.ts'
import { orders, purchase } from '#src/copy/customerPages.ts'
import { newOrders } from '#src/copy/newOrders.ts'
import { parts } from '#src/copy/publicPages.ts'
import { titles } from '#src/copy/titles.ts'
import { paths } from '#src/domain/paths.ts'

const { secondView } = shareCopy

const getCoiloverRow = (page: Page) => page.getByRole('main').getByRole('row').filter({ hasText: 'Coilover' })

test('the views of customer and admin show each other’s changes at once, and keep their own sessions', async ({
  page: customer,
}) => {
  await openLink(customer, { as: 'customer', path: paths.myOrders })
  await expect(getCoiloverRow(customer)).toContainText(orders.purchased)
  const openedPage = customer.waitForEvent('popup')
  await getPanelButton(customer, secondView.button).click()
  const admin = await openedPage
  await admin.setViewportSize({ width: 1280, height: 800 }) // the popup is half a screen wide, which would hide the menu
  await expect(getCoiloverRow(admin)).toContainText(orders.pending)
  await expect(getBadge(admin)).toHaveAttribute('aria-expanded', 'false')
  await getBadge(admin).click()

  await test.step('the admin ships', async () => {
    await getCoiloverRow(admin).getByRole('button', { name: manageOrders.ship }).click()
    await admin
      .getByRole('alertdialog')
      .getByRole('button', { name: manageOrders.shipConfirmation.confirmLabel })
      .click()
    await expect(getCoiloverRow(customer)).toContainText(orders.shipped)
  })

  await test.step('both are reloaded', async () => {
    for (const side of [customer, admin]) await side.reload()
    await expect(getPageHeading(customer, titles.myOrders)).toBeVisible()
    await expect(getPageHeading(admin, /^Manage All Orders/)).toBeVisible()
    for (const side of [customer, admin]) await expect(getCoiloverRow(side)).toContainText(orders.shipped)
  })

  await test.step('the customer buys', async () => {
    const title = await getPageHeading(admin, /\d/).innerText()
    const count = Number(/\d+/.exec(title)?.[0])
    await customer.getByRole('banner').getByRole('link', { name: titles.parts }).click()
    const card = customer.getByRole('article').filter({ hasText: 'Ventilated brake rotor 345 mm' })
    await card.getByRole('link', { name: parts.purchaseNow }).click()
    await customer.getByRole('button', { name: purchase.submit, exact: true }).click()
    await admin.getByRole('button', { name: newOrders.show(1) }).click()
    await expect(getPageHeading(admin, manageOrders.title(count + 1))).toBeVisible()
  })

  await test.step('the customer signs out', async () => {
    await logOut(customer)
    await admin.reload()
    await expect(getViewerButton(admin, 'admin')).toHaveAttribute('aria-pressed', 'true')
    await expect(admin.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  })
})
