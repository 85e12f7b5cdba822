import { expect, waitFor } from 'storybook/test'
import { wired } from '#stories/support/wired.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Customer/Purchase' })

/** The demo customer logs in, finds name and address filled in, and orders. */
export const Wired = meta.story({
  name: 'Ordering from start to end',
  tags: ['good-day'],
  ...wired('/purchase/brake-rotor-345'),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo User' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ventilated brake rotor 345 mm' })).toBeVisible()
    // The profile fills in what an order needs.
    await waitFor(() => expect(canvas.getByLabelText('Phone')).not.toHaveValue(''))
    await userEvent.click(canvas.getByRole('button', { name: 'PURCHASE' }))
    await expect(await canvas.findByText('Your order is placed')).toBeVisible()
  },
})
