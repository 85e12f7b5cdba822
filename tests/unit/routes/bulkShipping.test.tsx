import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { API_ORIGIN } from '#mocks/origins.ts'
import { server } from '#mocks/server.ts'
import { ordersApi } from '#src/api/orders.ts'
import { notify } from '#src/app/toasts.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { dispatchWindowFocus, mountApp, mountPage } from '#tests/support/mountApp.tsx'
import { findStoredOrder } from '#tests/support/orders.ts'

// Tests of bulk shipping, which ships the selected orders one by one (ADMIN-17).

vi.mock('#src/app/toasts.ts', { spy: true })

/** The mock data’s orders that are paid but not shipped, in the sequence in which the page ships them. */
const idsToShip = ['order-1006', 'order-1009', 'order-1013', 'order-1015']

const mountOrders = () => mountPage('/dashboard/manageallorders', 'Manage All Orders: 16', { as: 'admin' })

async function shipAllOrders() {
  const app = await mountOrders()
  await app.user.click(await screen.findByRole('checkbox', { name: 'Select all orders to ship (4)' }))
  await app.user.click(screen.getByRole('button', { name: 'Ship 4 orders' }))
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Mark 4 orders as shipped?' }))
  expect(confirmation.getAllByRole('listitem')).toHaveLength(4)
  const getShipCallCount = countCalls('PATCH', '/order/')
  const getListReadCount = countCalls('GET', '/allOrders')
  await app.user.dblClick(confirmation.getByRole('button', { name: 'Mark all as shipped' }))
  return { ...app, getShipCallCount, getListReadCount }
}

/** Sets the server's response to the request that ships this order. All other orders are shipped as usual. */
const respondToShipping = (id: string, respond: () => Response | Promise<Response>) =>
  server.use(http.patch(`${API_ORIGIN}/order/${id}`, respond))

const findResultDialog = (title: string) => screen.findByRole('alertdialog', { name: title })
const getResults = () =>
  within(screen.getByRole('alertdialog'))
    .getAllByRole('listitem')
    .map((item) => item.lastElementChild?.textContent)
const getStatuses = () => idsToShip.map((id) => findStoredOrder(id).status)
const countSelected = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select (?!all)/ }).filter(({ checked }) => checked).length

it('orders are shipped one at a time, each with one request and without a toast, and the list is refetched once', async () => {
  let openRequestCount = 0
  let maxOpenRequestCount = 0
  const handleRequestStart = ({ request }: { request: Request }) => {
    if (request.method === 'PATCH') maxOpenRequestCount = Math.max(maxOpenRequestCount, (openRequestCount += 1))
  }
  const handleResponse = ({ request }: { request: Request }) => {
    if (request.method === 'PATCH') openRequestCount -= 1
  }
  server.events.on('request:start', handleRequestStart)
  server.events.on('response:mocked', handleResponse)
  onTestFinished(() => {
    server.events.removeListener('request:start', handleRequestStart)
    server.events.removeListener('response:mocked', handleResponse)
  })
  const { user, getShipCallCount, getListReadCount } = await shipAllOrders()
  await findResultDialog('4 of 4 shipped')
  expect([getShipCallCount(), maxOpenRequestCount]).toEqual([4, 1])
  expect(getStatuses()).toEqual(['shipped', 'shipped', 'shipped', 'shipped'])
  expect(sessionStorage, 'nothing to continue after a reload').toHaveLength(0)
  expect(notify).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  expect(getListReadCount()).toBe(1)
})

it('an order that was deleted on the server is reported as no longer existing, and the other orders are shipped (DATA-11, ADMIN-17)', async () => {
  respondToShipping('order-1009', () => HttpResponse.json({ acknowledged: true, matchedCount: 0, modifiedCount: 0 }))
  const { getListReadCount } = await shipAllOrders()
  await findResultDialog('3 of 4 shipped')
  expect(getResults()).toEqual(['No longer exists', 'Shipped', 'Shipped', 'Shipped'])
  await waitFor(() => expect(getListReadCount()).toBe(1))
})

it('shipping continues after a rejected order, which stays selected', async () => {
  respondToShipping('order-1009', () => HttpResponse.json({ acknowledged: false }))
  const { user, getShipCallCount } = await shipAllOrders()
  await findResultDialog('3 of 4 shipped')
  expect(getResults()).toEqual(['Couldn’t be shipped', 'Shipped', 'Shipped', 'Shipped'])
  expect(getShipCallCount()).toBe(4)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('button', { name: 'Ship 1 order' })).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(1))
  expect(countSelected()).toBe(1)
})

it('a lost connection stops the run, and the refetched list shows whether the interrupted order was shipped', async () => {
  respondToShipping('order-1009', () => {
    db.mutate(() => Object.assign(findStoredOrder('order-1009'), { status: 'shipped' }))
    db.changeSettings({ faults: { getOrders: 'network' } })
    return HttpResponse.error()
  })
  const { user, getShipCallCount } = await shipAllOrders()
  await findResultDialog('1 of 4 shipped')
  expect(getResults()).toEqual(['May have shipped. Check the list.', 'Not started', 'Not started', 'Shipped'])
  expect(screen.getByText(/^The shop stopped responding/)).toBeVisible()
  expect(getShipCallCount()).toBe(2)
  db.changeSettings({ faults: {} })
  window.dispatchEvent(new Event('online'))
  await findResultDialog('2 of 4 shipped')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('button', { name: 'Ship 2 orders' })).toBeVisible()
})

it('Escape stops the run after the current order, as the Stop button does', async () => {
  const pendingResponse = Promise.withResolvers<Response>()
  respondToShipping('order-1009', () => pendingResponse.promise)
  const { user, getShipCallCount } = await shipAllOrders()
  await screen.findByRole('progressbar', { name: '1 of 4' })
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Stopping…' })).toBeVisible()
  pendingResponse.resolve(HttpResponse.json({ acknowledged: true }))
  await findResultDialog('2 of 4 shipped')
  expect(getResults()).toEqual(['Not started', 'Not started', 'Shipped', 'Shipped'])
  expect(getShipCallCount()).toBe(2)
  expect(screen.getByRole('status')).toHaveTextContent('Stopped. Orders that weren’t shipped are still selected.')
})

it('after the run, an order that is cached for another page is refetched as well (NET-3)', async () => {
  const pendingResponse = Promise.withResolvers<Response>()
  respondToShipping('order-1006', () => pendingResponse.promise)
  const { store } = await shipAllOrders()
  await store.dispatch(ordersApi.endpoints.getMyOrder.initiate({ id: 'order-1006' }))
  const getOrderReadCount = countCalls('GET', '/mypurchase/order-1006')
  pendingResponse.resolve(HttpResponse.json({ acknowledged: true }))
  await waitFor(() => expect(getOrderReadCount()).toBeGreaterThan(0))
})

it('after a reload, the page shows once which orders were shipped, and the remaining orders stay selected', async () => {
  respondToShipping('order-1013', () => new Promise(() => undefined))
  await shipAllOrders()
  await screen.findByRole('progressbar', { name: '2 of 4' })
  cleanup()
  server.resetHandlers()
  const { user } = await mountApp('/dashboard/manageallorders', { as: 'admin' })
  await findResultDialog('2 of 4 shipped')
  expect(getResults()).toEqual(['Not started', 'Not started', 'Shipped', 'Shipped'])
  expect(screen.getByText(/^Interrupted/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(countSelected()).toBe(2)
  cleanup()
  await mountOrders()
  expect(await screen.findByRole('table')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

/** Leaves another page’s unfinished run in this tab’s session storage, as a reload or duplicating a tab does. */
async function leaveUnfinishedShippingOfOtherPage() {
  respondToShipping('order-1013', () => new Promise(() => undefined))
  await shipAllOrders()
  await screen.findByRole('progressbar', { name: '2 of 4' })
  cleanup()
  server.resetHandlers()
  const [[key, text] = expect.unreachable()] = Object.entries<string>(sessionStorage)
  sessionStorage.setItem(key, text.replace(/"page":"[^"]*"/, '"page":"other"'))
}

it('after a reload, the run is reported as interrupted because the previous page has released its lock', async () => {
  await leaveUnfinishedShippingOfOtherPage()
  await mountApp('/dashboard/manageallorders', { as: 'admin' })
  expect(await findResultDialog('2 of 4 shipped')).toHaveTextContent(/Interrupted/)
})

it('a duplicated tab reports no interruption while the original tab is still shipping (ADMIN-17)', async () => {
  await leaveUnfinishedShippingOfOtherPage()
  void navigator.locks.request('dhruva-shipping-other', { ifAvailable: false }, () => new Promise(() => undefined))
  await mountOrders()
  expect(await screen.findByRole('table')).toBeVisible()
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByText(/selected$/)).toBeNull()
})

it('losing access stops the run, because the remaining orders would be rejected as well', async () => {
  respondToShipping('order-1009', () => new HttpResponse(null, { status: 403 }))
  const { getShipCallCount } = await shipAllOrders()
  await findResultDialog('1 of 4 shipped')
  expect(getResults()).toEqual(['Couldn’t be shipped', 'Not started', 'Not started', 'Shipped'])
  // The forbidden request is sent twice, because after a 403 the shop renews the access token and retries (AUTH-7).
  expect(getShipCallCount()).toBe(3)
})

it('when the list changes, the selected orders that can still be shipped stay selected', async () => {
  const { user } = await mountOrders()
  await user.click(await screen.findByRole('checkbox', { name: 'Select all orders to ship (4)' }))
  db.mutate((state) => {
    state.orders = state.orders.filter(({ _id }) => _id !== 'order-1015')
    Object.assign(findStoredOrder('order-1006'), { status: 'shipped' })
  })
  dispatchWindowFocus()
  expect(await screen.findByText('2 orders selected')).toBeVisible()
  expect(countSelected()).toBe(2)
})

it('a Shift-click selects all orders from the last clicked one to this one, and Clear deselects them (ADMIN-17)', async () => {
  const { user } = await mountOrders()
  await screen.findByRole('checkbox', { name: 'Select all orders to ship (4)' })
  const [firstCheckbox, , thirdCheckbox] = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })
  await user.click(firstCheckbox as HTMLElement)
  fireEvent.click(thirdCheckbox as HTMLElement, { shiftKey: true })
  expect(screen.getByText('3 orders selected')).toBeVisible()
  expect(countSelected()).toBe(3)
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(countSelected()).toBe(0)
  expect(screen.queryByText(/selected$/)).toBeNull()
})
