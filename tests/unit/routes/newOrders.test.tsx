import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { makeOrder } from '#mocks/seed/builders.ts'
import { newOrdersPollMs } from '#src/routes/hooks/useNewOrders.ts'
import { expectUrl, findPageHeading, focusPage, mountPage } from '#tests/support/mountApp.tsx'

// Orders that are new since an admin last looked (ADMIN-21).

const at = '/dashboard/manageallorders'
const mountOrders = async (search = '') => {
  const app = await mountPage(at + search, /^Manage All Orders: \d+$/, { as: 'admin' })
  await waitFor(() => expect(document.querySelector('main tbody tr')).not.toBeNull())
  return app
}
const order = (_id: string, userName: string) =>
  db.mutate(
    (world) => void world.orders.push(makeOrder({ _id, userName, itemInfo: { itemName: `Part of ${userName}` } })),
  )
const firstRow = () => within(screen.getAllByRole('row')[1] ?? expect.unreachable())

it('orders that did not exist at the last visit are marked, and none at the first visit (ADMIN-21)', async () => {
  await mountOrders('?sort=newest')
  expect(screen.queryByText('New')).toBeNull()
  cleanup()
  order('order-2001', 'Ama')
  await mountOrders('?sort=newest')
  expect(await screen.findByText('1 new since you last looked')).toBeVisible()
  expect(firstRow().getByText('Part of Ama')).toBeVisible()
  expect(firstRow().getByText('New')).toBeVisible()
  expect(screen.getAllByText('New')).toHaveLength(1)
  cleanup()
  await mountOrders()
  expect(screen.queryByText('New')).toBeNull()
})

it('new arrivals are counted in the title and on a button that shows them, newest first (ADMIN-21)', async () => {
  const { user } = await mountOrders('?state=shipped&sort=part')
  const textBefore = screen.getByRole('table').textContent
  order('order-2001', 'Ama')
  order('order-2002', 'Kwame')
  focusPage()
  const button = await screen.findByRole('button', { name: 'Show 2 new orders' })
  expect(document.title).toMatch(/^\(2\) Manage All Orders · /)
  expect(screen.getByRole('table').textContent).toBe(textBefore)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/: 16$/)
  await user.click(button)
  await expectUrl(`${at}\\?sort=newest`)
  await findPageHeading('Manage All Orders: 18')
  expect(document.title).toMatch(/^Manage All Orders · /)
  expect(firstRow().getByText('Part of Kwame')).toBeVisible()
  await waitFor(() => expect(firstRow().getByRole('link', { name: 'Part of Kwame' })).toHaveFocus())
  expect(screen.getAllByText('New')).toHaveLength(2)
})

it('the orders are requested each minute while the page is open (ADMIN-21)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await mountOrders()
  order('order-2001', 'Ama')
  await act(() => vi.advanceTimersByTimeAsync(newOrdersPollMs))
  expect(await screen.findByRole('button', { name: 'Show 1 new order' })).toBeVisible()
})

it('LOGOUT removes all ids from the browser (ADMIN-21)', async () => {
  const { user } = await mountOrders()
  const keys = () => Object.keys(localStorage).filter((key) => key.includes('seen'))
  expect(keys()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'LOGOUT' }))
  await waitFor(() => expect(keys()).toEqual([]))
})
