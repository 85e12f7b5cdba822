import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { makeOrder, makePart } from '#mocks/seed/builders.ts'
import { partsApi } from '#src/api/parts.ts'
import type { PartWire } from '#src/domain/part.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { delayResponse } from '#tests/support/delayResponse.ts'
import { goOffline } from '#tests/support/goOffline.ts'
import { expectUrl, findPageHeading, findToast, mountPage, mountApp } from '#tests/support/mountApp.tsx'
import { arrangeUnfinishedPayment, payAllOrders, unpaidOrder } from '#tests/support/orders.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

const getOwnOrders = () => db.get().orders.filter(({ userEmail }) => userEmail === personas.customer.email)

async function mountOrders() {
  const app = await mountPage('/dashboard/mypurchases', 'My Orders', { as: 'customer' })
  await screen.findByRole('table')
  const openConfirmation = async () => {
    const [button] = screen.getAllByRole('button', { name: 'Cancel' })
    if (button) await app.user.click(button)
    return within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel order' })
  }
  return { ...app, openConfirmation, calls: countCalls('DELETE', '/') }
}

const arrangeProcessingPayment = () => arrangeUnfinishedPayment('confirming', { status: 'processing' })

it.each<[string, () => void, toast: RegExp]>([
  ['that was paid in another tab (ADMIN-8)', payAllOrders, /has just been paid/],
  [
    'whose payment has begun since (ADMIN-8, PAY-7)',
    arrangeProcessingPayment,
    /A payment for this order is in progress/,
  ],
  [
    'that can’t be read (ADMIN-8, ADMIN-11)',
    () => db.changeSettings({ faults: { getMyOrder: 500 } }),
    /We couldn’t check this order/,
  ],
])('an order %s is not cancelled', async (_, change, toast) => {
  const countBefore = getOwnOrders().length
  const { user, openConfirmation, calls } = await mountOrders()
  const confirm = await openConfirmation()
  change()
  await user.click(confirm)
  expect(await findToast(toast)).toBeVisible()
  expect(calls()).toBe(0)
  expect(getOwnOrders()).toHaveLength(countBefore)
})

it('an order whose payment is being prepared is not cancelled, without a claim that a payment has begun (PAY-18)', async () => {
  const { user, openConfirmation, calls } = await mountOrders()
  const confirm = await openConfirmation()
  const preparing = Promise.withResolvers<void>()
  void navigator.locks.request(`dhruva.payment:${unpaidOrder()._id}`, {}, () => preparing.promise)
  await user.click(confirm)
  expect(await findToast(/open on its payment page/)).toBeVisible()
  expect(calls()).toBe(0)
  preparing.resolve()
})

it('the order is refetched, and then only this order is cancelled (ADMIN-8)', async () => {
  const ordersBefore = getOwnOrders()
  const { _id: cancelledId } = unpaidOrder()
  const reads = countCalls('GET', '/mypurchase/')
  const { user, openConfirmation, calls } = await mountOrders()
  await user.click(await openConfirmation())
  expect(await findToast('Deleting Successfully')).toBeVisible()
  expect([reads(), calls()]).toEqual([1, 1])
  expect(getOwnOrders()).toEqual(ordersBefore.filter(({ _id }) => _id !== cancelledId))
})

it('an order that is gone at the check before cancelling shows a warning, and the list is refetched (ADMIN-8, DATA-11)', async () => {
  const { user, openConfirmation } = await mountOrders()
  const confirm = await openConfirmation()
  const { _id: deletedId } = unpaidOrder()
  db.mutate((state) => void (state.orders = state.orders.filter(({ _id }) => _id !== deletedId)))
  await user.click(confirm)
  expect(await findToast('something want wrong')).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(getOwnOrders().length + 1))
})

it('offline, a cancellation fails at once with a message, and nothing is cancelled later (NET-8, PAGE-8)', async () => {
  const ordersBefore = getOwnOrders()
  const { user, openConfirmation, calls } = await mountOrders()
  const confirm = await openConfirmation()
  const { reconnect } = goOffline()
  await user.click(confirm)
  expect(await findToast('Something went wrong')).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Cancel' })[0]).toBeEnabled())
  await reconnect()
  expect(calls()).toBe(0)
  expect(getOwnOrders()).toEqual(ordersBefore)
})

it('the list decides whether a cancellation with a lost response has succeeded (ORDER-6)', async () => {
  const countBefore = getOwnOrders().length
  const { user, openConfirmation } = await mountOrders()
  const confirm = await openConfirmation()
  db.changeSettings({ faults: { cancelOrder: 'lost' } })
  await user.click(confirm)
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(countBefore))
  expect(await findToast('Deleting Successfully')).toBeVisible()
})

it('an order with an undecided payment has neither Pay nor Cancel (PAY-7)', async () => {
  arrangeProcessingPayment()
  const cancellableCount = getOwnOrders().filter(({ paid }) => paid !== true).length
  await mountOrders()
  expect(screen.getByText(/please don’t pay again/)).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Cancel' })).toHaveLength(cancellableCount - 1)
  expect(screen.getAllByRole('link', { name: 'Pay' })).toHaveLength(cancellableCount - 1)
  expect(screen.getByRole('link', { name: 'View payment' })).toBeVisible()
})

it.each(['charged', 'confirming'] as const)(
  'another account’s %s payment changes nothing, so an own order can be paid and cancelled (AUTH-15)',
  async (stage) => {
    arrangeUnfinishedPayment(stage, { who: 'newCustomer', status: 'processing' })
    await mountOrders()
    const row = within(screen.getByRole('row', { name: new RegExp(unpaidOrder().itemInfo?.itemName ?? '') }))
    expect(row.getByRole('button', { name: 'Cancel' })).toBeEnabled()
    expect(row.getByRole('link', { name: 'Pay' })).toBeVisible()
    // Scoped to main, because toasts of earlier tests may remain.
    const main = within(screen.getByRole('main'))
    expect(main.queryByText(/card was charged|payment for this order is in progress/i)).toBeNull()
  },
)

it('shipping an order that is gone shows a warning, and refetches the list (DATA-11)', async () => {
  const { user } = await mountPage('/dashboard/manageallorders', 'Manage All Orders: 16', {
    as: 'admin',
    profile: 'field',
  })
  const [ship] = await screen.findAllByRole('button', { name: 'Ship' })
  if (ship) await user.click(ship)
  const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Mark as shipped' })
  db.mutate((state) => void (state.orders = state.orders.filter(({ status }) => status !== 'pending')))
  await user.click(confirm)
  expect(await findToast('This order no longer exists')).toBeVisible()
  await findPageHeading(`Manage All Orders: ${db.get().orders.length}`)
})

it('promoting a person who is already an admin is not an error (DATA-11)', async () => {
  const { user } = await mountPage('/dashboard/makeadmin', 'Current Users: 10', { as: 'admin', profile: 'field' })
  const row = screen.getByRole('row', { name: new RegExp(personas.customer.email) })
  await user.click(within(row).getByRole('button', { name: 'Make Admin' }))
  const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make Admin' })
  db.mutate(({ users }) => users.forEach((account) => Object.assign(account, { role: 'admin' })))
  await user.click(confirm)
  expect(await findToast('This user is already an admin')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Make Admin' })).toBeNull())
})

it('an admin deletes only the selected order, and no order that was paid in the meantime (ADMIN-8)', async () => {
  const ordersBefore = db.get().orders
  const { user } = await mountPage('/dashboard/manageallorders', `Manage All Orders: ${ordersBefore.length}`, {
    as: 'admin',
  })
  const openConfirmation = async () => {
    const button = (await screen.findAllByRole('button', { name: 'Delete' })).at(-1)
    if (button) await user.click(button)
    const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete order' })
    return { confirm, part: button?.closest('tr')?.querySelector('[role=rowheader]')?.textContent }
  }
  const { confirm, part } = await openConfirmation()
  await user.click(confirm)
  expect(await findToast('Order Delete')).toBeVisible()
  const deletedOrders = ordersBefore.filter((order) => !db.get().orders.includes(order))
  expect(deletedOrders).toHaveLength(1)
  expect(part).toContain(deletedOrders[0]?.itemInfo?.itemName)

  await findPageHeading(`Manage All Orders: ${ordersBefore.length - 1}`)
  const secondConfirmation = await openConfirmation()
  payAllOrders()
  await user.click(secondConfirmation.confirm)
  expect(await findToast(/has just been paid/)).toBeVisible()
  expect(db.get().orders).toHaveLength(ordersBefore.length - 1)
})

const getTexts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const getCells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim())
const findRow = (name: RegExp) => screen.findByRole('row', { name })
/** The buttons and links of the row's last cell. Other cells may contain a link, such as the part's name. */
const getActions = (row: HTMLElement) => {
  const actions = within(within(row).getAllByRole('cell').at(-1) ?? expect.unreachable())
  return getTexts(['button', 'link'].flatMap((role) => actions.queryAllByRole(role))).map((text) => text.trim())
}

it('My Orders shows the index, price and total of each order, and its actions', async () => {
  await mountApp('/dashboard/mypurchases', { as: 'customer' })
  const unpaid = await findRow(/Ventilated brake rotor/)
  const [index, part, price, quantity, total] = getCells(unpaid)
  expect([index, price, quantity, total]).toEqual(['4', '$84.00', '20 pcs', '$1,680.00'])
  expect(part).toContain('Ventilated brake rotor 345 mm')
  expect(unpaid.querySelector('img')).toHaveAttribute('src', expect.stringContaining('rotor'))
  expect(getActions(unpaid)).toEqual(['Cancel', 'Pay'])
  expect(within(unpaid).getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/dashboard/payment/order-1012')

  const paid = await findRow(/pi_3Q9xK2/)
  expect(paid).toHaveTextContent(/Purchased Done.*All-Ready Paid.*pi_3Q9xK2/)
  expect(getActions(paid)).toEqual(['Receipt', 'Order again'])
  expect(within(paid).getByRole('button', { name: /Copy ID/ })).toBeVisible()
})

async function mountReorder() {
  const app = await mountApp('/dashboard/mypurchases', { as: 'customer' })
  return { ...app, link: within(await findRow(/pi_3Q9xK2/)).getByRole('link', { name: 'Order again' }) }
}

const twinPart = makePart({ name: 'Coilover kit, front pair' })

it.each<[string, (parts: PartWire[]) => PartWire[], to: string | RegExp]>([
  ['the part', (parts) => parts, '/purchase/coilover-front'],
  ['a search, when the part is gone', (parts) => parts.filter(({ name }) => name !== twinPart.name), /q=Coilover\+kit/],
  ['a search, when two parts have its name', (parts) => [...parts, twinPart], /q=Coilover\+kit/],
])('Order again loads the parts only on a click, and leads to %s (ORDER-15)', async (_, arrange, to) => {
  db.mutate((state) => void (state.parts = arrange(state.parts)))
  const reads = countCalls('GET', '/parts')
  const { user, link } = await mountReorder()
  expect(reads()).toBe(0)
  await user.dblClick(link)
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(to))
  expect(reads()).toBe(1)
})

it('Order again leads to the search when the parts can’t be read, which shows the error', async () => {
  db.changeSettings({ faults: { getParts: 403 } })
  const { user, link } = await mountReorder()
  await user.click(link)
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/q=Coilover\+kit/))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'You don’t have access' })).toBeVisible())
})

it('Order again does not navigate once the page has been left', async () => {
  const releaseParts = delayResponse('get', '/parts')
  const { user, store, link } = await mountReorder()
  await user.click(link)
  await user.click(screen.getByRole('link', { name: 'My Profile' }))
  await findPageHeading('My Profile')
  releaseParts()
  const parts = partsApi.endpoints.getParts.select()
  await waitFor(() => expect(parts(store.getState()).isSuccess).toBe(true))
  await act(() => Promise.resolve())
  await expectUrl('/dashboard')
})

it('Manage All Orders shows whether an order is paid, and its status, which alone decides its actions (DATA-7, PAY-1)', async () => {
  const rows = [
    [{ paid: false }, 'Unpaid', ['Delete']],
    [{ paid: 'true' }, 'Unpaid', ['Delete']],
    [{ paid: true, status: 'pending' }, 'Pending', ['Ship']],
    [{ paid: true, status: 'shipped' }, 'Shipped', []],
    [{ paid: true, status: 'returned' }, 'returned', []],
    [{ paid: true, status: null }, 'Unknown', []],
  ] as const
  db.mutate((state) => {
    state.orders = rows.map(([fields], index) =>
      makeOrder({ _id: `o-${index}`, itemInfo: { itemName: `Part ${index} of six`, itemPrice: 60 }, ...fields }),
    )
  })
  await mountPage('/dashboard/manageallorders', 'Manage All Orders: 6', { as: 'admin' })
  for (const [index, [, status, actions]] of rows.entries()) {
    const row = await findRow(new RegExp(`Part ${index} of six`))
    expect(row).toHaveTextContent(status)
    expect(getActions(row)).toEqual(actions)
  }
})

it('Payment shows part, quantity, per-piece price and total; its button waits for the provider and the secret (SHOP-4)', async () => {
  db.changeSettings({ faults: { createPaymentIntent: 'hang' } })
  await mountApp('/dashboard/payment/order-1012', { as: 'customer' })
  await screen.findByRole('heading', { name: "Let's Payment For Deal" })
  const main = within(screen.getByRole('main'))
  for (const text of ['Ventilated brake rotor 345 mm', '20 pcs', '$84.00']) expect(main.getByText(text)).toBeVisible()
  expect(main.getAllByText('$1,680.00')).not.toEqual([])
  expect(main.getByRole('button', { name: 'Payment Confirm' })).toBeDisabled()
})

it('the focus returns to the button after a confirmation, even in Safari, where a click focuses nothing (PAGE-15)', async () => {
  await mountPage('/dashboard/mypurchases', 'My Orders', { as: 'customer' })
  const [cancel] = await screen.findAllByRole('button', { name: 'Cancel' })
  fireEvent.click(cancel as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: 'Keep order' }))
  await waitFor(() => expect(cancel).toHaveFocus())
})
