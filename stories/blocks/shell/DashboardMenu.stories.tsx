import { expect } from 'storybook/test'
import { DashboardMenu, type DashboardMenuProps } from '#src/design-system/blocks/shell/DashboardMenu.tsx'
import { loading, failed } from '#stories/support/loadables.ts'
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
    await expect(canvas.getByRole('heading', { name: 'User Dashboard' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Manage All Orders' })).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
})

export const Admin = meta.story({
  args: { role: { state: 'ready', value: 'admin' } },
  parameters: { at: '/dashboard/manageallorders' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Manage All Orders')
    await expect(canvas.queryByRole('link', { name: 'Add A Review' })).toBeNull()
  },
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

const commonPages = ['My Profile', 'My Orders']

/** Only the pages of both roles, without a title, as long as the role is not known (ADMIN-4). */
export const Pending = meta.story({
  args: { role: loading },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(commonPages)
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your menu')
  },
})

const failure = failed('server')
export const Failed = meta.story({
  args: { role: failure },
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(commonPages)
    await expect(canvas.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(failure.retry).toHaveBeenCalledOnce()
  },
})
