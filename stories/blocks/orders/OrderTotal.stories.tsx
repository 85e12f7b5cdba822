import { expect } from 'storybook/test'
import { OrderTotal } from '#src/design-system/blocks/orders/OrderTotal.tsx'
import { anOrder } from '#stories/support/anOrder.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Blocks/OrderTotal', component: OrderTotal, args: { order: anOrder() } })

export const Ready = meta.story({
  play: ({ canvas }) => expect(canvas.getByText('$1,680.00')).toBeVisible(),
})

export const NoPrice = meta.story({
  args: { order: anOrder({ itemInfo: null }) },
  play: ({ canvas }) => expect(canvas.getByText('Price unavailable')).toBeVisible(),
})
