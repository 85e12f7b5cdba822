import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { makeOrder } from '#mocks/seed/builders.ts'
import { newOrdersPollMs } from '#src/routes/hooks/useNewOrders.ts'
import { expectUrl, findPageHeading, dispatchWindowFocus, mountPage } from '#tests/support/mountApp.tsx'

// Tests of orders that are new since the admin's last visit (ADMIN-21).

const ordersUrl = '/dashboard/manageallorders'
const mountOrders = async (search = '') => {
  const app = await mountPage(ordersUrl + search, /^Manage All Orders: \d+$/, { as: 'admin' })
  await waitFor(() => expect(document.querySelector('main tbody tr')).not.toBeNull())
  return app
}
const addOrder = (_id: string, userName: string) =>
  db.mutate(
    (state) => void state.orders.push(makeOrder({ _id, userName, itemInfo: { itemName: `Part of ${userName}` } })),
  )
const getFirstRow = () => within(screen.getAllByRole('row')[1] ?? expect.unreachable())

it('orders placed since the last visit are marked as new, and no order is marked at the first visit (ADMIN-21)', async () => {
  await mountOrders('?sort=newest')
  expect(screen.queryByText('New')).toBeNull()
  cleanup()
  addOrder('order-2001', 'Ama')
  await mountOrders('?sort=newest')
  expect(await screen.findByText('1 new since your last visit')).toBeVisible()
  expect(getFirstRow().getByText('Part of Ama')).toBeVisible()
  expect(getFirstRow().getByText('New')).toBeVisible()
  expect(screen.getAllByText('New')).toHaveLength(1)
  cleanup()
  await mountOrders()
  expect(screen.queryByText('New')).toBeNull()
})

it('orders that arrive while the page is open are counted in its title and on a button that shows them, newest first (ADMIN-21)', async () => {
  const { user } = await mountOrders('?state=shipped&sort=part')
  const tableTextBefore = screen.getByRole('table').textContent
  addOrder('order-2001', 'Ama')
  addOrder('order-2002', 'Kwame')
  dispatchWindowFocus()
  const button = await screen.findByRole('button', { name: 'Show 2 new orders' })
  expect(document.title).toMatch(/^\(2\) Manage All Orders · /)
  expect(screen.getByRole('table').textContent).toBe(tableTextBefore)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/: 16$/)
  await user.click(button)
  await expectUrl(`${ordersUrl}\\?sort=newest`)
  await findPageHeading('Manage All Orders: 18')
  expect(document.title).toMatch(/^Manage All Orders · /)
  expect(getFirstRow().getByText('Part of Kwame')).toBeVisible()
  await waitFor(() => expect(getFirstRow().getByRole('link', { name: 'Part of Kwame' })).toHaveFocus())
  expect(screen.getAllByText('New')).toHaveLength(2)
})

it('the orders are refetched every minute while the page is open (ADMIN-21)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await mountOrders()
  addOrder('order-2001', 'Ama')
  await act(() => vi.advanceTimersByTimeAsync(newOrdersPollMs))
  expect(await screen.findByRole('button', { name: 'Show 1 new order' })).toBeVisible()
})

it('LOGOUT removes the ids of all orders that the admin has seen from the browser’s storage (ADMIN-21)', async () => {
  const { user } = await mountOrders()
  const getSeenOrdersKeys = () => Object.keys(localStorage).filter((key) => key.includes('seen'))
  expect(getSeenOrdersKeys()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'LOGOUT' }))
  await waitFor(() => expect(getSeenOrdersKeys()).toEqual([]))
})
