import { OrderStatus } from '#src/design-system/blocks/orders/OrderStatus.tsx'
import { anOrder } from '#stories/support/data.ts'
import { sees } from '#stories/support/plays.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Blocks/OrderStatus', component: OrderStatus, args: { order: anOrder() } })

export const Missing = meta.story({
  args: { order: anOrder({ paid: true, status: null }) },
  play: sees('Not known'),
})
