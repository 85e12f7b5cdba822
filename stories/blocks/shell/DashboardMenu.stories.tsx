import { expect, fn } from 'storybook/test'
import { DashboardMenu, type DashboardMenuProps } from '#src/design-system/blocks/shell/DashboardMenu.tsx'
import preview from '#storybook/preview.tsx'

const args: DashboardMenuProps = { role: { state: 'ready', value: 'customer' } }

const meta = preview.meta({
  title: 'Blocks/DashboardMenu',
  component: DashboardMenu,
  args,
  parameters: { at: '/dashboard/mypurchases' },
})

export const Customer = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('My Orders')
  },
})

export const Admin = meta.story({
  args: { role: { state: 'ready', value: 'admin' } },
  parameters: { at: '/dashboard/manageallorders' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Manage All Orders')
  },
})

export const OnItsFirstPage = meta.story({
  parameters: { at: '/dashboard/' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('My Profile')
  },
})

/** On the payment page, My Orders is the current tab. */
export const OnAPayment = meta.story({
  parameters: { at: '/dashboard/payment/order-1' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('My Orders')
  },
})

export const Pending = meta.story({ args: { role: { state: 'loading' } } })
export const Failed = meta.story({ args: { role: { state: 'failed', reason: 'server', retry: fn() } } })
