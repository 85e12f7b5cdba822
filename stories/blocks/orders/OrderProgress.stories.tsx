import { expect } from 'storybook/test'
import { makeOrder } from '#mocks/seed/builders.ts'
import { OrderProgress } from '#src/design-system/blocks/orders/OrderProgress.tsx'
import { toOrder } from '#src/domain/order.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/OrderProgress',
  component: OrderProgress,
  args: { order: toOrder(makeOrder({ paid: true, status: 'pending' })) },
})

export const Paid = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Pending')).toBeVisible()
    await expect(canvas.getByText('Paid')).toBeVisible()
  },
})

export const Unpaid = meta.story({
  args: { order: toOrder(makeOrder()) },
  async play({ canvas }) {
    await expect(canvas.queryByText(/^Paid/)).toBeNull()
  },
})
