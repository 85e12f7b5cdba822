import { expect } from 'storybook/test'
import { OrderProgress } from '#src/design-system/blocks/orders/OrderProgress.tsx'
import { anOrder } from '#stories/support/anOrder.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/OrderProgress',
  component: OrderProgress,
  args: { order: anOrder({ paid: true, status: 'pending' }) },
})

export const Paid = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Pending')).toBeVisible()
    await expect(canvas.getByText('Paid')).toBeVisible()
  },
})

export const Unpaid = meta.story({
  args: { order: anOrder() },
  play: ({ canvas }) => expect(canvas.queryByText(/^Paid/)).toBeNull(),
})
