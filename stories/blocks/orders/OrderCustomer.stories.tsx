import { expect } from 'storybook/test'
import { OrderCustomer } from '#src/design-system/blocks/orders/OrderCustomer.tsx'
import { anOrder } from '#stories/support/data.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Blocks/OrderCustomer', component: OrderCustomer, args: { order: anOrder() } })

export const NoName = meta.story({
  args: { order: anOrder({ userName: null }) },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^demo\.user@dhruva\.example$/),
})

export const Nobody = meta.story({
  args: { order: anOrder({ userName: null, userEmail: null }) },
  play: ({ canvas }) => expect(canvas.getByText('Name not given')).toBeVisible(),
})
