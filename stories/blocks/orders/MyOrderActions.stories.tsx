import { expect, fn } from 'storybook/test'
import { MyOrderActions, type MyOrderActionsProps } from '#src/design-system/blocks/orders/MyOrderActions.tsx'
import { anOrder } from '#stories/support/anOrder.ts'
import preview from '#storybook/preview.tsx'

const args: MyOrderActionsProps = {
  order: anOrder({ _id: 'a/b #1' }),
  describedBy: 'order-0',
  busyId: null,
  onCancel: fn(),
  chargedTransactionId: null,
  undecided: false,
  recording: false,
  onRecord: fn(),
}

const meta = preview.meta({ title: 'Blocks/MyOrderActions', component: MyOrderActions, args })

export const Unpaid = meta.story({
  async play({ args: { onCancel }, canvas, userEvent }) {
    await expect(canvas.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/dashboard/payment/a%2Fb%20%231')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(onCancel).toHaveBeenCalledOnce()
  },
})

export const NotPayable = meta.story({
  args: { order: anOrder({ itemInfo: null }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const Cancelling = meta.story({
  args: { busyId: 'a/b #1' },
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Cancelling…' })
    await expect(button).toBeEnabled()
    await expect(button).toHaveAttribute('aria-describedby', 'order-0')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const AnotherIsBusy = meta.story({
  args: { busyId: 'another' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'Pay' })).toBeVisible()
  },
})

export const Charged = meta.story({
  args: { chargedTransactionId: 'pi_3Q9xK2' },
  async play({ args: { onRecord }, canvas, userEvent }) {
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.click(canvas.getByRole('button'))
    await expect(onRecord).toHaveBeenCalledOnce()
  },
})

export const Undecided = meta.story({
  args: { undecided: true },
  async play({ canvas }) {
    await expect(canvas.getByText('A payment for this order has begun.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See the payment' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Paid = meta.story({
  args: { order: anOrder({ _id: 'a/b #1', paid: true, status: 'pending', transationId: 'pi_3Q9xK2' }) },
  async play({ canvas }) {
    const receipt = canvas.getByRole('link', { name: 'Receipt' })
    await expect(receipt).toHaveAttribute('href', '/dashboard/payment/a%2Fb%20%231')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
