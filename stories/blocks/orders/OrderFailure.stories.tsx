import { expect, fn } from 'storybook/test'
import { OrderFailure, type OrderFailureProps } from '#src/design-system/blocks/orders/OrderFailure.tsx'
import preview from '#storybook/preview.tsx'

const args: OrderFailureProps = { reason: 'notFound', onRetry: fn() }

const meta = preview.meta({ title: 'Blocks/OrderFailure', component: OrderFailure, args })

export const NotFound = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Order not found', level: 2 })).toBeVisible()
    const back = canvas.getByRole('link', { name: 'Back to My Orders' })
    await expect(back).toHaveAttribute('href', '/dashboard/mypurchases')
  },
})

export const Forbidden = meta.story({
  args: { reason: 'forbidden' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'This order is not yours', level: 2 })).toBeVisible(),
})

export const Server = meta.story({
  args: { reason: 'server' },
  async play({ args: { onRetry }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})
