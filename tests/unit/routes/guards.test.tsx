import { db } from '#mocks/db.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import type { Account } from '#src/domain/account.ts'
import type { IdentityPort } from '#src/ports/ports.ts'
import { timedOut } from '#src/session/sessionSlice.ts'
import { getMenuLinks } from '#tests/spec/pages.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { doubleClick } from '#tests/support/forms.ts'
import { expectUrl, findPageHeading, dispatchWindowFocus, mountApp, mountPage } from '#tests/support/mountApp.tsx'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

it.each([
  ['/purchase/brake-rotor-345', 'Demo User'],
  ['/dashboard/mypurchases', 'Demo User'],
  ['/dashboard/manageallorders', 'Demo Admin'],
])(
  'Login returns to %s with its query string and hash, and adds no history entry (AUTH-11, ADMIN-2)',
  async (url, account) => {
    const { user } = await mountPage(['/contact', `${url}?q=a+b&x=%2F#main`], 'Login')
    await expectUrl('/login')
    await user.click(await screen.findByRole('button', { name: account }))
    await screen.findByRole('button', { name: 'LOGOUT' })
    await expectUrl(`${url}\\?q=a\\+b&x=%2F#main`)
    screen.getByTestId('back').click()
    await findPageHeading('Contact')
  },
)

it('if the identity provider does not respond, a page offers a retry and a login, and appears once the provider responds (AUTH-26)', async () => {
  let reportAccount = (_account: Account | null): void => undefined
  const onChange: IdentityPort['onChange'] = (listener) => {
    reportAccount = listener
    return () => undefined
  }
  const { user, store } = await mountApp('/dashboard/mypurchases?a=1', { platform: { identity: { onChange } } })
  act(() => void store.dispatch(timedOut()))
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('heading', { name: 'We can’t check your login' })).toBeVisible()
  expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'LOGIN' })).toBeVisible()
  await user.click(main.getByRole('link', { name: 'LOGIN' }))
  await findPageHeading('Login')
  act(() => reportAccount({ ...personas.customer, id: 'u1', photo: null, hasPassword: true }))
  await findPageHeading('My Orders')
  await expectUrl('/dashboard/mypurchases\\?a=1')
})

it('a failed account check is repeated on focus and on navigation, without a spinner or a toast (NET-11)', async () => {
  db.changeSettings({ faults: { upsertUser: 'network' } })
  const { user } = await mountPage('/dashboard', 'We couldn’t check your account', { as: 'customer' })
  const errorHeading = screen.getByRole('heading', { level: 1 })
  const getCallCount = countCalls('PUT', '/user/')
  dispatchWindowFocus()
  await waitFor(() => expect(getCallCount()).toBe(1))
  expect(errorHeading).toBeInTheDocument()
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Home' }))
  await screen.findByRole('heading', { name: 'What Our Clients Say' })
  db.changeSettings({ faults: {} })
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Dashboard' }))
  await findPageHeading('My Profile')
  expect(getCallCount()).toBe(2)
})

it('signing out on an admin page redirects to / (ADMIN-2)', async () => {
  const { platform } = await mountPage('/dashboard/manageallorders', /^Manage All Orders/, { as: 'admin' })
  await act(() => platform.identity.signOut())
  await expectUrl('/')
})

it('“Log in again” ignores further clicks while the account is being signed out (AUTH-22)', async () => {
  db.changeSettings({ faults: { getMyOrders: 401 } })
  const signOut = vi.fn(() => new Promise<void>(() => undefined))
  await mountApp('/dashboard/mypurchases', { as: 'customer', platform: { identity: { signOut } } })
  const button = await screen.findByRole('button', { name: 'Log in again' })
  doubleClick(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  expect(signOut).toHaveBeenCalledOnce()
})

it('after “Log in again”, an admin returns to the page they were on (AUTH-6)', async () => {
  db.changeSettings({ faults: { getOrders: 401 } })
  const { user, platform } = await mountApp('/dashboard/manageallorders?q=a', { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Log in again' }))
  await findPageHeading('Login')
  db.changeSettings({ faults: {} })
  await act(() => platform.identity.signIn(personas.admin.email, demoPassword))
  await findPageHeading(/^Manage All Orders/)
  await expectUrl('/dashboard/manageallorders\\?q=a')
})

it('when another account signs in, an admin page redirects to / and a customer page stays open (ADMIN-2, ADMIN-13)', async () => {
  const { platform } = await mountPage('/dashboard/manageallorders', /^Manage All Orders/, { as: 'admin' })
  await act(() => platform.identity.signIn(personas.customer.email, demoPassword))
  await expectUrl('/')
  cleanup()
  const secondApp = await mountPage('/dashboard/mypurchases', 'My Orders', { as: 'customer' })
  await act(() => secondApp.platform.identity.signIn(personas.newCustomer.email, demoPassword))
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Rafi'))
  await expectUrl('/dashboard/mypurchases')
})

it.each([
  ['in the menu', 0],
  ['on the page', -1],
])(
  'a failed admin check does not deny access, and Try again %s repeats the check (ADMIN-1)',
  async (_, buttonIndex) => {
    db.changeSettings({ faults: { getAdmin: 'garbage' } })
    const { user } = await mountPage('/dashboard/manageallorders', 'We couldn’t check your account', { as: 'admin' })
    const retryButtons = await screen.findAllByRole('button', { name: 'Try again' })
    expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
    db.changeSettings({ faults: {} })
    const retryButton = retryButtons.at(buttonIndex)
    if (retryButton) await user.click(retryButton)
    await findPageHeading(/^Manage All Orders: \d+$/)
  },
)

it('an admin who opens a page for customers sees why it is closed (ADMIN-3)', async () => {
  await mountPage('/dashboard/addreviews', 'This page is for customers', { as: 'admin' })
  expect(screen.queryByRole('button', { name: 'Send Review' })).toBeNull()
})

it('until the role is known, no admin data is requested and no dashboard title is shown (ADMIN-4)', async () => {
  db.loadScenario(scenarios.neverAnswerAdminCheck)
  const [getAdminCheckCount, getOrderCallCount] = [countCalls('GET', '/admin/'), countCalls('GET', '/allOrders')]
  await mountApp('/dashboard/manageallorders', { as: 'admin' })
  await waitFor(() => expect(getAdminCheckCount()).toBe(1))
  await act(() => vi.dynamicImportSettled())
  await findPageHeading('One moment')
  expect(screen.getAllByText('Checking your account').length).toBeGreaterThan(0)
  expect(screen.queryByText(/^(Admin Penal|User Dashboard)$/)).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  expect(getOrderCallCount()).toBe(0)
})

it.each([
  ['customer', 'User Dashboard'],
  ['admin', 'Admin Penal'],
] as const)(
  'the menu shows a %s the title %s and the specified links, without Add A Review for admins (SHOP-6)',
  async (as, title) => {
    await mountApp('/dashboard/mypurchases', { as })
    expect(await screen.findByText(title)).toBeInTheDocument()
    const links = within(screen.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link')
    expect(links.map((link) => [link.firstChild?.textContent, link.getAttribute('href')])).toEqual(
      getMenuLinks('dashboard', as).map(({ label, to }) => [label, to]),
    )
  },
)
