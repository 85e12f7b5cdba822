import { expect, within } from 'storybook/test'
import { inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Customer/Dashboard' })

/** The menu includes the pages for admins, and the admin opens one of them. */
export const Wired = meta.story({
  name: 'An admin opens a page from the menu',
  tags: ['good-day'],
  ...inApp('/dashboard', { as: 'admin' }),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Admin Penal')).toBeVisible()
    const menu = within(canvas.getByRole('navigation', { name: 'Dashboard' }))
    await userEvent.click(await menu.findByRole('link', { name: 'Manage Current Users' }))
    await expect(await canvas.findByRole('table')).toBeVisible()
    await expect(canvas.getByTestId('path')).toHaveTextContent('/dashboard/makeadmin')
  },
})
