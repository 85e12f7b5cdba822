import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { expectAddress, findPage, findToast, mountApp, mountPage } from '#tests/support/mountApp.tsx'

it('redirects a customer to /, shows one toast and signs out (SHOP-2, ADMIN-1)', async () => {
  const orders = countCalls('GET', '/allOrders')
  await mountApp(['/contact', '/dashboard/manageallorders'], { as: 'customer' })
  expect(await findToast('Bad Authorization')).toBeVisible()
  await screen.findByRole('link', { name: 'LOGIN' })
  await expectAddress('/')
  expect(screen.getAllByText('Bad Authorization')).toHaveLength(1)
  expect(localStorage.getItem('accessToken')).toBeNull()
  expect(orders()).toBe(0)
  // It has added no history entry.
  screen.getByTestId('back').click()
  await findPage('Contact')
})

it('does not treat a failed check as a denial (ADMIN-1)', async () => {
  db.use({ title: 'Admin check forbidden', dials: { faults: { getAdmin: 'garbage' } } })
  const { user } = await mountPage('/dashboard/manageallorders', 'We could not check your account', { as: 'admin' })
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' })
  expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  db.use({ title: 'No faults', dials: { faults: {} } })
  if (retry) await user.click(retry)
  await findPage(/^Manage All Orders: \d+$/)
})

it('requests no admin data before the role is known (ADMIN-4)', async () => {
  db.use(scenarios.neverAnswerAdminCheck)
  const [checks, orders] = [countCalls('GET', '/admin/'), countCalls('GET', '/allOrders')]
  await mountApp('/dashboard/manageallorders', { as: 'admin' })
  await waitFor(() => expect(checks()).toBe(1))
  await act(() => vi.dynamicImportSettled())
  await findPage('One moment')
  expect(screen.getAllByText('Checking your account').length).toBeGreaterThan(0)
  expect(screen.queryByText('Admin Penal')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  expect(orders()).toBe(0)
})
