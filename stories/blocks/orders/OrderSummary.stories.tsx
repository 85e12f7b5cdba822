import { expect } from 'storybook/test'
import { OrderSummary } from '#src/design-system/blocks/orders/OrderSummary.tsx'
import { anOrder } from '#stories/support/anOrder.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/OrderSummary',
  component: OrderSummary,
  args: { order: anOrder() },
})

export const Ready = meta.story({
  async play({ canvas }) {
    for (const text of ['20 pcs', '$84.00', '$1,680.00']) await expect(canvas.getByText(text)).toBeVisible()
  },
})

export const PartLost = meta.story({ args: { order: anOrder({ itemInfo: null, quantity: null }) } })
