import { expect, screen, waitFor } from 'storybook/test'
import { db } from '#mocks/db.ts'
import { inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Public/Account check' })

/** The first check fails, but the customer stays logged in, and “Try again” opens the page (AUTH-10). */
export const Undetermined = meta.story({
  name: 'Checked on the second try',
  tags: ['went-wrong'],
  ...inApp('/dashboard/mypurchases', { as: 'customer', scenario: 'refuseUpsert' }),
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { level: 1, name: 'We couldn’t check your account' })
    await expect(canvas.getByTestId('path')).toHaveTextContent('/dashboard/mypurchases')
    db.changeSettings({ faults: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
})

/** The page and the admin menu are hidden until the shop has checked that the account is an admin’s (ADMIN-4). */
export const CheckingAdmin = meta.story({
  name: 'Checking an admin',
  tags: ['waiting'],
  ...inApp('/dashboard/makeadmin', { as: 'admin', scenario: 'neverAnswerAdminCheck' }),
  async play({ canvas }) {
    await expect(await canvas.findByText('Checking your account')).toBeInTheDocument()
    await expect(await canvas.findByText('Loading your menu')).toBeInTheDocument()
    await expect(canvas.queryByText('Admin Penal')).toBeNull()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

/** The shop shows “Bad Authorization” once, logs the customer out and opens Home (SHOP-2, ADMIN-1). */
export const Denied = meta.story({
  name: 'A customer opens an admin page',
  tags: ['went-wrong', 'STATE-9'],
  ...inApp('/dashboard/makeadmin', { as: 'customer' }),
  async play({ canvas }) {
    await waitFor(() => expect(screen.getAllByText('Bad Authorization')).toHaveLength(1))
    await waitFor(() => expect(canvas.getByTestId('path')).toHaveTextContent(/^\/$/))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'LOGOUT' })).toBeNull())
  },
})
