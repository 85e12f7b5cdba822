import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { goOffline } from '#tests/support/goOffline.ts'
import { arrangeUnfinishedPayment, payAllOrders, unpaidOrder } from '#tests/support/orders.ts'
import { findToast, mountPage } from '#tests/support/mountApp.tsx'

const ownOrders = () => db.get().orders.filter(({ userEmail }) => userEmail === personas.customer.email)
const rowCount = () => screen.getAllByRole('row').length - 1

async function mountOrders(search = '') {
  const app = await mountPage(`/dashboard/mypurchases${search}`, 'My Orders', { as: 'customer' })
  await screen.findByRole('table')
  const openQuestion = async () => {
    const [button] = screen.getAllByRole('button', { name: 'Cancel' })
    if (button) await app.user.click(button)
    return within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel the order' })
  }
  return { ...app, openQuestion, calls: countCalls('DELETE', '/') }
}

it('lists only the orders of this customer, and cancels the confirmed one once (ADMIN-7)', async () => {
  const before = ownOrders().length
  const { user, openQuestion, calls } = await mountOrders()
  expect(rowCount()).toBe(before)
  await user.dblClick(await openQuestion())
  expect(await findToast('Deleting Successfully')).toBeVisible()
  expect(calls()).toBe(1)
  expect(ownOrders()).toHaveLength(before - 1)
  await waitFor(() => expect(rowCount()).toBe(before - 1))
})

/** A payment that the bank is still processing (PAY-7). */
const arrangeProcessingPayment = () => arrangeUnfinishedPayment('confirming', { status: 'processing' })

it.each<[string, () => void, toast: RegExp]>([
  ['that was paid in another tab (ADMIN-8)', payAllOrders, /has been paid in the meantime/],
  ['whose payment began meanwhile (ADMIN-8, PAY-7)', arrangeProcessingPayment, /A payment for this order has begun/],
])('does not cancel an order %s', async (_, happen, toast) => {
  const before = ownOrders().length
  const { user, openQuestion, calls } = await mountOrders()
  const confirm = await openQuestion()
  happen()
  await user.click(confirm)
  expect(await findToast(toast)).toBeVisible()
  expect(calls()).toBe(0)
  expect(ownOrders()).toHaveLength(before)
})

it('warns when the order was deleted meanwhile (ADMIN-8, DATA-11)', async () => {
  const { user, openQuestion, calls } = await mountOrders()
  const confirm = await openQuestion()
  db.mutate((world) => void (world.orders = []))
  await user.click(confirm)
  expect(await findToast('something want wrong')).toBeVisible()
  expect(calls()).toBe(1)
  expect(await screen.findByText("You Don't have any purchased yeat")).toBeVisible()
})

it('does not cancel while offline, says so at once, and cancels nothing later (NET-8, PAGE-8)', async () => {
  const before = ownOrders()
  const { user, openQuestion, calls } = await mountOrders()
  const confirm = await openQuestion()
  const { reconnect } = goOffline()
  await user.click(confirm)
  expect(await findToast('Something went wrong')).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Cancel' })[0]).toBeEnabled())
  await reconnect()
  expect(calls()).toBe(0)
  expect(ownOrders()).toEqual(before)
})

it('offers neither Pay nor Cancel for an order with an undecided payment (PAY-7)', async () => {
  arrangeProcessingPayment()
  const cancellable = ownOrders().filter(({ paid }) => paid !== true).length
  await mountOrders()
  expect(screen.getByText(/don’t pay a second time/)).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Cancel' })).toHaveLength(cancellable - 1)
  expect(screen.getAllByRole('link', { name: 'Pay' })).toHaveLength(cancellable - 1)
  expect(screen.getByRole('link', { name: 'See the payment' })).toBeVisible()
})

it.each(['charged', 'confirming'] as const)(
  'another account’s %s payment changes nothing: an own order can be paid and cancelled (AUTH-15)',
  async (stage) => {
    arrangeUnfinishedPayment(stage, { who: 'newCustomer', status: 'processing' })
    await mountOrders()
    const row = within(screen.getByRole('row', { name: new RegExp(unpaidOrder().itemInfo?.itemName ?? '') }))
    expect(row.getByRole('button', { name: 'Cancel' })).toBeEnabled()
    expect(row.getByRole('link', { name: 'Pay' })).toBeVisible()
    // Not the toasts of the tests before.
    const main = within(screen.getByRole('main'))
    expect(main.queryByText(/card was charged|payment for this order has begun/i)).toBeNull()
  },
)
