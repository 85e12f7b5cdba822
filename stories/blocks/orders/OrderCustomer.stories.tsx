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

export const Ready = meta.story({
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent(/^Kamal Hossaindemo\.user@dhruva\.example$/)
  },
})

export const NoName = meta.story({
  args: { order: toOrder(makeOrder({ userName: null })) },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent(/^demo\.user@dhruva\.example$/)
  },
})

export const Nobody = meta.story({
  args: { order: toOrder(makeOrder({ userName: null, userEmail: null })) },
  async play({ canvas }) {
    await expect(canvas.getByText('Name not given')).toBeVisible()
  },
})
