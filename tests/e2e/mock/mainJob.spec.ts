import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { logOut, openDashboard, toast } from '#tests/e2e/steps.ts'

async function enterCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
}

test('the main job: from the parts to an order paid and shipped', { tag: '@oldest' }, async ({ page }) => {
  await page.goto('./parts')
  const card = page.getByRole('article').filter({ hasText: 'Ventilated brake rotor 345 mm' })
  await card.getByRole('link', { name: /Purchase Now/ }).click()

  await test.step('log in, and return to the part', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused()
    await page.getByRole('button', { name: 'Demo User' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ventilated brake rotor 345 mm' })).toBeVisible()
    await expect(page.getByText('Kamal', { exact: true })).toBeVisible()
  })

  await test.step('every rule of the quantity has its message', async () => {
    await page.getByLabel('Phone').fill('+880 1700 000 000')
    await page.getByLabel('Address').fill('12 Port Road, Chattogram')
    const quantity = page.getByLabel('Quantity')
    for (const [typed, message] of [
      ['', 'Quantity Required'],
      ['0', 'Should be a positive Number'],
      ['2.5', 'Should be a positive Number'],
      ['1', 'You have order minimum 20 pcses'],
      ['9999999', /^Now Available \d+ pcses$/],
    ] as const) {
      await quantity.fill(typed)
      await page.getByRole('button', { name: 'PURCHASE' }).click()
      await expect(page.getByText(message)).toBeVisible()
      await expect(quantity).toBeFocused()
    }
    await quantity.fill('25')
    await expect(page.getByText('$2,100.00')).toBeVisible()
  })

  await test.step('order', async () => {
    await page.getByRole('button', { name: 'PURCHASE' }).click()
    await expect(toast(page, 'Purchase Successfully')).toBeVisible()
    await expect(page.getByLabel('Quantity')).toHaveValue('20')
    await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click()
  })

  const row = page.getByRole('row').filter({ hasText: '$2,100.00' })

  await test.step('pay: a declined card, then a good one', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
    await row.getByRole('link', { name: /^Pay/ }).click()
    await expect(page.getByText("Let's Payment For Deal")).toBeVisible()
    await enterCard(page, '4000 0000 0000 0002')
    await page.getByRole('button', { name: /Payment Confirm/ }).click()
    await expect(page.getByText('Your card was declined.')).toBeVisible()
    await enterCard(page, '4242 4242 4242 4242')
    await page.getByRole('button', { name: /Payment Confirm/ }).click()
    await expect(page.getByText('Payment Success')).toBeVisible()
    await expect(toast(page, 'Payment sent successfully')).toBeVisible()
  })

  await test.step('the order is paid, with its transaction id', async () => {
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Orders' }).click()
    await expect(row.getByText('Purchased Done')).toBeVisible()
    await expect(row.getByText(/All-Ready Paid/)).toBeVisible()
    await expect(row.getByText(/pi_\w+/)).toBeVisible()
    await expect(row.getByRole('link', { name: /^Pay/ })).toHaveCount(0)
    await logOut(page)
  })

  await test.step('an admin ships it', async () => {
    await page.getByRole('link', { name: 'LOGIN' }).click()
    await page.getByRole('button', { name: 'Demo Admin' }).click()
    await openDashboard(page, 'Manage All Orders')
    await expect(page.getByRole('heading', { level: 1, name: /^Manage All Orders: \d+$/ })).toBeVisible()
    await expect(row.getByText('Pending')).toBeVisible()
    await row.getByRole('button', { name: /Ship/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as shipped' }).click()
    await expect(toast(page, 'Product shipped')).toBeVisible()
    await expect(row.getByText('Shipped')).toBeVisible()
    await logOut(page)
  })

  await test.step('the customer sees it as shipped', async () => {
    await page.getByRole('link', { name: 'LOGIN' }).click()
    await page.getByRole('button', { name: 'Demo User' }).click()
    await openDashboard(page, 'My Orders')
    await expect(row.getByText('Shipped')).toBeVisible()
  })
})
