import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { toPath, getViewer } from '#tests/spec/pages.ts'
import { expectUrl, mountApp } from '#tests/support/mountApp.tsx'

// Tests of the tabs above the lists of orders, one for each status (ORDER-14).

const findTabs = async () => within(await screen.findByRole('navigation', { name: 'Orders by status' }))
const countRows = () => document.querySelectorAll('main tbody tr').length

it.each([
  ['myOrders', 'Paid', 1, 2],
  ['manageAllOrders', 'To ship', 4, 6],
] as const)(
  '%s: each tab has its own URL and keeps the sort order, and Back shows the previous tab',
  async (name, tabName, tabCount, unpaidCount) => {
    const scroll = vi.spyOn(window, 'scrollTo')
    const listUrl = toPath(name)
    const { user } = await mountApp(`${listUrl}?state=unpaid&sort=part`, { as: getViewer(name) })
    expect((await findTabs()).getByRole('link', { current: true })).toHaveTextContent(`Unpaid ${unpaidCount}`)
    expect(countRows()).toBe(unpaidCount)
    const tab = (await findTabs()).getByRole('link', { name: `${tabName} ${tabCount}` })
    await user.click(tab)
    await expectUrl(`${listUrl}\\?state=paid&sort=part`)
    expect(countRows()).toBe(tabCount)
    expect(tab).toHaveAttribute('aria-current', 'true')
    expect(tab).toHaveFocus()

    await user.click((await findTabs()).getByRole('link', { name: /^All/ }))
    await expectUrl(`${listUrl}\\?state=all&sort=part`)
    expect(countRows()).toBeGreaterThan(tabCount + unpaidCount)
    expect(scroll).not.toHaveBeenCalled()

    await user.click(screen.getByTestId('back'))
    await user.click(screen.getByTestId('back'))
    await expectUrl(`${listUrl}\\?state=unpaid&sort=part`)
    expect(countRows()).toBe(unpaidCount)
  },
)

it('a search applies to the selected tab, and switching tabs keeps a search that is not in the URL yet', async () => {
  const { user } = await mountApp(`${toPath('manageAllOrders')}?state=paid`, { as: 'admin' })
  const field = await screen.findByRole('searchbox', { name: 'Search orders' })
  fireEvent.change(field, { target: { value: 'sujan' } })
  expect(screen.getByText('2 of 4 found')).toBeVisible()
  await user.click((await findTabs()).getByRole('link', { name: /^All/ }))
  await expectUrl(`${toPath('manageAllOrders')}\\?state=all&q=sujan`)
  expect(field).toHaveValue('sujan')
  expect(countRows()).toBe(2)
})

it('an unknown status in the URL shows a message and all orders', async () => {
  const { user } = await mountApp(`${toPath('manageAllOrders')}?state=sent`, { as: 'admin' })
  expect(await screen.findByText(/There’s no order status “sent”/)).toBeVisible()
  await waitFor(() => expect(countRows()).toBe(16))
  await user.click(screen.getByRole('link', { name: 'Show all orders' }))
  await expectUrl(`${toPath('manageAllOrders')}\\?state=all`)
  expect(screen.queryByText(/There’s no order status/)).toBeNull()
})
