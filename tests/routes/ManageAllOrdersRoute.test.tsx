import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { findPage, findToast, mountApp } from '#tests/support/mountApp.tsx'

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

it('ships what was confirmed, once', async () => {
  const shipped = count('shipped')
  const { press } = await mountOrders()
  await press('Ship', 'Mark as shipped')
  expect(await findToast('Product shipped')).toBeVisible()
  expect(count('shipped')).toBe(shipped + 1)
})

it('deletes an unpaid order and counts again', async () => {
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

it('does not delete what was paid meanwhile (DECISIONS C8)', async () => {
  const { press } = await mountOrders()
  const before = db.get().orders.length
  db.mutate((world) => {
    for (const order of world.orders) Object.assign(order, { paid: true, status: 'pending' })
  })
  await press('Delete', 'Delete the order')
  expect(await findToast(/has been paid in the meantime/)).toBeVisible()
  expect(db.get().orders).toHaveLength(before)
})

it('says so when the orders are forbidden', async () => {
  db.use(scenarios.forbidOrders)
  await mountApp('/dashboard/manageallorders', { as: 'admin' })
  await waitFor(() => expect(screen.getByText('You can’t see this')).toBeVisible())
})
