import { expect, fn, waitFor } from 'storybook/test'
import { DashboardScreen, type DashboardScreenProps } from '#src/design-system/screens/DashboardScreen.tsx'
import { SectionHeading } from '#src/design-system/components/SectionHeading.tsx'
import { fitsTheWindow } from '#stories/support/fits.ts'
import { inShell } from '#stories/support/inShell.tsx'
import { ScreenPage } from '#stories/support/ScreenPage.tsx'
import preview from '#storybook/preview.tsx'

const customer: DashboardScreenProps['role'] = { state: 'ready', value: 'customer' }
const retry = fn()

const meta = preview.meta({
  title: 'Screens/Customer/Dashboard',
  component: DashboardScreen,
  parameters: { page: true, docs: { page: ScreenPage }, at: '/dashboard/mypurchases' },
  args: { role: customer, children: <SectionHeading level={1}>My Orders</SectionHeading> },
})

const commonLinks = ['My Profile', 'My Orders']
const adminLinks = ['Add New Product', 'Manage All Orders', 'Manage User Reviews', 'Manage Current Users']

/** The dashboard's menu beside a page, with the shop's navigation and footer around both. */
export const InTheShop = meta.story({ name: 'In the shop', tags: ['good-day'], ...inShell('customer') })

/** Customers find their profile, their orders and the form for a review. */
export const Customer = meta.story({
  name: "The customer's menu",
  tags: ['good-day'],
  async play({ canvas }) {
    await expect(canvas.getByText('User Dashboard')).toBeVisible()
    const links = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(links).toEqual([...commonLinks, 'Add A Review'])
  },
})

/** Admins find their profile, their orders and the four pages for managing the shop. */
export const Admin = meta.story({
  name: "The admin's menu",
  tags: ['good-day'],
  args: { role: { state: 'ready', value: 'admin' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Admin Penal')).toBeVisible()
    const links = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(links).toEqual([...commonLinks, ...adminLinks])
  },
})

/** The two links that everybody has are there at once; the rest follows when the shop knows who is there. */
export const RolePending = meta.story({
  name: 'The menu is loading',
  tags: ['waiting'],
  args: { role: { state: 'loading' } },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(commonLinks)
    await expect(canvas.queryByText(/Admin Penal|User Dashboard/)).toBeNull()
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading your menu')
  },
})

/** The two links that everybody has stay, and the rest can be tried again. */
export const RoleFailed = meta.story({
  name: 'The menu could not load',
  tags: ['went-wrong'],
  args: { role: { state: 'failed', reason: 'server', retry } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(commonLinks)
    await expect(canvas.queryByText(/Admin Penal|User Dashboard/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
})

/** The menu becomes a row of tabs that is swiped sideways, with the current page in view. */
export const Mobile = meta.story({
  name: 'On a small phone',
  tags: ['borders'],
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
