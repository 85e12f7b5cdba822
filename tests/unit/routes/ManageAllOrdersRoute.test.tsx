import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { goOffline } from '#tests/support/goOffline.ts'
import { payAllOrders } from '#tests/support/orders.ts'
import { findToast, mountPage } from '#tests/support/mountApp.tsx'

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
