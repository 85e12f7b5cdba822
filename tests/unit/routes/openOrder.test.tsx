import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { API_ORIGIN } from '#mocks/origins.ts'
import { server } from '#mocks/server.ts'
import { notify } from '#src/app/toasts.ts'
import { doubleClick } from '#tests/support/forms.ts'
import { expectUrl, dispatchWindowFocus, mountApp } from '#tests/support/mountApp.tsx'
import { findStoredOrder } from '#tests/support/orders.ts'

// Tests of the dialog for the order that is selected in the URL (ADMIN-14).

vi.mock('#src/app/toasts.ts', { spy: true })

const ordersUrl = '/dashboard/manageallorders'
const mountOrderList = async (search = '') => {
  const app = await mountApp(['/', ordersUrl + search], { as: 'admin' })
  // The page is queried by selector, because an open order hides the rest of the page from queries by role.
  await waitFor(() => expect(document.querySelector('main tbody tr')).not.toBeNull())
  return app
}
const findDialog = (name: string) => screen.findByRole('dialog', { name })
const expectDialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('a click opens an order, and Back closes it and returns the focus to its link', async () => {
  const { user } = await mountOrderList('?state=paid&q=sujan')
  const link = screen.getByRole('link', { name: /^Touring tyre/ })
  await user.click(link)
  await expectUrl(`${ordersUrl}\\?state=paid&order=order-1013&q=sujan`)
  const dialog = within(await findDialog(link.textContent))
  for (const text of ['Sujan Shrestha', '+977 980 0000000', 'Teku Road 7, Kathmandu', 'pi_3Q9vT4'])
    expect(dialog.getByText(text)).toBeVisible()
  // `user.click` fails outside the open dialog. `fireEvent` works there, like the browser's own Back button.
  fireEvent.click(screen.getByTestId('back'))
  await expectDialogClosed()
  await expectUrl(`${ordersUrl}\\?state=paid&q=sujan`)
  await waitFor(() => expect(link).toHaveFocus())
})

it.each([
  ['a click', ''],
  ['a link', '?order=order-1013'],
])('closing an order opened by %s leaves no additional history entry', async (_, search) => {
  const { user } = await mountOrderList(search)
  if (search === '') {
    const link = await screen.findByRole('link', { name: /^Touring tyre/ })
    link.focus()
    await user.keyboard('{Enter}')
  }
  await screen.findByRole('dialog')
  doubleClick(screen.getByRole('button', { name: 'Close' }))
  await expectDialogClosed()
  await expectUrl(ordersUrl)
  await user.click(screen.getByTestId('back'))
  await expectUrl('/')
})

it('an open order stays open when its new status removes it from the tab, and a message appears if it is deleted (STATE-7)', async () => {
  await mountOrderList('?state=paid&order=order-1013')
  await screen.findByRole('dialog')
  db.mutate(() => Object.assign(findStoredOrder('order-1013'), { status: 'shipped', userPhone: '+977 1' }))
  dispatchWindowFocus()
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText('Shipped')).toBeVisible()
  expect(dialog.getByText('+977 1')).toBeVisible()
  db.mutate((state) => void (state.orders = state.orders.filter(({ _id }) => _id !== 'order-1013')))
  dispatchWindowFocus()
  expect(await screen.findByText(/There is no order “order-1013”/)).toBeVisible()
  await expectDialogClosed()
})

async function shipOpenOrder(partName: string) {
  const user = userEvent.setup()
  await user.click(within(await findDialog(partName)).getByRole('button', { name: /^Ship/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Mark as shipped' }))
}

it('shipping an order opens the next order in the list and replaces the history entry (ADMIN-7)', async () => {
  const { user } = await mountOrderList('?state=paid&sort=newest')
  await user.click(screen.getByRole('link', { name: /^Touring tyre/ }))
  await shipOpenOrder('Touring tyre 205/55 R16')
  await expectUrl(`${ordersUrl}\\?state=paid&order=order-1009&sort=newest`)
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
  expect(screen.getByRole('dialog')).toHaveAccessibleName(/^Coilover/)
  expect(findStoredOrder('order-1013').status).toBe('shipped')
  fireEvent.click(screen.getByTestId('back'))
  await expectDialogClosed()
  await expectUrl(`${ordersUrl}\\?state=paid&sort=newest`)
})

it('closing an order that opened after shipping leaves no additional history entry', async () => {
  const { user } = await mountOrderList('?state=paid&sort=newest')
  await user.click(screen.getByRole('link', { name: /^Touring tyre/ }))
  await shipOpenOrder('Touring tyre 205/55 R16')
  await expectUrl(`${ordersUrl}\\?state=paid&order=order-1009&sort=newest`)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await expectDialogClosed()
  await user.click(screen.getByTestId('back'))
  await expectUrl('/')
})

it.each<[string, changeNextOrder: () => unknown]>([
  ['deleted', () => db.mutate((state) => void (state.orders = state.orders.filter(({ _id }) => _id !== 'order-1009')))],
  ['shipped', () => db.mutate(() => Object.assign(findStoredOrder('order-1009'), { status: 'shipped' }))],
])('the next order is skipped if it was %s in the meantime', async (_, changeNextOrder) => {
  await mountOrderList('?state=paid&sort=newest&order=order-1013')
  // This handler returns no response, so the mock server still handles the request as usual.
  server.use(http.patch(`${API_ORIGIN}/order/order-1013`, () => void changeNextOrder(), { once: true }))
  await shipOpenOrder('Touring tyre 205/55 R16')
  await expectUrl(`${ordersUrl}\\?state=paid&order=order-10(?!09|13)\\d\\d&sort=newest`)
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: /^Ship/ })).toBeVisible()
})

it('an order stays open if shipping it fails, or if it is the last one in the list', async () => {
  await mountOrderList('?state=paid&order=order-1013')
  const respondWithoutEffect = () => HttpResponse.json({ acknowledged: false })
  server.use(http.patch(`${API_ORIGIN}/order/order-1013`, respondWithoutEffect, { once: true }))
  await shipOpenOrder('Touring tyre 205/55 R16')
  await waitFor(() => expect(notify).toHaveBeenCalledOnce())
  expect(findStoredOrder('order-1013').status).toBe('pending')
  expect(screen.getByRole('dialog')).toHaveAccessibleName(/^Touring tyre/)
  db.mutate((state) => void (state.orders = state.orders.filter(({ _id }) => _id === 'order-1013')))
  dispatchWindowFocus()
  await within(screen.getByRole('dialog')).findByRole('button', { name: 'Ship' })
  await shipOpenOrder('Touring tyre 205/55 R16')
  expect(await within(screen.getByRole('dialog')).findByText('Shipped')).toBeVisible()
})
