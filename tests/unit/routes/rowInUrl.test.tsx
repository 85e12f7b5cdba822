import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { callLog } from '#mocks/callLog.ts'
import { db } from '#mocks/db.ts'
import type { CallName } from '#mocks/settings.ts'
import { personas } from '#mocks/personas.ts'
import { makeOrder, makePart } from '#mocks/seed/builders.ts'
import { ordersApi } from '#src/api/orders.ts'
import { partsApi } from '#src/api/parts.ts'
import { preloadPages } from '#src/app/preloadPages.ts'
import { findPageHeading, dispatchWindowFocus, mountApp, mountPage } from '#tests/support/mountApp.tsx'
import { advanceTimeInAct } from '#tests/unit/api/clock.ts'

// Tests of the pages whose URL contains the id of a part or an order. The server crashes on a malformed id (DATA-16).

beforeEach(() => callLog.clear())

/** Advances the fake clock in steps, so that responses arrive in between. */
async function advanceSeconds(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await act(() => vi.dynamicImportSettled())
    await advanceTimeInAct(1000)
  }
}

const getPageLinks = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

const countRequests = (name: CallName) => callLog.get().filter((call) => call.name === name).length

const pageCases = [
  {
    page: 'Purchase',
    url: '/purchase/abc',
    listCall: 'getParts',
    rowCall: 'getPart',
    crashingRequest: 'GET /part/abc',
    notFoundTitle: 'Part not found',
    backPath: '/parts',
  },
  {
    page: 'Payment',
    url: '/dashboard/payment/abc',
    listCall: 'getMyOrders',
    rowCall: 'getMyOrder',
    crashingRequest: 'GET /mypurchase/abc',
    notFoundTitle: 'Order not found',
    backPath: '/dashboard/mypurchases',
  },
] as const

describe.each(pageCases)('$page with a mistyped id in its URL', (pageCase) => {
  const { url, listCall, rowCall, crashingRequest, notFoundTitle, backPath } = pageCase

  it('requests nothing for a visitor, who is sent to the login', async () => {
    const { crashes } = await mountPage(url, 'Login', { profile: 'field' })
    await screen.findByRole('button', { name: 'LOGIN' })
    dispatchWindowFocus()
    await act(() => vi.dynamicImportSettled())
    expect([countRequests(listCall), countRequests(rowCall), crashes]).toEqual([0, 0, []])
  })

  it('shows “not found” without a request for the row, even when the page gets the focus again', async () => {
    const { crashes } = await mountApp(url, { as: 'customer', profile: 'field' })
    await screen.findByRole('heading', { name: notFoundTitle })
    for (let focusCount = 0; focusCount < 3; focusCount += 1) dispatchWindowFocus()
    await waitFor(() => expect(countRequests(listCall)).toBeGreaterThan(1))
    expect(screen.getByRole('heading', { name: notFoundTitle })).toBeVisible()
    expect(getPageLinks()).toContain(backPath)
    expect([countRequests(rowCall), crashes]).toEqual([0, []])
  })

  it('requests the row only once if the list can’t be loaded', async () => {
    vi.useFakeTimers()
    db.changeSettings({ faults: { [listCall]: 500 } })
    const { crashes } = await mountApp(url, { as: 'customer', profile: 'field' })
    for (let second = 0; second < 60 && crashes.length === 0; second += 1) await advanceSeconds(1)
    expect(crashes).toEqual([crashingRequest])
    for (let minute = 0; minute < 3; minute += 1) {
      dispatchWindowFocus()
      await advanceSeconds(8)
      const retry = screen.queryByRole('button', { name: 'Try again' })
      if (retry) fireEvent.click(retry)
      await advanceSeconds(52)
    }
    expect([countRequests(rowCall), crashes]).toEqual([1, [crashingRequest]])
    expect(getPageLinks()).toContain(backPath)

    db.changeSettings({ faults: {} })
    dispatchWindowFocus()
    await advanceSeconds(20)
    expect(screen.getByRole('heading', { name: notFoundTitle })).toBeVisible()
    expect(countRequests(rowCall)).toBe(1)
  })
})

it.each([
  ['a part', '/purchase/new-part', /^Wheel nut$/, partsApi.endpoints.getParts.initiate()],
  [
    'an order',
    '/dashboard/payment/new-order',
    'Payment',
    ordersApi.endpoints.getMyOrders.initiate({ email: personas.customer.email }),
  ],
] as const)('%s that is newer than the cached list is found', async (_, url, heading, loadList) => {
  const { store, user } = await mountPage([url, '/contact'], 'Contact', { as: 'customer', profile: 'field' })
  await screen.findByRole('button', { name: 'LOGOUT' })
  await act(() => store.dispatch(loadList as ReturnType<typeof partsApi.endpoints.getParts.initiate>))
  db.mutate(({ parts, orders }) => {
    parts.push({ ...makePart(), _id: 'new-part', name: 'Wheel nut' })
    orders.push(makeOrder({ _id: 'new-order' }))
  })
  await user.click(screen.getByTestId('back'))
  await findPageHeading(heading)
  await screen.findByText(/^(Cross-drilled|Ventilated brake rotor 345 mm$)/)
})

it.each([
  ['prefetches the part if the list contains it', 'brake-rotor-345', 1],
  ['prefetches no part that the list does not contain', 'abc', 0],
])('focusing a link to Purchase %s (SPEED-19)', async (_, id, prefetchCount) => {
  const { store, crashes } = await mountPage('/parts', 'AVAILABLE PARTS', { as: 'customer', profile: 'field' })
  await screen.findByRole('article', { name: 'Ventilated brake rotor 345 mm' })
  await screen.findByRole('button', { name: 'LOGOUT' })
  onTestFinished(preloadPages(store, '/'))
  const link = document.createElement('a')
  link.href = `/purchase/${id}`
  screen.getByRole('main').append(link)
  act(() => link.focus())
  await waitFor(() => expect(countRequests('getProfile')).toBe(1))
  expect([countRequests('getPart'), crashes]).toEqual([prefetchCount, []])
})
