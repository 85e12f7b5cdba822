import { expect } from 'storybook/test'
import { makeOrder } from '#mocks/seed/builders.ts'
import { OrderSummary } from '#src/design-system/blocks/orders/OrderSummary.tsx'
import { toOrder } from '#src/domain/order.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/OrderSummary',
  component: OrderSummary,
  args: { order: toOrder(makeOrder()) },
})

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('20 pcs')).toBeVisible()
    await expect(canvas.getByText('$84.00')).toBeVisible()
    await expect(canvas.getByText('$1,680.00')).toBeVisible()
  },
})

export const PartLost = meta.story({ args: { order: toOrder(makeOrder({ itemInfo: null, quantity: null })) } })
