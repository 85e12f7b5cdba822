import { expect, screen } from 'storybook/test'
import { wired } from '#stories/support/wired.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Customer/Dashboard' })

/** The menu for admins appears, and the current page is marked in it. */
export const Wired = meta.story({
  name: 'An admin opens the dashboard',
  tags: ['good-day'],
  ...wired('/dashboard/mypurchases', { as: 'admin' }),
  async play() {
    await expect(await screen.findByRole('heading', { level: 2, name: 'Admin Penal' })).toBeVisible()
    await expect(screen.getByRole('link', { current: 'page', name: 'My Orders' })).toBeVisible()
  },
})
