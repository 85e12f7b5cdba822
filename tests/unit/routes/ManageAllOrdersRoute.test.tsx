import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { makeOrder } from '#mocks/seed/builders.ts'
import { goOffline } from '#tests/support/goOffline.ts'
import { payAllOrders } from '#tests/support/orders.ts'
import { expectAddress, findPage, findToast, mountApp, mountPage } from '#tests/support/mountApp.tsx'

async function mountOrders() {
  const app = await mountApp('/dashboard/manageallorders', { as: 'admin' })
  await findPage(`Manage All Orders: ${db.get().orders.length}`)
  const press = async (name: string, confirm: string) => {
    const [button] = await screen.findAllByRole('button', { name })
    if (button) await app.user.click(button)
    await app.user.dblClick(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm }))
  }
  return { ...app, press }
}

const count = (status: string) => db.get().orders.filter((order) => order.status === status).length

it('ships the confirmed order once', async () => {
  const shipped = count('shipped')
  const { press } = await mountOrders()
  await press('Ship', 'Mark as shipped')
  expect(await findToast('Product shipped')).toBeVisible()
  expect(count('shipped')).toBe(shipped + 1)
})

it('deletes an unpaid order and updates the count', async () => {
  const before = db.get().orders.length
  const { press } = await mountOrders()
  await press('Delete', 'Delete the order')
  expect(await findToast('Order Delete')).toBeVisible()
  await findPage(`Manage All Orders: ${before - 1}`)
})

it('warns when nothing was deleted', async () => {
  db.use(scenarios.deleteNothing)
  const { press } = await mountOrders()
  await press('Delete', 'Delete the order')
  expect(await findToast('something want wrong')).toBeVisible()
})

it.each<[string, () => void, toast: RegExp]>([
  ['was paid in the meantime', payAllOrders, /has been paid in the meantime/],
  ['could not be reloaded', () => db.setDials({ faults: { getOrders: 403 } }), /could not be checked/],
])('does not delete an order that %s (ADMIN-8)', async (_, happen, toast) => {
  const { press } = await mountOrders()
  const before = db.get().orders.length
  happen()
  await press('Delete', 'Delete the order')
  expect(await findToast(toast)).toBeVisible()
  expect(db.get().orders).toHaveLength(before)
})

it.each([
  ['delete', 'Delete', 'Delete the order'],
  ['ship', 'Ship', 'Mark as shipped'],
])('does not %s while offline, says so at once, and does nothing later (NET-8, PAGE-8)', async (_, name, confirm) => {
  const { press } = await mountOrders()
  const before = db.get().orders
  const [button] = await screen.findAllByRole('button', { name })
  const { reconnect } = goOffline()
  await press(name, confirm)
  expect(await findToast('Something went wrong')).toBeVisible()
  await waitFor(() => expect(button).toBeEnabled())
  await reconnect()
  expect(db.get().orders).toEqual(before)
})

it('deletes an unpaid order when others are paid', async () => {
  db.mutate((world) => {
    world.orders = [makeOrder({ _id: 'paid', paid: true, status: 'pending' }), makeOrder({ _id: 'unpaid' })]
  })
  const { press } = await mountOrders()
  await press('Delete', 'Delete the order')
  expect(await findToast('Order Delete')).toBeVisible()
  expect(db.get().orders.map(({ _id }) => _id)).toEqual(['paid'])
})

it('shows an error when the orders are forbidden', async () => {
  db.use(scenarios.forbidOrders)
  await mountApp('/dashboard/manageallorders', { as: 'admin' })
  await waitFor(() => expect(screen.getByText('You can’t see this')).toBeVisible())
})

const rowCount = () => screen.getAllByRole('row').length - 1
const searchField = () => screen.findByRole('searchbox', { name: 'Search orders' })

describe('search and sort', () => {
  it('are read from the address; the heading counts all orders (ADMIN-10)', async () => {
    await mountPage('/dashboard/manageallorders?q=ARJUN&sort=totalUp', 'Manage All Orders: 16', { as: 'admin' })
    expect(await searchField()).toHaveValue('ARJUN')
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Total, low to high')
    expect(rowCount()).toBe(3)
    expect(screen.getByText('3 of 16 shown')).toBeVisible()
    expect(screen.getAllByText(/^\$[\d,.]+$/).map(({ textContent }) => textContent)).toEqual([
      '$1,248.00',
      '$1,327.50',
      '$10,680.00',
    ])
  })

  it('are written to the address', async () => {
    const { user } = await mountOrders()
    expect(screen.getByText('All 16 shown')).toBeVisible()
    await user.type(await searchField(), 'unpaid')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Customer')
    await expectAddress('/dashboard/manageallorders\\?q=unpaid&sort=customer')
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(rowCount()))
    expect(within(screen.getAllByRole('row')[1] as HTMLElement).getByText('Bogura Diesel')).toBeVisible()
  })

  it('offer to show all orders when nothing is found', async () => {
    const { user } = await mountApp('/dashboard/manageallorders?q=flux&sort=part', { as: 'admin' })
    expect(await screen.findByRole('heading', { name: 'Nothing found for “flux”' })).toBeVisible()
    await findPage('Manage All Orders: 16')
    await user.click(screen.getByRole('button', { name: 'Show all orders' }))
    await expectAddress('/dashboard/manageallorders\\?sort=part')
    expect(rowCount()).toBe(16)
    expect(await searchField()).toHaveFocus()
  })

  it('stay when a row is deleted, even the last one', async () => {
    const { user, press } = await mountOrders()
    await user.type(await searchField(), 'yuki unpaid')
    await waitFor(() => expect(rowCount()).toBe(1))
    const yuki = db.get().orders.find((order) => order.userName === 'Yuki Tanaka' && order.paid === false)
    await press('Delete', 'Delete the order')
    expect(await findToast('Order Delete')).toBeVisible()
    expect(db.get().orders).not.toContainEqual(yuki)
    await findPage('Manage All Orders: 15')
    expect(await screen.findByRole('heading', { name: 'Nothing found for “yuki unpaid”' })).toBeVisible()
    expect(screen.getByText('0 of 15 shown')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await expectAddress('/dashboard/manageallorders\\?q=yuki\\+unpaid')
  })
})

it('renders a window of 10,000 orders, each with its position', async () => {
  db.use(scenarios.takeTenThousandOrders)
  const { user } = await mountApp('/dashboard/manageallorders?sort=customer', { as: 'admin' })
  await findPage('Manage All Orders: 10000')
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
  expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2')
  expect(rowCount()).toBeLessThan(100)
  await user.type(await searchField(), 'yuki turbo')
  await waitFor(() => expect(screen.getByText('625 of 10,000 shown')).toBeVisible())
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '626')
  expect(rowCount()).toBeLessThan(100)
})
