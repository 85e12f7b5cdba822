import { expect } from 'storybook/test'
import { makeOrder } from '#mocks/seed/builders.ts'
import { PaymentStatus } from '#src/design-system/blocks/payment/PaymentStatus.tsx'
import { toOrder } from '#src/domain/order.ts'
import preview from '#storybook/preview.tsx'

const paid = { paid: true, status: 'pending', transationId: 'pi_3Q9xK2' }

const meta = preview.meta({
  title: 'Blocks/PaymentStatus',
  component: PaymentStatus,
  args: { order: toOrder(makeOrder(paid)) },
})

export const Paid = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Purchased Done')).toBeVisible()
    await expect(canvas.getByText('All-Ready Paid · pi_3Q9xK2')).toBeVisible()
    await expect(canvas.queryByText('Pending')).toBeNull()
  },
})

export const Shipped = meta.story({
  args: { order: toOrder(makeOrder({ ...paid, status: 'shipped' })) },
  async play({ canvas }) {
    await expect(canvas.getByText('Shipped')).toBeVisible()
  },
})

export const UnknownStatus = meta.story({
  args: { order: toOrder(makeOrder({ ...paid, status: 'returned' })) },
  async play({ canvas }) {
    await expect(canvas.getByText('returned')).toBeVisible()
  },
})

export const NoReference = meta.story({
  args: { order: toOrder(makeOrder({ ...paid, transationId: null })) },
  async play({ canvas }) {
    await expect(canvas.getByText('All-Ready Paid')).toBeVisible()
  },
})
