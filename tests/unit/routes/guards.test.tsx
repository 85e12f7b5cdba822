import { db } from '#mocks/db.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import type { Account } from '#src/domain/account.ts'
import type { IdentityPort } from '#src/ports/ports.ts'
import { timedOut } from '#src/session/sessionSlice.ts'
import { getMenuLinks } from '#tests/spec/pages.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { doubleClick } from '#tests/support/forms.ts'
import { expectUrl, findPageHeading, focusPage, mountApp, mountPage } from '#tests/support/mountApp.tsx'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

it.each([
  ['/purchase/brake-rotor-345', 'Demo User'],
  ['/dashboard/mypurchases', 'Demo User'],
  ['/dashboard/manageallorders', 'Demo Admin'],
])(
  'remembers %s with its query and hash, and adds no history entry for the login (AUTH-11, ADMIN-2)',
  async (at, account) => {
    const { user } = await mountPage(['/contact', `${at}?q=a+b&x=%2F#main`], 'Login')
    await expectUrl('/login')
    await user.click(await screen.findByRole('button', { name: account }))
    await screen.findByRole('button', { name: 'LOGOUT' })
    await expectUrl(`${at}\\?q=a\\+b&x=%2F#main`)
    screen.getByTestId('back').click()
    await findPageHeading('Contact')
  },
)

it('a page offers a retry and a login if the identity provider does not respond, and is shown again once it does (AUTH-26)', async () => {
  let reportAccount = (_account: Account | null): void => undefined
  const onChange: IdentityPort['onChange'] = (listener) => {
    reportAccount = listener
    return () => undefined
  }
  const { user, store } = await mountApp('/dashboard/mypurchases?a=1', { platform: { identity: { onChange } } })
  act(() => void store.dispatch(timedOut()))
  const page = within(await screen.findByRole('main'))
  expect(await page.findByRole('heading', { name: 'We can’t check your login' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'LOGIN' })).toBeVisible()
  await user.click(page.getByRole('link', { name: 'LOGIN' }))
  await findPageHeading('Login')
  act(() => reportAccount({ ...personas.customer, id: 'u1', photo: null, hasPassword: true }))
  await findPageHeading('My Orders')
  await expectUrl('/dashboard/mypurchases\\?a=1')
})

it('a failed check of the session is repeated on focus and on navigation, without a spinner or a toast (NET-11)', async () => {
  db.changeSettings({ faults: { upsertUser: 'network' } })
  const { user } = await mountPage('/dashboard', 'We couldn’t check your account', { as: 'customer' })
  const page = screen.getByRole('heading', { level: 1 })
  const calls = countCalls('PUT', '/user/')
  focusPage()
  await waitFor(() => expect(calls()).toBe(1))
  expect(page).toBeInTheDocument()
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Home' }))
  await screen.findByRole('heading', { name: 'What Our Clients Say' })
  db.changeSettings({ faults: {} })
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Dashboard' }))
  await findPageHeading('My Profile')
  expect(calls()).toBe(2)
})

it('a session that ends on an admin page redirects to / (ADMIN-2)', async () => {
  const { platform } = await mountPage('/dashboard/manageallorders', /^Manage All Orders/, { as: 'admin' })
  await act(() => platform.identity.signOut())
  await expectUrl('/')
})

it('“Log in again” cannot be clicked again while it signs out (AUTH-22)', async () => {
  db.changeSettings({ faults: { getMyOrders: 401 } })
  const signOut = vi.fn(() => new Promise<void>(() => undefined))
  await mountApp('/dashboard/mypurchases', { as: 'customer', platform: { identity: { signOut } } })
  const button = await screen.findByRole('button', { name: 'Log in again' })
  doubleClick(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  expect(signOut).toHaveBeenCalledOnce()
})

it('“Log in again” returns to an admin page (AUTH-6)', async () => {
  db.changeSettings({ faults: { getOrders: 401 } })
  const { user, platform } = await mountApp('/dashboard/manageallorders?q=a', { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Log in again' }))
  await findPageHeading('Login')
  db.changeSettings({ faults: {} })
  await act(() => platform.identity.signIn(personas.admin.email, demoPassword))
  await findPageHeading(/^Manage All Orders/)
  await expectUrl('/dashboard/manageallorders\\?q=a')
})

it('when another tab signs in another account, an admin page closes and a customer’s stays (ADMIN-2, ADMIN-13)', async () => {
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
])('a failed check is not treated as a denial, and a click on Try again repeats it %s (ADMIN-1)', async (_, at) => {
  db.changeSettings({ faults: { getAdmin: 'garbage' } })
  const { user } = await mountPage('/dashboard/manageallorders', 'We couldn’t check your account', { as: 'admin' })
  const retries = await screen.findAllByRole('button', { name: 'Try again' })
  expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  db.changeSettings({ faults: {} })
  const retry = retries.at(at)
  if (retry) await user.click(retry)
  await findPageHeading(/^Manage All Orders: \d+$/)
})

it('an admin is shown why a page for customers is closed (ADMIN-3)', async () => {
  await mountPage('/dashboard/addreviews', 'This page is for customers', { as: 'admin' })
  expect(screen.queryByRole('button', { name: 'Send Review' })).toBeNull()
})

it('no admin data is requested and neither title is shown before the role is known (ADMIN-4)', async () => {
  db.use(scenarios.neverAnswerAdminCheck)
  const [checks, orders] = [countCalls('GET', '/admin/'), countCalls('GET', '/allOrders')]
  await mountApp('/dashboard/manageallorders', { as: 'admin' })
  await waitFor(() => expect(checks()).toBe(1))
  await act(() => vi.dynamicImportSettled())
  await findPageHeading('One moment')
  expect(screen.getAllByText('Checking your account').length).toBeGreaterThan(0)
  expect(screen.queryByText(/^(Admin Penal|User Dashboard)$/)).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  expect(orders()).toBe(0)
})

it.each([
  ['customer', 'User Dashboard'],
  ['admin', 'Admin Penal'],
] as const)(
  'shows a %s the links of %s, spelt as in the specification: no Add A Review for admins (SHOP-6)',
  async (as, title) => {
    await mountApp('/dashboard/mypurchases', { as })
    expect(await screen.findByText(title)).toBeInTheDocument()
    const links = within(screen.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link')
    expect(links.map((link) => [link.firstChild?.textContent, link.getAttribute('href')])).toEqual(
      getMenuLinks('dashboard', as).map(({ label, to }) => [label, to]),
    )
  },
)
