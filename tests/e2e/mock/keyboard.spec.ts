import { demoPassword, personas } from '#mocks/personas.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import {
  confirmDialog,
  dialogButton,
  button,
  expectFocusKept,
  moveFocusTo,
  openPage,
  press,
  type,
} from '#tests/e2e/keys.ts'
import { heading } from '#tests/e2e/steps.ts'

test('the skip link is the first tab stop, and skips the navigation', { tag: '@release' }, async ({ page }) => {
  await page.goto('./parts')
  await expect(heading(page, /parts/i)).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test(
  'a customer logs in, buys, pays, cancels, saves a profile and writes a review with the keyboard',
  { tag: '@release' },
  async ({ page }) => {
    await page.goto('./parts')
    const part = page.getByRole('article').filter({ hasText: 'Ventilated brake rotor 345 mm' })
    await press(page, part.getByRole('link', { name: /Purchase Now/ }))

    await test.step('log in', async () => {
      await expect(heading(page, 'Login')).toBeFocused()
      await type(page, page.getByLabel('Email'), personas.customer.email)
      await type(page, page.getByLabel('Password', { exact: true }), demoPassword)
      await page.keyboard.press('Enter')
      await expect(heading(page, 'Ventilated brake rotor 345 mm')).toBeFocused()
    })

    await test.step('buy', async () => {
      await type(page, page.getByLabel('Quantity'), '25')
      await press(page, button(page, 'PURCHASE'))
      const orders = page.getByRole('main').getByRole('link', { name: 'My Orders' })
      await expect(orders).toBeVisible()
      await expectFocusKept(page)
      await press(page, orders)
    })

    await test.step('pay', async () => {
      await expect(heading(page, 'My Orders')).toBeFocused()
      const row = page.getByRole('row').filter({ hasText: '$2,100.00' })
      await press(page, row.getByRole('link', { name: /^Pay/ }))
      await expect(heading(page, 'Payment')).toBeFocused()
      await type(page, page.getByLabel('Card number'), '4242424242424242')
      await type(page, page.getByLabel('Expiry date'), '1234')
      await type(page, page.getByLabel('CVC'), '123')
      await press(page, button(page, /Payment Confirm/))
      await expect(page.getByText('Payment Success')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
      await expectFocusKept(page)
      await press(page, page.getByRole('main').getByRole('region').getByRole('link', { name: 'Back to My Orders' }))
    })

    await test.step('cancel an unpaid order, after closing the dialog once', async () => {
      await expect(heading(page, 'My Orders')).toBeFocused()
      const row = page.getByRole('row').filter({ hasText: 'Conical air filter' })
      const cancel = row.getByRole('button', { name: 'Cancel' })
      await press(page, cancel)
      await expect(dialogButton(page, 'Keep it')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(cancel).toBeFocused()
      await page.keyboard.press('Enter')
      await confirmDialog(page, 'Cancel the order')
      await expect(row).toHaveCount(0)
      await expectFocusKept(page)
    })

    await test.step('save the profile', async () => {
      await openPage(page, 'My Profile', 'My Profile')
      await moveFocusTo(page, page.getByLabel('Education'))
      await page.keyboard.press('H')
      await type(page, page.getByLabel('Phone'), '+880 1711 111 111')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Your profile is saved')).toBeVisible()
      await expectFocusKept(page)
      await expect(page.getByText('HSC').last()).toBeVisible()
    })

    await test.step('write a review', async () => {
      await openPage(page, 'Add A Review', 'Add A Review')
      await moveFocusTo(page, page.getByRole('slider', { name: 'Rating' }))
      await page.keyboard.press('End')
      await page.keyboard.press('ArrowLeft')
      await type(page, page.getByLabel('Country'), 'Nepal')
      // Closes the browser's list of suggestions, which would take the next key.
      await page.keyboard.press('Escape')
      await type(page, page.getByLabel('Review', { exact: true }), 'Straight, quiet, on time.')
      await press(page, button(page, 'Send Review'))
      await expect(page.getByText('Thank you for your review')).toBeVisible()
      await expectFocusKept(page)
    })
  },
)
