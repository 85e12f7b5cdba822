import { expect } from 'storybook/test'
import { OrderStatus } from '#src/design-system/blocks/orders/OrderStatus.tsx'
import { anOrder } from '#stories/support/anOrder.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/OrderStatus',
  component: OrderStatus,
  args: { order: anOrder() },
})

export const Unpaid = meta.story({
  play: ({ canvas }) => expect(canvas.getByText('Unpaid')).toBeVisible(),
})

export const Pending = meta.story({
  args: { order: anOrder({ paid: true, status: 'pending' }) },
  play: ({ canvas }) => expect(canvas.getByText('Pending')).toBeVisible(),
})

export const Shipped = meta.story({
  args: { order: anOrder({ paid: true, status: 'shipped' }) },
  play: ({ canvas }) => expect(canvas.getByText('Shipped')).toBeVisible(),
})

export const Unknown = meta.story({
  args: { order: anOrder({ paid: true, status: 'returned' }) },
  play: ({ canvas }) => expect(canvas.getByText('returned')).toBeVisible(),
})

export const Missing = meta.story({
  args: { order: anOrder({ paid: true, status: null }) },
  play: ({ canvas }) => expect(canvas.getByText('Not known')).toBeVisible(),
})
