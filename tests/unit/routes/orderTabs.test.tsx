import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { toPath, getViewer } from '#tests/spec/pages.ts'
import { expectUrl, mountApp } from '#tests/support/mountApp.tsx'

// The orders by state (ORDER-14).

const tabs = async () => within(await screen.findByRole('navigation', { name: 'Orders by status' }))
const rows = () => document.querySelectorAll('main tbody tr').length

it.each([
  ['myOrders', 'Paid', 1, 2],
  ['manageAllOrders', 'To ship', 4, 6],
] as const)(
  '%s: a tab has a URL, keeps search and sort, and Back shows the previous tab',
  async (name, paid, toShip, unpaid) => {
    const scroll = vi.spyOn(window, 'scrollTo')
    const at = toPath(name)
    const { user } = await mountApp(`${at}?state=unpaid&sort=part`, { as: getViewer(name) })
    expect((await tabs()).getByRole('link', { current: true })).toHaveTextContent(`Unpaid ${unpaid}`)
    expect(rows()).toBe(unpaid)

    const tab = (await tabs()).getByRole('link', { name: `${paid} ${toShip}` })
    await user.click(tab)
    await expectUrl(`${at}\\?state=paid&sort=part`)
    expect(rows()).toBe(toShip)
    expect(tab).toHaveAttribute('aria-current', 'true')
    expect(tab).toHaveFocus()

    await user.click((await tabs()).getByRole('link', { name: /^All/ }))
    await expectUrl(`${at}\\?state=all&sort=part`)
    expect(rows()).toBeGreaterThan(toShip + unpaid)
    expect(scroll).not.toHaveBeenCalled()

    await user.click(screen.getByTestId('back'))
    await user.click(screen.getByTestId('back'))
    await expectUrl(`${at}\\?state=unpaid&sort=part`)
    expect(rows()).toBe(unpaid)
  },
)

it('a search stays in the tab, and a tab keeps a search that is not in the URL yet', async () => {
  const { user } = await mountApp(`${toPath('manageAllOrders')}?state=paid`, { as: 'admin' })
  const field = await screen.findByRole('searchbox', { name: 'Search orders' })
  fireEvent.change(field, { target: { value: 'sujan' } })
  expect(screen.getByText('2 of 4 found')).toBeVisible()
  await user.click((await tabs()).getByRole('link', { name: /^All/ }))
  await expectUrl(`${toPath('manageAllOrders')}\\?state=all&q=sujan`)
  expect(field).toHaveValue('sujan')
  expect(rows()).toBe(2)
})

it('an unknown state in the URL shows a message and all orders', async () => {
  const { user } = await mountApp(`${toPath('manageAllOrders')}?state=sent`, { as: 'admin' })
  expect(await screen.findByText(/There’s no order status “sent”/)).toBeVisible()
  await waitFor(() => expect(rows()).toBe(16))
  await user.click(screen.getByRole('link', { name: 'Show all orders' }))
  await expectUrl(`${toPath('manageAllOrders')}\\?state=all`)
  expect(screen.queryByText(/There’s no order status/)).toBeNull()
})
