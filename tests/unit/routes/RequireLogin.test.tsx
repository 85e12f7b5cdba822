import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import type { Account } from '#src/domain/account.ts'
import type { IdentityPort } from '#src/platform/ports.ts'
import { unanswered } from '#src/session/sessionSlice.ts'
import { pressTwice } from '#tests/support/forms.ts'
import { expectAddress, findPage, mountApp, mountPage } from '#tests/support/mountApp.tsx'

it.each(['/purchase/x', '/dashboard/mypurchases?a=1', '/dashboard/manageallorders'])(
  'redirects a visitor from %s to /login (ADMIN-2)',
  async (path) => {
    await mountPage(path, 'Login')
    await expectAddress('/login')
  },
)

it('remembers the requested page with its query (AUTH-11)', async () => {
  const { user } = await mountPage('/dashboard/mypurchases?a=1', 'Login')
  await user.click(await screen.findByRole('button', { name: 'Demo User' }))
  await findPage('My Orders')
  await expectAddress('/dashboard/mypurchases\\?a=1')
})

it('shows a spinner while the auth state is unknown', async () => {
  await mountApp('/dashboard/mypurchases', { platform: { identity: { onChange: () => () => undefined } } })
  expect(await screen.findByText('Checking your account')).toBeInTheDocument()
})

it('offers to try again or to log in when nobody says who is signed in, and returns to the page (AUTH-26)', async () => {
  let answer = (_account: Account | null): void => undefined
  const onChange: IdentityPort['onChange'] = (listener) => {
    answer = listener
    return () => undefined
  }
  const { user, store } = await mountApp('/dashboard/mypurchases?a=1', { platform: { identity: { onChange } } })
  act(() => void store.dispatch(unanswered()))
  const page = within(await screen.findByRole('main'))
  expect(await page.findByRole('heading', { name: 'We could not find out who you are' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'LOGIN' })).toBeVisible()
  await user.click(page.getByRole('link', { name: 'LOGIN' }))
  await findPage('Login')
  act(() => answer({ ...personas.customer, id: 'u1', photo: null, hasPassword: true }))
  await findPage('My Orders')
  await expectAddress('/dashboard/mypurchases\\?a=1')
})

it('redirects to / when a session ends on an admin page (ADMIN-2)', async () => {
  const { platform } = await mountPage('/dashboard/manageallorders', /^Manage All Orders/, { as: 'admin' })
  await act(() => platform.identity.signOut())
  await expectAddress('/')
})

it('redirects to / when a customer signs in on an admin page, without a toast or sign-out', async () => {
  const { platform, store } = await mountPage('/dashboard/manageallorders', /^Manage All Orders/, { as: 'admin' })
  await act(() => platform.identity.signIn(personas.customer.email, demoPassword))
  await expectAddress('/')
  expect(await screen.findByText('Kamal')).toBeVisible()
  expect(store.getState().session.phase).toBe('signedIn')
  expect(screen.queryByText('Bad Authorization')).toBeNull()
})

it('offers to try again when the shop returned no token (AUTH-10)', async () => {
  db.use(scenarios.failUpsert)
  const { user } = await mountApp('/dashboard/mypurchases', { as: 'customer' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  db.use({ title: 'No faults', dials: { faults: {} } })
  await user.click(retry)
  await findPage('My Orders')
})

it('offers a login when the session has expired, and returns to the page (AUTH-6)', async () => {
  db.use({ title: 'Session over', dials: { faults: { getMyOrders: 401 } } })
  const { user } = await mountApp('/dashboard/mypurchases', { as: 'customer' })
  await user.click(await screen.findByRole('button', { name: 'Log in again' }))
  await findPage('Login')
  db.use({ title: 'No faults', dials: { faults: {} } })
  await user.click(await screen.findByRole('button', { name: 'Demo User' }))
  await findPage('My Orders')
})

it('“Log in again” cannot be pressed again while it signs out (AUTH-22)', async () => {
  db.use({ title: 'Session over', dials: { faults: { getMyOrders: 401 } } })
  const signOut = vi.fn(() => new Promise<void>(() => undefined))
  await mountApp('/dashboard/mypurchases', { as: 'customer', platform: { identity: { signOut } } })
  const button = await screen.findByRole('button', { name: 'Log in again' })
  pressTwice(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  expect(signOut).toHaveBeenCalledOnce()
})

it('returns to an admin page with its query and hash (AUTH-6)', async () => {
  db.use({ title: 'Session over', dials: { faults: { getOrders: 401 } } })
  const { user } = await mountApp('/dashboard/manageallorders?q=rotor#main', { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Log in again' }))
  await findPage('Login')
  db.use({ title: 'No faults', dials: { faults: {} } })
  await user.click(await screen.findByRole('button', { name: 'Demo Admin' }))
  await findPage(/^Manage All Orders: \d+$/)
  await expectAddress('/dashboard/manageallorders\\?q=rotor#main')
})

it('redirects to / when the user of an expired session is signed out on an admin page (ADMIN-2)', async () => {
  db.use({ title: 'Session over', dials: { faults: { getOrders: 401 } } })
  const { platform } = await mountApp('/dashboard/manageallorders', { as: 'admin' })
  await screen.findByRole('button', { name: 'Log in again' })
  await act(() => platform.identity.signOut())
  await expectAddress('/')
})
