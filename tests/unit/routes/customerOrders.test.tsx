import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { countCalls } from '#tests/support/countCalls.ts'
import { expectUrl, mountApp, mountPage } from '#tests/support/mountApp.tsx'

// Tests of the list of one customer’s orders (ADMIN-20).

const ordersUrl = '/dashboard/manageallorders'
const countRows = () => document.querySelectorAll('main tbody tr').length

it('the list of users links to each user’s orders, and the list of a user’s orders links to all orders (ADMIN-20)', async () => {
  const { user } = await mountPage('/dashboard/makeadmin', /Current Users/, { as: 'admin' })
  const row = await screen.findByRole('row', { name: /sujan\.shrestha/ })
  await user.click(within(row).getByRole('link', { name: 'See orders' }))
  await expectUrl(`${ordersUrl}\\?customer=sujan.shrestha%40ktmworkshop.example`)
  expect(await screen.findByText('Orders from Sujan Shrestha')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Manage All Orders: 16')
  expect(countRows()).toBe(2)
  await user.click(screen.getByRole('link', { name: 'Show all orders' }))
  await expectUrl(ordersUrl)
  await waitFor(() => expect(countRows()).toBe(16))
})

it('an order links to all orders of its customer without a request, and switching tabs keeps the customer (ADMIN-20)', async () => {
  const { user } = await mountApp(`${ordersUrl}?state=paid&q=tyre&order=order-1013`, { as: 'admin' })
  const dialog = within(await screen.findByRole('dialog'))
  const getListReadCount = countCalls('GET', '/allOrders')
  await user.click(dialog.getByRole('link', { name: 'See all 2 orders from Sujan Shrestha' }))
  await expectUrl(`${ordersUrl}\\?customer=sujan.shrestha%40ktmworkshop.example`)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText(/^2 orders, \$/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: /^To ship/ }))
  await expectUrl(`${ordersUrl}\\?customer=sujan.shrestha%40ktmworkshop.example&state=paid`)
  expect(screen.getByText('Orders from Sujan Shrestha')).toBeVisible()
  expect(getListReadCount()).toBe(0)
})
