import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import type { Account } from '#src/domain/account.ts'
import type { IdentityPort } from '#src/platform/ports.ts'
import { unanswered } from '#src/session/sessionSlice.ts'
import { pressTwice } from '#tests/support/forms.ts'
import { expectAddress, findPage, mountApp, mountPage } from '#tests/support/mountApp.tsx'

it.each([
  ['/purchase/brake-rotor-345', 'Demo User'],
  ['/dashboard/mypurchases', 'Demo User'],
  ['/dashboard/manageallorders', 'Demo Admin'],
])(
  'remembers %s with its query and hash, and adds no history entry for the login (AUTH-11, ADMIN-2)',
  async (at, who) => {
    const { user } = await mountPage(['/contact', `${at}?q=a+b&x=%2F#main`], 'Login')
    await expectAddress('/login')
    await user.click(await screen.findByRole('button', { name: who }))
    await screen.findByRole('button', { name: 'LOGOUT' })
    await expectAddress(`${at}\\?q=a\\+b&x=%2F#main`)
    screen.getByTestId('back').click()
    await findPage('Contact')
  },
)

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
