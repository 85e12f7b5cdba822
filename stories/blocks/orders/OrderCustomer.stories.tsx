import { expect } from 'storybook/test'
import { makeOrder } from '#mocks/seed/builders.ts'
import { OrderCustomer } from '#src/design-system/blocks/orders/OrderCustomer.tsx'
import { toOrder } from '#src/domain/order.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/OrderCustomer',
  component: OrderCustomer,
  args: { order: toOrder(makeOrder()) },
})

export const Ready = meta.story()

export const NoName = meta.story({
  args: { order: toOrder(makeOrder({ userName: null })) },
  async play({ canvas }) {
    await expect(canvas.getByText('demo.user@dhruva.example')).toBeVisible()
  },
})

export const Nobody = meta.story({
  args: { order: toOrder(makeOrder({ userName: null, userEmail: null })) },
  async play({ canvas }) {
    await expect(canvas.getByText('Name not given')).toBeVisible()
  },
})
