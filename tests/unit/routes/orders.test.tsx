import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { makeOrder, makePart } from '#mocks/seed/builders.ts'
import { partsApi } from '#src/api/parts.ts'
import type { PartWire } from '#src/domain/part.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { delayResponse } from '#tests/support/delayResponse.ts'
import { goOffline } from '#tests/support/goOffline.ts'
import { expectUrl, findPageHeading, findToast, mountPage, mountApp } from '#tests/support/mountApp.tsx'
import { arrangeUnfinishedPayment, payAllOrders, findUnpaidOrder } from '#tests/support/orders.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

const getCustomerOrders = () => db.get().orders.filter(({ userEmail }) => userEmail === personas.customer.email)

async function mountOrders() {
  const app = await mountPage('/dashboard/mypurchases', 'My Orders', { as: 'customer' })
  await screen.findByRole('table')
  const openConfirmation = async () => {
    const [button] = screen.getAllByRole('button', { name: 'Cancel' })
    if (button) await app.user.click(button)
    return within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel order' })
  }
  return { ...app, openConfirmation, getDeleteCallCount: countCalls('DELETE', '/') }
}

const arrangeProcessingPayment = () => arrangeUnfinishedPayment('confirming', { status: 'processing' })

it.each<[string, changeOnServer: () => void, toast: RegExp]>([
  ['that was paid in another tab (ADMIN-8)', payAllOrders, /has just been paid/],
  [
    'whose payment has begun in the meantime (ADMIN-8, PAY-7)',
    arrangeProcessingPayment,
    /A payment for this order is in progress/,
  ],
  [
    'that can’t be refetched (ADMIN-8, ADMIN-11)',
    () => db.changeSettings({ faults: { getMyOrder: 500 } }),
    /We couldn’t check this order/,
  ],
])('the customer can’t cancel an order %s', async (_, changeOnServer, toast) => {
  const countBefore = getCustomerOrders().length
  const { user, openConfirmation, getDeleteCallCount } = await mountOrders()
  const confirmButton = await openConfirmation()
  changeOnServer()
  await user.click(confirmButton)
  expect(await findToast(toast)).toBeVisible()
  expect(getDeleteCallCount()).toBe(0)
  expect(getCustomerOrders()).toHaveLength(countBefore)
})

it('an order whose payment is being prepared is not cancelled, and no message claims that the payment has begun (PAY-18)', async () => {
  const { user, openConfirmation, getDeleteCallCount } = await mountOrders()
  const confirmButton = await openConfirmation()
  const preparation = Promise.withResolvers<void>()
  void navigator.locks.request(`dhruva.payment:${findUnpaidOrder()._id}`, {}, () => preparation.promise)
  await user.click(confirmButton)
  expect(await findToast(/open on its payment page/)).toBeVisible()
  expect(getDeleteCallCount()).toBe(0)
  preparation.resolve()
})

it('confirming a cancellation refetches the order first, and cancels no other order (ADMIN-8)', async () => {
  const ordersBefore = getCustomerOrders()
  const { _id: cancelledId } = findUnpaidOrder()
  const getOrderReadCount = countCalls('GET', '/mypurchase/')
  const { user, openConfirmation, getDeleteCallCount } = await mountOrders()
  await user.click(await openConfirmation())
  expect(await findToast('Deleting Successfully')).toBeVisible()
  expect([getOrderReadCount(), getDeleteCallCount()]).toEqual([1, 1])
  expect(getCustomerOrders()).toEqual(ordersBefore.filter(({ _id }) => _id !== cancelledId))
})

it('cancelling an order that no longer exists shows a warning and refetches the list (ADMIN-8, DATA-11)', async () => {
  const { user, openConfirmation } = await mountOrders()
  const confirmButton = await openConfirmation()
  const { _id: deletedId } = findUnpaidOrder()
  db.mutate((state) => void (state.orders = state.orders.filter(({ _id }) => _id !== deletedId)))
  await user.click(confirmButton)
  expect(await findToast('something want wrong')).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(getCustomerOrders().length + 1))
})

it('cancelling while offline fails immediately with a message, and nothing is cancelled after reconnecting (NET-8, PAGE-8)', async () => {
  const ordersBefore = getCustomerOrders()
  const { user, openConfirmation, getDeleteCallCount } = await mountOrders()
  const confirmButton = await openConfirmation()
  const { reconnect } = goOffline()
  await user.click(confirmButton)
  expect(await findToast('Something went wrong')).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Cancel' })[0]).toBeEnabled())
  await reconnect()
  expect(getDeleteCallCount()).toBe(0)
  expect(getCustomerOrders()).toEqual(ordersBefore)
})

it('if the response to a cancellation is lost, the refetched list shows whether the order was cancelled (ORDER-6)', async () => {
  const countBefore = getCustomerOrders().length
  const { user, openConfirmation } = await mountOrders()
  const confirmButton = await openConfirmation()
  db.changeSettings({ faults: { cancelOrder: 'lost' } })
  await user.click(confirmButton)
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(countBefore))
  expect(await findToast('Deleting Successfully')).toBeVisible()
})

it('an order whose payment has an unknown outcome offers neither Pay nor Cancel (PAY-7)', async () => {
  arrangeProcessingPayment()
  const cancellableCount = getCustomerOrders().filter(({ paid }) => paid !== true).length
  await mountOrders()
  expect(screen.getByText(/please don’t pay again/)).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Cancel' })).toHaveLength(cancellableCount - 1)
  expect(screen.getAllByRole('link', { name: 'Pay' })).toHaveLength(cancellableCount - 1)
  expect(screen.getByRole('link', { name: 'View payment' })).toBeVisible()
})

it.each(['charged', 'confirming'] as const)(
  'another account’s %s payment is ignored, so the customer can still pay or cancel the order (AUTH-15)',
  async (stage) => {
    arrangeUnfinishedPayment(stage, { who: 'newCustomer', status: 'processing' })
    await mountOrders()
    const row = within(screen.getByRole('row', { name: new RegExp(findUnpaidOrder().itemInfo?.itemName ?? '') }))
    expect(row.getByRole('button', { name: 'Cancel' })).toBeEnabled()
    expect(row.getByRole('link', { name: 'Pay' })).toBeVisible()
    // The query is limited to main, because toasts of earlier tests may still be on the page.
    const main = within(screen.getByRole('main'))
    expect(main.queryByText(/card was charged|payment for this order is in progress/i)).toBeNull()
  },
)

it('shipping an order that no longer exists shows a warning and refetches the list (DATA-11)', async () => {
  const { user } = await mountPage('/dashboard/manageallorders', 'Manage All Orders: 16', {
    as: 'admin',
    profile: 'field',
  })
  const [shipButton] = await screen.findAllByRole('button', { name: 'Ship' })
  if (shipButton) await user.click(shipButton)
  const confirmButton = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Mark as shipped' })
  db.mutate((state) => void (state.orders = state.orders.filter(({ status }) => status !== 'pending')))
  await user.click(confirmButton)
  expect(await findToast('This order no longer exists')).toBeVisible()
  await findPageHeading(`Manage All Orders: ${db.get().orders.length}`)
})

it('promoting a user who has become an admin in the meantime is not reported as an error (DATA-11)', async () => {
  const { user } = await mountPage('/dashboard/makeadmin', 'Current Users: 10', { as: 'admin', profile: 'field' })
  const row = screen.getByRole('row', { name: new RegExp(personas.customer.email) })
  await user.click(within(row).getByRole('button', { name: 'Make Admin' }))
  const confirmButton = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make Admin' })
  db.mutate(({ users }) => users.forEach((account) => Object.assign(account, { role: 'admin' })))
  await user.click(confirmButton)
  expect(await findToast('This user is already an admin')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Make Admin' })).toBeNull())
})

it('an admin deletes only the confirmed order, and can’t delete an order that has just been paid (ADMIN-8)', async () => {
  const ordersBefore = db.get().orders
  const { user } = await mountPage('/dashboard/manageallorders', `Manage All Orders: ${ordersBefore.length}`, {
    as: 'admin',
  })
  const openConfirmation = async () => {
    const button = (await screen.findAllByRole('button', { name: 'Delete' })).at(-1)
    if (button) await user.click(button)
    const confirmButton = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete order' })
    return { confirmButton, partName: button?.closest('tr')?.querySelector('[role=rowheader]')?.textContent }
  }
  const { confirmButton, partName } = await openConfirmation()
  await user.click(confirmButton)
  expect(await findToast('Order Delete')).toBeVisible()
  const deletedOrders = ordersBefore.filter((order) => !db.get().orders.includes(order))
  expect(deletedOrders).toHaveLength(1)
  expect(partName).toContain(deletedOrders[0]?.itemInfo?.itemName)

  await findPageHeading(`Manage All Orders: ${ordersBefore.length - 1}`)
  const secondConfirmation = await openConfirmation()
  payAllOrders()
  await user.click(secondConfirmation.confirmButton)
  expect(await findToast(/has just been paid/)).toBeVisible()
  expect(db.get().orders).toHaveLength(ordersBefore.length - 1)
})

const getTextContents = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const getCells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim())
const findRow = (name: RegExp) => screen.findByRole('row', { name })
/** Returns the texts of the buttons and links in the row's last cell. Other cells may contain links, too. */
const getActions = (row: HTMLElement) => {
  const lastCell = within(within(row).getAllByRole('cell').at(-1) ?? expect.unreachable())
  return getTextContents(['button', 'link'].flatMap((role) => lastCell.queryAllByRole(role))).map((text) => text.trim())
}

it('My Orders shows the index, price, total and actions of each order', async () => {
  await mountApp('/dashboard/mypurchases', { as: 'customer' })
  const unpaidRow = await findRow(/Ventilated brake rotor/)
  const [index, part, price, quantity, total] = getCells(unpaidRow)
  expect([index, price, quantity, total]).toEqual(['4', '$84.00', '20 pcs', '$1,680.00'])
  expect(part).toContain('Ventilated brake rotor 345 mm')
  expect(unpaidRow.querySelector('img')).toHaveAttribute('src', expect.stringContaining('rotor'))
  expect(getActions(unpaidRow)).toEqual(['Cancel', 'Pay'])
  expect(within(unpaidRow).getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/dashboard/payment/order-1012')

  const paidRow = await findRow(/pi_3Q9xK2/)
  expect(paidRow).toHaveTextContent(/Purchased Done.*All-Ready Paid.*pi_3Q9xK2/)
  expect(getActions(paidRow)).toEqual(['Receipt', 'Order again'])
  expect(within(paidRow).getByRole('button', { name: /Copy ID/ })).toBeVisible()
})

async function mountReorder() {
  const app = await mountApp('/dashboard/mypurchases', { as: 'customer' })
  return { ...app, link: within(await findRow(/pi_3Q9xK2/)).getByRole('link', { name: 'Order again' }) }
}

const partWithSameName = makePart({ name: 'Coilover kit, front pair' })

it.each<[string, changeParts: (parts: PartWire[]) => PartWire[], url: string | RegExp]>([
  ['the part', (parts) => parts, '/purchase/coilover-front'],
  [
    'a search if the part no longer exists',
    (parts) => parts.filter(({ name }) => name !== partWithSameName.name),
    /q=Coilover\+kit/,
  ],
  ['a search if two parts have the same name', (parts) => [...parts, partWithSameName], /q=Coilover\+kit/],
])('Order again loads the parts only on a click, and leads to %s (ORDER-15)', async (_, changeParts, url) => {
  db.mutate((state) => void (state.parts = changeParts(state.parts)))
  const getPartsReadCount = countCalls('GET', '/parts')
  const { user, link } = await mountReorder()
  expect(getPartsReadCount()).toBe(0)
  await user.dblClick(link)
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(url))
  expect(getPartsReadCount()).toBe(1)
})

it('if the parts can’t be loaded, Order again leads to the search, which shows the error', async () => {
  db.changeSettings({ faults: { getParts: 403 } })
  const { user, link } = await mountReorder()
  await user.click(link)
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/q=Coilover\+kit/))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'You don’t have access' })).toBeVisible())
})

it('Order again does not navigate after the customer has left the page', async () => {
  const releaseParts = delayResponse('get', '/parts')
  const { user, store, link } = await mountReorder()
  await user.click(link)
  await user.click(screen.getByRole('link', { name: 'My Profile' }))
  await findPageHeading('My Profile')
  releaseParts()
  const selectParts = partsApi.endpoints.getParts.select()
  await waitFor(() => expect(selectParts(store.getState()).isSuccess).toBe(true))
  await act(() => Promise.resolve())
  await expectUrl('/dashboard')
})

it('Manage All Orders shows the payment or shipping status of each order, and only the actions for this status (DATA-7, PAY-1)', async () => {
  const cases = [
    [{ paid: false }, 'Unpaid', ['Delete']],
    [{ paid: 'true' }, 'Unpaid', ['Delete']],
    [{ paid: true, status: 'pending' }, 'Pending', ['Ship']],
    [{ paid: true, status: 'shipped' }, 'Shipped', []],
    [{ paid: true, status: 'returned' }, 'returned', []],
    [{ paid: true, status: null }, 'Unknown', []],
  ] as const
  db.mutate((state) => {
    state.orders = cases.map(([fields], index) =>
      makeOrder({ _id: `o-${index}`, itemInfo: { itemName: `Part ${index} of six`, itemPrice: 60 }, ...fields }),
    )
  })
  await mountPage('/dashboard/manageallorders', 'Manage All Orders: 6', { as: 'admin' })
  for (const [index, [, status, actions]] of cases.entries()) {
    const row = await findRow(new RegExp(`Part ${index} of six`))
    expect(row).toHaveTextContent(status)
    expect(getActions(row)).toEqual(actions)
  }
})

it('Payment shows part, quantity, price per piece and total, and disables its button until the payment is set up (SHOP-4)', async () => {
  db.changeSettings({ faults: { createPaymentIntent: 'hang' } })
  await mountApp('/dashboard/payment/order-1012', { as: 'customer' })
  await screen.findByRole('heading', { name: "Let's Payment For Deal" })
  const main = within(screen.getByRole('main'))
  for (const text of ['Ventilated brake rotor 345 mm', '20 pcs', '$84.00']) expect(main.getByText(text)).toBeVisible()
  expect(main.getAllByText('$1,680.00')).not.toEqual([])
  expect(main.getByRole('button', { name: 'Payment Confirm' })).toBeDisabled()
})

it('closing a confirmation returns the focus to the button that opened it, even in Safari, where a click focuses nothing (PAGE-15)', async () => {
  await mountPage('/dashboard/mypurchases', 'My Orders', { as: 'customer' })
  const [cancelButton] = await screen.findAllByRole('button', { name: 'Cancel' })
  fireEvent.click(cancelButton as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: 'Keep order' }))
  await waitFor(() => expect(cancelButton).toHaveFocus())
})
