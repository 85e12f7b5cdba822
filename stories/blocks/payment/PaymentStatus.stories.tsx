import { expect } from 'storybook/test'
import { PaymentStatus } from '#src/design-system/blocks/payment/PaymentStatus.tsx'
import { anOrder } from '#stories/support/anOrder.ts'
import preview from '#storybook/preview.tsx'

const paid = { paid: true, status: 'pending', transationId: 'pi_3Q9xK2' }

const meta = preview.meta({
  title: 'Blocks/PaymentStatus',
  component: PaymentStatus,
  args: { order: anOrder(paid) },
})

export const Paid = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Purchased Done')).toBeVisible()
    await expect(canvas.getByText('All-Ready Paid · pi_3Q9xK2')).toBeVisible()
    await expect(canvas.queryByText('Pending')).toBeNull()
  },
})

export const Shipped = meta.story({
  args: { order: anOrder({ ...paid, status: 'shipped' }) },
  play: ({ canvas }) => expect(canvas.getByText('Shipped')).toBeVisible(),
})

export const UnknownStatus = meta.story({
  args: { order: anOrder({ ...paid, status: 'returned' }) },
  play: ({ canvas }) => expect(canvas.getByText('returned')).toBeVisible(),
})

export const NoReference = meta.story({
  args: { order: anOrder({ ...paid, transationId: null }) },
  play: ({ canvas }) => expect(canvas.getByText('All-Ready Paid')).toBeVisible(),
})
