import { expect, waitFor } from 'storybook/test'
import { db } from '#mocks/db.ts'
import { expectToast, inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Customer/Purchase' })

/** The customer's address is filled in, the order is sent, and the shop confirms “Purchase Successfully”. */
export const Wired = meta.story({
  name: 'Ordering from start to end',
  tags: ['good-day', 'STATE-14'],
  ...inApp('/purchase/brake-rotor-345', { as: 'customer' }),
  async play({ canvas, userEvent }) {
    const orderCountBefore = db.get().orders.length
    await waitFor(() => expect(canvas.getByLabelText('Phone')).toHaveValue('+880 1700 000 000'))
    await userEvent.click(canvas.getByRole('button', { name: 'PURCHASE' }))
    await expectToast('Purchase Successfully')
    await expect(db.get().orders).toHaveLength(orderCountBefore + 1)
  },
})

/** The shop doesn’t respond. A message says that the order may have been placed anyway, and where to check. */
export const ReplyLost = meta.story({
  name: 'Ordered, but no response',
  tags: ['went-wrong', 'STATE-14'],
  ...inApp('/purchase/brake-rotor-345', { as: 'customer', scenario: 'losePurchaseReply' }),
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByLabelText('Phone')).toHaveValue('+880 1700 000 000'))
    await userEvent.click(canvas.getByRole('button', { name: 'PURCHASE' }))
    await expect(await canvas.findByText('Check My Orders before you try again.')).toBeVisible()
  },
})
