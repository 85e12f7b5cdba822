import { expect } from 'storybook/test'
import { makeOrder } from '#mocks/seed/builders.ts'
import { OrderItem } from '#src/design-system/blocks/orders/OrderItem.tsx'
import { toOrder } from '#src/domain/order.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/OrderItem',
  component: OrderItem,
  args: { order: toOrder(makeOrder()), id: 'order-0' },
})

export const Ready = meta.story()

export const NoPicture = meta.story({ args: { order: toOrder(makeOrder({ itemInfo: { itemName: 'Piston 86 mm' } })) } })

export const Unnamed = meta.story({
  args: { order: toOrder(makeOrder({ itemInfo: { itemName: ' ' } })) },
  async play({ canvas }) {
    await expect(canvas.getByText('Unnamed part')).toBeVisible()
  },
})

export const PartLost = meta.story({
  args: { order: toOrder(makeOrder({ itemInfo: null })) },
  async play({ canvas }) {
    await expect(canvas.getByText('Part details are missing')).toBeVisible()
  },
})
