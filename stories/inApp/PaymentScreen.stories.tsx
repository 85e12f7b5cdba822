import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectText } from '#stories/support/plays.ts'
import { expectFocusedNotice } from '#stories/support/forms.ts'
import { expectPrint, expectToast, inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Customer/Payment' })

/** On paper, the receipt shows the letterhead, the customer, one row with the part, and a single transaction ID. */
export const Print = meta.story({
  name: 'The receipt on paper',
  tags: ['borders', 'STATE-17'],
  globals: { viewport: { value: 'paper' } },
  ...inApp('/dashboard/payment/order-1009', { as: 'customer', print: true }),
  async play() {
    const receipt = within(await screen.findByRole('region', { name: /^Receipt ·/ }))
    await expectText('Kamal Hossain', 'All-Ready Paid', 'pi_3Q9xK2')({ canvas: receipt })
    await expect(receipt.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Coilover kit, front pair',
      '4 pcs',
      '$312.50',
      '$1,250.00',
    ])
    await expect(screen.getAllByRole('heading')).toHaveLength(1)
    await expectPrint()
  },
})

/** Fills in the card form and confirms the payment. */
async function payWith(number: string) {
  await userEvent.type(await screen.findByLabelText('Card number'), number)
  await userEvent.type(screen.getByLabelText('Expiry date'), '1234')
  await userEvent.type(screen.getByLabelText('CVC'), '123')
  const payButton = screen.getByRole('button', { name: 'Payment Confirm' })
  await waitFor(() => expect(payButton).toBeEnabled())
  await userEvent.click(payButton)
}

/** The bank declines the card. An error message appears, and the customer can try a different card. */
export const Declined = meta.story({
  name: 'The card is declined',
  tags: ['went-wrong'],
  ...inApp('/dashboard/payment/order-1016', { as: 'customer' }),
  async play() {
    await payWith('4000000000000002')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.')
    await expect(screen.getByLabelText('CVC')).toHaveValue('123')
    await expect(screen.getByRole('button', { name: 'Payment Confirm' })).toBeEnabled()
  },
})

/** The bank's own window asks the customer to confirm, and then the order is paid. */
export const WiredThreeDSecure = meta.story({
  name: 'The bank asks for a confirmation',
  tags: ['good-day'],
  ...inApp('/dashboard/payment/order-1016', { as: 'customer' }),
  async play() {
    await payWith('4000002500003155')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Complete authentication' }))
    await expectFocusedNotice('Payment Success')({ canvas: screen })
    await expectToast('Payment sent successfully')
  },
})
