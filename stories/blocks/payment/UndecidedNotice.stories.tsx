import { expect } from 'storybook/test'
import { UndecidedNotice } from '#src/design-system/blocks/payment/UndecidedNotice.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/UndecidedNotice',
  component: UndecidedNotice,
  args: { to: '/dashboard/payment/order-1001', describedBy: 'order-0' },
})

export const Undecided = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText(/don’t pay a second time/)).toBeVisible()
    const link = canvas.getByRole('link', { name: 'See the payment' })
    await expect(link).toHaveAttribute('href', '/dashboard/payment/order-1001')
  },
})
