import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { makeOrder } from '#mocks/seed/builders.ts'
import { goOffline } from '#tests/support/goOffline.ts'
import { payAllOrders } from '#tests/support/orders.ts'
import { expectAddress, findPage, findToast, mountPage } from '#tests/support/mountApp.tsx'

async function mountOrders(search = '') {
  const heading = `Manage All Orders: ${db.get().orders.length}`
  const app = await mountPage(`/dashboard/manageallorders${search}`, heading, { as: 'admin' })
  const press = async (name: string, confirm: string) => {
    const [button] = await screen.findAllByRole('button', { name })
    if (button) await app.user.click(button)
    await app.user.dblClick(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm }))
  }
  return { ...app, press, remove: () => press('Delete', 'Delete the order') }
}

const rowCount = () => screen.getAllByRole('row').length - 1
const searchField = () => screen.getByRole('searchbox', { name: 'Search orders' })

it('ships the confirmed order once', async () => {
  const count = () => db.get().orders.filter(({ status }) => status === 'shipped').length
  const shipped = count()
  const { press } = await mountOrders()
  await press('Ship', 'Mark as shipped')
  expect(await findToast('Product shipped')).toBeVisible()
  expect(count()).toBe(shipped + 1)
})

it('deletes an unpaid order when others are paid, and updates the count', async () => {
  db.mutate((world) => {
    world.orders = [makeOrder({ _id: 'paid', paid: true, status: 'pending' }), makeOrder({ _id: 'unpaid' })]
  })
  const { remove } = await mountOrders()
  await remove()
  expect(await findToast('Order Delete')).toBeVisible()
  expect(db.get().orders.map(({ _id }) => _id)).toEqual(['paid'])
  await findPage('Manage All Orders: 1')
})

it('does not delete an order that was paid in the meantime (ADMIN-8)', async () => {
  const { remove } = await mountOrders()
  const before = db.get().orders.length
  payAllOrders()
  await remove()
  expect(await findToast(/has been paid in the meantime/)).toBeVisible()
  expect(db.get().orders).toHaveLength(before)
})

it('does not ship while offline, says so at once, and does nothing later (NET-8, PAGE-8)', async () => {
  const { press } = await mountOrders()
  const before = db.get().orders
  const [button] = await screen.findAllByRole('button', { name: 'Ship' })
  const { reconnect } = goOffline()
  await press('Ship', 'Mark as shipped')
  expect(await findToast('Something went wrong')).toBeVisible()
  await waitFor(() => expect(button).toBeEnabled())
  await reconnect()
  expect(db.get().orders).toEqual(before)
})

it('keeps search and sort in the address when a row is deleted, even the last one, and can show all again', async () => {
  const { user, remove } = await mountOrders()
  expect(screen.getByText('All 16 shown')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Customer')
  fireEvent.change(searchField(), { target: { value: 'yuki unpaid' } })
  await waitFor(() => expect(rowCount()).toBe(1))
  await remove()
  expect(await findToast('Order Delete')).toBeVisible()
  await findPage('Manage All Orders: 15')
  expect(await screen.findByRole('heading', { name: 'Nothing found for “yuki unpaid”' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  await expectAddress('/dashboard/manageallorders\\?q=yuki\\+unpaid&sort=customer')
  await user.click(screen.getByRole('button', { name: 'Show all orders' }))
  await expectAddress('/dashboard/manageallorders\\?sort=customer')
  expect(rowCount()).toBe(15)
  expect(searchField()).toHaveFocus()
})
