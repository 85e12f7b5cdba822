import { expect } from 'storybook/test'
import { OrderItem } from '#src/design-system/blocks/orders/OrderItem.tsx'
import { anOrder } from '#stories/support/anOrder.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/OrderItem',
  component: OrderItem,
  args: { order: anOrder(), id: 'order-0' },
})

export const Ready = meta.story()

export const NoPicture = meta.story({ args: { order: anOrder({ itemInfo: { itemName: 'Piston 86 mm' } }) } })

export const Unnamed = meta.story({
  args: { order: anOrder({ itemInfo: { itemName: ' ' } }) },
  play: ({ canvas }) => expect(canvas.getByText('Unnamed part')).toBeVisible(),
})

export const PartLost = meta.story({
  args: { order: anOrder({ itemInfo: null }) },
  play: ({ canvas }) => expect(canvas.getByText('Part details are missing')).toBeVisible(),
})
