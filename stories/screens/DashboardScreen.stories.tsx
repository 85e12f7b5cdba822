import { expect, fn, screen, waitFor } from 'storybook/test'
import { DashboardScreen, type DashboardScreenProps } from '#src/design-system/screens/DashboardScreen.tsx'
import { SectionHeading } from '#src/design-system/components/SectionHeading.tsx'
import { fitsTheWindow } from '#stories/support/fits.ts'
import preview from '#storybook/preview.tsx'

const customer: DashboardScreenProps['role'] = { state: 'ready', value: 'customer' }
const retry = fn()

const meta = preview.meta({
  title: 'Screens/Customer/DashboardScreen',
  component: DashboardScreen,
  parameters: { page: true, at: '/dashboard/mypurchases' },
  args: { role: customer, children: <SectionHeading level={1}>My Orders</SectionHeading> },
})

const commonLinks = ['My Profile', 'My Orders']
const adminLinks = ['Add New Product', 'Manage All Orders', 'Manage User Reviews', 'Manage Current Users']

export const Customer = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('User Dashboard')).toBeVisible()
    const links = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(links).toEqual([...commonLinks, 'Add A Review'])
  },
})

export const Admin = meta.story({
  args: { role: { state: 'ready', value: 'admin' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Admin Penal')).toBeVisible()
    const links = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(links).toEqual([...commonLinks, ...adminLinks])
  },
})

export const RolePending = meta.story({
  args: { role: { state: 'loading' } },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(commonLinks)
    await expect(canvas.queryByText(/Admin Penal|User Dashboard/)).toBeNull()
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading your menu')
  },
})

export const RoleFailed = meta.story({
  args: { role: { state: 'failed', reason: 'server', retry } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(commonLinks)
    await expect(canvas.queryByText(/Admin Penal|User Dashboard/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
})

/** The tabs scroll horizontally, with the current one in view. */
export const Mobile = meta.story({
  args: {
    role: { state: 'ready', value: 'admin' },
    children: <SectionHeading level={1}>Manage Current Users</SectionHeading>,
  },
  parameters: { at: '/dashboard/makeadmin' },
  globals: { viewport: { value: 'small' } },
  async play({ canvas }) {
    const tabs = canvas.getAllByRole('link').map((link: HTMLElement) => link.getBoundingClientRect())
    await expect(new Set(tabs.map(({ top }) => top)).size).toBe(1)
    await waitFor(() => {
      const { left, right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
      void expect(left).toBeGreaterThanOrEqual(0)
      void expect(right).toBeLessThanOrEqual(innerWidth)
    })
    await fitsTheWindow()
  },
})

export const Wired = meta.story({
  parameters: { wired: '/dashboard/mypurchases', as: 'admin' },
  async play() {
    await expect(await screen.findByRole('heading', { level: 2, name: 'Admin Penal' }, { timeout: 5000 })).toBeVisible()
    await expect(screen.getByRole('link', { current: 'page', name: 'My Orders' })).toBeVisible()
  },
})
