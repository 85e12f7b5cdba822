import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { goOffline } from '#tests/support/goOffline.ts'
import { arrangeUnfinishedPayment, payAllOrders } from '#tests/support/orders.ts'
import { expectAddress, findToast, mountApp, mountPage } from '#tests/support/mountApp.tsx'

const ownOrders = () => db.get().orders.filter(({ userEmail }) => userEmail === personas.customer.email)

async function mountOrders() {
  const app = await mountPage('/dashboard/mypurchases', 'My Orders', { as: 'customer' })
  await screen.findByRole('table')
  const cancel = async () => {
    const [button] = screen.getAllByRole('button', { name: 'Cancel' })
    if (button) await app.user.click(button)
    return within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel the order' })
  }
  return { ...app, cancel }
}

it('lists only the orders of this customer', async () => {
  await mountOrders()
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(ownOrders().length + 1)
})

it('cancels the confirmed order once (ADMIN-7)', async () => {
  const before = ownOrders().length
  const { user, cancel } = await mountOrders()
  await user.dblClick(await cancel())
  expect(await findToast('Deleting Successfully')).toBeVisible()
  expect(ownOrders()).toHaveLength(before - 1)
  await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(before))
})

it('warns when nothing was cancelled', async () => {
  db.use(scenarios.cancelNothing)
  const { user, cancel } = await mountOrders()
  await user.click(await cancel())
  expect(await findToast('something want wrong')).toBeVisible()
})

/** A payment that the bank is still processing (PAY-7). */
const arrangeProcessingPayment = () => arrangeUnfinishedPayment('confirming', { status: 'processing' })

it.each<[string, () => void, toast: RegExp]>([
  ['that was paid in another tab (ADMIN-8)', payAllOrders, /has been paid in the meantime/],
  ['that could not be reloaded (ADMIN-8)', () => db.setDials({ faults: { getMyOrder: 403 } }), /could not be checked/],
  [
    'whose payment began while the dialog was open (ADMIN-8, PAY-7)',
    arrangeProcessingPayment,
    /A payment for this order has begun/,
  ],
])('does not cancel an order %s', async (_, happen, toast) => {
  const before = ownOrders().length
  const { user, cancel } = await mountOrders()
  const calls = countCalls('DELETE', '/')
  const confirm = await cancel()
  happen()
  await user.click(confirm)
  expect(await findToast(toast)).toBeVisible()
  expect(calls()).toBe(0)
  expect(ownOrders()).toHaveLength(before)
})

it('does not cancel while offline, says so at once, and cancels nothing later (NET-8, PAGE-8)', async () => {
  const before = ownOrders()
  const { user, cancel } = await mountOrders()
  const confirm = await cancel()
  const { reconnect } = goOffline()
  await user.click(confirm)
  expect(await findToast('Something went wrong')).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Cancel' })[0]).toBeEnabled())
  const deletions = countCalls('DELETE', '/mypurchases')
  await reconnect()
  expect(deletions()).toBe(0)
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

it('shows the text of the specification for an empty list', async () => {
  db.use(scenarios.openFreshShop)
  await mountApp('/dashboard/mypurchases', { as: 'customer' })
  expect(await screen.findByText("You Don't have any purchased yeat")).toBeVisible()
})

it('renews an expired session and shows the orders (STATE-8)', async () => {
  db.use(scenarios.renewSession)
  await mountOrders()
})

it('searches and sorts many orders by the address', async () => {
  db.use(scenarios.placeFiveHundredOrders)
  const { user } = await mountApp('/dashboard/mypurchases?q=CALIPER&sort=unpaid', { as: 'customer' })
  await screen.findByRole('table')
  expect(screen.getByText('500 orders')).toBeVisible()
  expect(screen.getByText('100 of 500 shown')).toBeVisible()
  const field = screen.getByRole('searchbox', { name: 'Search orders' })
  fireEvent.change(field, { target: { value: 'flux' } })
  expect(await screen.findByRole('heading', { name: 'Nothing found for “flux”' })).toBeVisible()
  await expectAddress('/dashboard/mypurchases\\?q=flux&sort=unpaid')
  await user.click(screen.getByRole('button', { name: 'Show all orders' }))
  await expectAddress('/dashboard/mypurchases\\?sort=unpaid')
  expect(screen.getAllByRole('row')).toHaveLength(501)
  expect(field).toHaveFocus()
})

it('shows no search for a few orders', async () => {
  await mountOrders()
  expect(ownOrders()).toHaveLength(5)
  expect(screen.queryByRole('search')).toBeNull()
})

it('keeps the search field when the search is cleared', async () => {
  const { user } = await mountApp('/dashboard/mypurchases?q=rotor', { as: 'customer' })
  const field = await screen.findByRole('searchbox', { name: 'Search orders' })
  expect(screen.getByText('1 of 5 shown')).toBeVisible()
  await user.clear(field)
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(6))
  await expectAddress('/dashboard/mypurchases')
  expect(field).toHaveFocus()
})
