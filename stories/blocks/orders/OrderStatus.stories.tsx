import { expect } from 'storybook/test'
import { makeOrder } from '#mocks/seed/builders.ts'
import { OrderStatus } from '#src/design-system/blocks/orders/OrderStatus.tsx'
import { toOrder } from '#src/domain/order.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/OrderStatus',
  component: OrderStatus,
  args: { order: toOrder(makeOrder()) },
})

export const Unpaid = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Unpaid')).toBeVisible()
  },
})

export const Pending = meta.story({
  args: { order: toOrder(makeOrder({ paid: true, status: 'pending' })) },
  async play({ canvas }) {
    await expect(canvas.getByText('Pending')).toBeVisible()
  },
})

export const Shipped = meta.story({
  args: { order: toOrder(makeOrder({ paid: true, status: 'shipped' })) },
  async play({ canvas }) {
    await expect(canvas.getByText('Shipped')).toBeVisible()
  },
})

export const Unknown = meta.story({
  args: { order: toOrder(makeOrder({ paid: true, status: 'returned' })) },
  async play({ canvas }) {
    await expect(canvas.getByText('returned')).toBeVisible()
  },
})

export const Missing = meta.story({
  args: { order: toOrder(makeOrder({ paid: true, status: null })) },
  async play({ canvas }) {
    await expect(canvas.getByText('Not known')).toBeVisible()
  },
})
