import { expect } from 'storybook/test'
import { makeOrder } from '#mocks/seed/builders.ts'
import { OrderTotal } from '#src/design-system/blocks/orders/OrderTotal.tsx'
import { toOrder } from '#src/domain/order.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Blocks/OrderTotal', component: OrderTotal, args: { order: toOrder(makeOrder()) } })

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('$1,680.00')).toBeVisible()
  },
})

export const NoPrice = meta.story({
  args: { order: toOrder(makeOrder({ itemInfo: null })) },
  async play({ canvas }) {
    await expect(canvas.getByText('Price unavailable')).toBeVisible()
  },
})
