import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { API } from '#mocks/origins.ts'
import { server } from '#mocks/server.ts'
import { ordersApi } from '#src/api/orders.ts'
import { notify } from '#src/app/toasts.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { focusPage, mountApp, mountPage } from '#tests/support/mountApp.tsx'
import { storedOrder } from '#tests/support/orders.ts'

// Tests of bulk shipping, one order after the other (ADMIN-17). In the seed, four orders wait for shipment, in this
// sequence.

vi.mock('#src/app/toasts.ts', { spy: true })

const idsToShip = ['order-1006', 'order-1009', 'order-1013', 'order-1015']

const mountOrders = () => mountPage('/dashboard/manageallorders', 'Manage All Orders: 16', { as: 'admin' })

async function shipAll() {
  const app = await mountOrders()
  await app.user.click(await screen.findByRole('checkbox', { name: 'Select all 4 to ship' }))
  await app.user.click(screen.getByRole('button', { name: 'Ship 4 orders' }))
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Mark 4 orders as shipped?' }))
  expect(confirmation.getAllByRole('listitem')).toHaveLength(4)
  const calls = countCalls('PATCH', '/order/')
  const reads = countCalls('GET', '/allOrders')
  await app.user.dblClick(confirmation.getByRole('button', { name: 'Mark all as shipped' }))
  return { ...app, calls, reads }
}

/** Sets the server's response when this order is shipped; all other orders are shipped as usual. */
const respondTo = (id: string, respond: () => Response | Promise<Response>) =>
  server.use(http.patch(`${API}/order/${id}`, respond))

const findResultDialog = (title: string) => screen.findByRole('alertdialog', { name: title })
const getResults = () =>
  within(screen.getByRole('alertdialog'))
    .getAllByRole('listitem')
    .map((item) => item.lastElementChild?.textContent)
const getStatuses = () => idsToShip.map((id) => storedOrder(id).status)
const getSelected = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select (?!all)/ }).filter(({ checked }) => checked).length

it('one call is sent per order, never two at a time, without a toast, and the list is refetched once', async () => {
  let openRequests = 0
  let maxOpenRequests = 0
  const onStart = ({ request }: { request: Request }) => {
    if (request.method === 'PATCH') maxOpenRequests = Math.max(maxOpenRequests, (openRequests += 1))
  }
  const onEnd = ({ request }: { request: Request }) => {
    if (request.method === 'PATCH') openRequests -= 1
  }
  server.events.on('request:start', onStart)
  server.events.on('response:mocked', onEnd)
  onTestFinished(() => {
    server.events.removeListener('request:start', onStart)
    server.events.removeListener('response:mocked', onEnd)
  })
  const { user, calls, reads } = await shipAll()
  await findResultDialog('4 of 4 shipped')
  expect([calls(), maxOpenRequests]).toEqual([4, 1])
  expect(getStatuses()).toEqual(['shipped', 'shipped', 'shipped', 'shipped'])
  expect(sessionStorage, 'nothing to continue after a reload').toHaveLength(0)
  expect(notify).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  expect(reads()).toBe(1)
})

it('an order that is gone from the server is reported as no longer existing; the rest is shipped (DATA-11, ADMIN-17)', async () => {
  respondTo('order-1009', () => HttpResponse.json({ acknowledged: true, matchedCount: 0, modifiedCount: 0 }))
  const { reads } = await shipAll()
  await findResultDialog('3 of 4 shipped')
  expect(getResults()).toEqual(['No longer exists', 'Shipped', 'Shipped', 'Shipped'])
  await waitFor(() => expect(reads()).toBe(1))
})

it('shipping continues after a rejected order, which stays selected', async () => {
  respondTo('order-1009', () => HttpResponse.json({ acknowledged: false }))
  const { user, calls } = await shipAll()
  await findResultDialog('3 of 4 shipped')
  expect(getResults()).toEqual(['Not shipped: rejected', 'Shipped', 'Shipped', 'Shipped'])
  expect(calls()).toBe(4)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('button', { name: 'Ship 1 order' })).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(1))
  expect(getSelected()).toBe(1)
})

it('a lost connection stops the run: the rest is not sent, and the list decides unclear results', async () => {
  respondTo('order-1009', () => {
    db.mutate(() => Object.assign(storedOrder('order-1009'), { status: 'shipped' }))
    db.changeSettings({ faults: { getOrders: 'network' } })
    return HttpResponse.error()
  })
  const { user, calls } = await shipAll()
  await findResultDialog('1 of 4 shipped')
  expect(getResults()).toEqual(['May have shipped. Check the list.', 'Not started', 'Not started', 'Shipped'])
  expect(screen.getByText(/^The shop stopped responding/)).toBeVisible()
  expect(calls()).toBe(2)
  db.changeSettings({ faults: {} })
  window.dispatchEvent(new Event('online'))
  await findResultDialog('2 of 4 shipped')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('button', { name: 'Ship 2 orders' })).toBeVisible()
})

it('Stop, or Escape, sends no order after the current one', async () => {
  const pendingResponse = Promise.withResolvers<Response>()
  respondTo('order-1009', () => pendingResponse.promise)
  const { user, calls } = await shipAll()
  await screen.findByRole('progressbar', { name: '1 of 4' })
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Stopping…' })).toBeVisible()
  pendingResponse.resolve(HttpResponse.json({ acknowledged: true }))
  await findResultDialog('2 of 4 shipped')
  expect(getResults()).toEqual(['Not started', 'Not started', 'Shipped', 'Shipped'])
  expect(calls()).toBe(2)
  expect(screen.getByRole('status')).toHaveTextContent('Stopped. Orders not shipped are still selected.')
})

it('after the last order, an order that another page shows is refetched as well (NET-3)', async () => {
  const pendingResponse = Promise.withResolvers<Response>()
  respondTo('order-1006', () => pendingResponse.promise)
  const { store } = await shipAll()
  await store.dispatch(ordersApi.endpoints.getMyOrder.initiate({ id: 'order-1006' }))
  const orderReads = countCalls('GET', '/mypurchase/order-1006')
  pendingResponse.resolve(HttpResponse.json({ acknowledged: true }))
  await waitFor(() => expect(orderReads()).toBeGreaterThan(0))
})

it('after a reload, the page shows once which orders were sent, and keeps the rest selected', async () => {
  respondTo('order-1013', () => new Promise(() => undefined))
  await shipAll()
  await screen.findByRole('progressbar', { name: '2 of 4' })
  cleanup()
  server.resetHandlers()
  const { user } = await mountApp('/dashboard/manageallorders', { as: 'admin' })
  await findResultDialog('2 of 4 shipped')
  expect(getResults()).toEqual(['Not started', 'Not started', 'Shipped', 'Shipped'])
  expect(screen.getByText(/^Interrupted/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(getSelected()).toBe(2)
  cleanup()
  await mountOrders()
  expect(await screen.findByRole('table')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

/** Ships in a different page, whose storage this tab then has, as after a reload or in a duplicated tab. */
async function shipInOtherPage() {
  respondTo('order-1013', () => new Promise(() => undefined))
  await shipAll()
  await screen.findByRole('progressbar', { name: '2 of 4' })
  cleanup()
  server.resetHandlers()
  const [[key, text] = expect.unreachable()] = Object.entries<string>(sessionStorage)
  sessionStorage.setItem(key, text.replace(/"page":"[^"]*"/, '"page":"other"'))
}

it('after a reload the interruption is detected by the lock, which the previous page has released', async () => {
  await shipInOtherPage()
  await mountApp('/dashboard/manageallorders', { as: 'admin' })
  expect(await findResultDialog('2 of 4 shipped')).toHaveTextContent(/Interrupted/)
})

it('a duplicated tab reports no interruption while the original tab is shipping (ADMIN-17)', async () => {
  await shipInOtherPage()
  void navigator.locks.request('dhruva-shipping-other', { ifAvailable: false }, () => new Promise(() => undefined))
  await mountOrders()
  expect(await screen.findByRole('table')).toBeVisible()
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByText(/selected$/)).toBeNull()
})

it('losing access stops the run, because the rest would be rejected as well', async () => {
  respondTo('order-1009', () => new HttpResponse(null, { status: 403 }))
  const { calls } = await shipAll()
  await findResultDialog('1 of 4 shipped')
  expect(getResults()).toEqual(['Not shipped: rejected', 'Not started', 'Not started', 'Shipped'])
  // Includes the forbidden order twice, because a 403 renews the token first (AUTH-7).
  expect(calls()).toBe(3)
})

it('a list that changes during the selection keeps the orders that can still be shipped', async () => {
  const { user } = await mountOrders()
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 4 to ship' }))
  db.mutate((state) => {
    state.orders = state.orders.filter(({ _id }) => _id !== 'order-1015')
    Object.assign(storedOrder('order-1006'), { status: 'shipped' })
  })
  focusPage()
  expect(await screen.findByText('2 orders selected')).toBeVisible()
  expect(getSelected()).toBe(2)
})

it('a click with Shift selects the orders since the last click; Clear selects none (ADMIN-17)', async () => {
  const { user } = await mountOrders()
  await screen.findByRole('checkbox', { name: 'Select all 4 to ship' })
  const [firstBox, , thirdBox] = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })
  await user.click(firstBox as HTMLElement)
  fireEvent.click(thirdBox as HTMLElement, { shiftKey: true })
  expect(screen.getByText('3 orders selected')).toBeVisible()
  expect(getSelected()).toBe(3)
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(getSelected()).toBe(0)
  expect(screen.queryByText(/selected$/)).toBeNull()
})
