import { expect, fn, screen, waitFor } from 'storybook/test'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { AccessScreen, type AccessScreenProps } from '#src/design-system/screens/AccessScreen.tsx'
import { fitsTheWindow } from '#stories/support/fits.ts'
import { skipLongWaits } from '#stories/support/clock.ts'
import { wiredTimeout } from '#stories/support/wiredTimeout.ts'
import preview from '#storybook/preview.tsx'

const args: AccessScreenProps = { state: 'checking', onRetry: fn() }

const meta = preview.meta({
  title: 'Screens/Public/AccessScreen',
  component: AccessScreen,
  parameters: { page: true },
  args,
})

export const Checking = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking your account')
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  },
})

/** The text after 10 s (NET-1, STATE-10). */
export const Slow = meta.story({
  beforeEach: skipLongWaits,
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Still working. This is taking longer than usual.'),
    )
  },
})

export const CheckFailed = meta.story({
  args: { state: 'checkFailed' },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We could not check your account' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Expired = meta.story({
  args: { state: 'expired' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NoAccess = meta.story({
  args: { state: 'noAccess' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'To the dashboard' })).toHaveAttribute('href', '/dashboard')
  },
})

export const Small = meta.story({
  args: { state: 'checkFailed' },
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow,
})

/** The server gave no token: the visitor stays signed in and can try again (AUTH-10). */
export const Undetermined = meta.story({
  parameters: { wired: '/dashboard/mypurchases', as: 'customer' },
  beforeEach() {
    db.use(scenarios.refuseUpsert)
  },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { level: 1, name: 'We could not check your account' }, wiredTimeout)
    await expect(canvas.getByTestId('address')).toHaveTextContent('/dashboard/mypurchases')
    await waitFor(() => expect(screen.getByText('User Up-Seart Failed')).toBeVisible(), wiredTimeout)
    db.setDials({ faults: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My Orders' }, wiredTimeout)).toBeVisible()
  },
})

/** Neither the admin page nor the admin menu before the check is done (ADMIN-4). */
export const CheckingAdmin = meta.story({
  parameters: { wired: '/dashboard/makeadmin', as: 'admin' },
  beforeEach() {
    db.use(scenarios.neverAnswerAdminCheck)
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Checking your account', {}, wiredTimeout)).toBeInTheDocument()
    await expect(await canvas.findByText('Loading your menu', {}, wiredTimeout)).toBeInTheDocument()
    await expect(canvas.queryByText('Admin Penal')).toBeNull()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

/** Redirects to Home, with one toast, and signs out (SHOP-2, ADMIN-1). */
export const Denied = meta.story({
  parameters: { wired: '/dashboard/makeadmin', as: 'customer' },
  async play({ canvas }) {
    await waitFor(() => expect(screen.getAllByText('Bad Authorization')).toHaveLength(1), wiredTimeout)
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/), wiredTimeout)
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'LOGOUT' })).toBeNull(), wiredTimeout)
  },
})
