import { expect } from 'storybook/test'
import { DashboardMenu, type DashboardMenuProps } from '#src/design-system/blocks/shell/DashboardMenu.tsx'
import preview from '#storybook/preview.tsx'

const args: DashboardMenuProps = { role: { state: 'ready', value: 'customer' } }

const meta = preview.meta({
  title: 'Blocks/DashboardMenu',
  component: DashboardMenu,
  args,
  parameters: { at: '/dashboard/mypurchases' },
})

export const OnItsFirstPage = meta.story({
  parameters: { at: '/dashboard/' },
  play: ({ canvas }) => expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('My Profile'),
})

/** On the payment page, My Orders is the current tab. */
export const OnAPayment = meta.story({
  parameters: { at: '/dashboard/payment/order-1' },
  play: ({ canvas }) => expect(canvas.getByRole('link', { current: true })).toHaveTextContent('My Orders'),
})
