import type { Canvas } from 'storybook/internal/csf'
import { expect, waitFor, within } from 'storybook/test'
import { DashboardScreen, type DashboardScreenProps } from '#src/design-system/screens/DashboardScreen.tsx'
import { SectionHeading } from '#src/design-system/components/Heading.tsx'
import { expectCallOnClick } from '#stories/support/buttons.ts'
import { playAll, expectText } from '#stories/support/plays.ts'
import { serverFailure, loading, ready } from '#stories/support/data.ts'
import { inShell } from '#stories/support/inShell.tsx'
import preview from '#storybook/preview.tsx'

const args: DashboardScreenProps = {
  role: ready('customer'),
  children: <SectionHeading level={1}>My Orders</SectionHeading>,
}

const meta = preview.meta({
  title: 'Screens/Customer/Dashboard',
  component: DashboardScreen,
  parameters: { routerPath: '/dashboard/mypurchases' },
  args,
})

/** A play function that expects these links in the menu. */
const expectMenuLinks =
  (...names: string[]) =>
  ({ canvas }: { canvas: Canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link')
    return expect(links.map(({ textContent }) => textContent)).toEqual(names)
  }
const commonLinks = ['My Profile', 'My Orders']
const adminLinks = ['Add New Product', 'Manage All Orders', 'Manage User Reviews', 'Manage Current Users']

/** The menu beside every dashboard page contains the links that customers or admins need. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['good-day'],
  ...inShell('customer'),
  play: expectMenuLinks(...commonLinks, 'Add A Review'),
})

/** Admins find their profile, their orders and the four pages for managing the shop. */
export const Admin = meta.story({
  name: "The admin's menu",
  tags: ['good-day'],
  args: { role: ready('admin') },
  play: expectMenuLinks(...commonLinks, ...adminLinks),
})

/** Badges show how many orders are waiting to be paid or shipped. */
export const Badges = meta.story({
  name: 'Badges in the menu',
  tags: ['good-day'],
  args: { role: ready('admin'), pendingOrders: { toPay: 2, toShip: 1_205 } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toHaveAccessibleDescription('2 to pay')
    await expect(canvas.getByRole('link', { name: 'Manage All Orders' })).toHaveAccessibleDescription('1,205 to ship')
  },
})

/** The two links for everyone appear right away, and the other links once the account has been checked. */
export const RolePending = meta.story({
  name: 'The menu is loading',
  tags: ['waiting', 'STATE-1'],
  args: { role: loading },
  play: playAll(expectText('Loading your menu'), expectMenuLinks(...commonLinks)),
})

/** The two links for everyone stay, and the page offers to load the other links again. */
export const RoleFailed = meta.story({
  name: 'The menu could not load',
  tags: ['went-wrong', 'STATE-4', 'STATE-5'],
  args: { role: serverFailure },
  play: playAll(expectMenuLinks(...commonLinks), expectCallOnClick('Try again', serverFailure.retry)),
})

/** The menu becomes a row of tabs to swipe, with the current page in view. */
export const Mobile = meta.story({
  name: 'On a small phone',
  tags: ['borders', 'STATE-16'],
  args: {
    role: ready('admin'),
    pendingOrders: { toPay: 0, toShip: 5 },
    children: <SectionHeading level={1}>Manage Current Users</SectionHeading>,
  },
  parameters: { routerPath: '/dashboard/makeadmin' },
  globals: { viewport: { value: 'small' } },
  async play({ canvas }) {
    const tabRects = canvas.getAllByRole('link').map((link: HTMLElement) => link.getBoundingClientRect())
    await expect(new Set(tabRects.map(({ top }) => top)).size).toBe(1)
    await waitFor(() => {
      const { left, right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
      void expect(left).toBeGreaterThanOrEqual(0)
      void expect(right).toBeLessThanOrEqual(innerWidth)
    })
  },
})
