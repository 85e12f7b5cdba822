import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { makePart } from '#mocks/seed/builders.ts'
import { addressOf, viewerOf } from '#tests/spec/pages.ts'
import { expectAddress, mountApp } from '#tests/support/mountApp.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, describe, vi } from 'vitest'

// What all searched lists do by their address (ORDER-9, ADMIN-10).

const rows = () => [...document.querySelectorAll('main :is(article, tbody tr)')]

it.each([
  ['parts', 'parts', '?q=BRAKE&sort=priceDown', 'Price, high to low', /^\d+ of \d+ parts$/],
  ['manageAllOrders', 'orders', '?q=ARJUN&sort=totalUp', 'Total, low to high', '3 of 16 shown'],
  ['manageUserReviews', 'reviews', '?q=arjun&sort=country', 'Country', /^\d+ of 12 shown$/],
  ['manageUsers', 'users', '?q=DHRUVA&sort=admins', 'Admins first', /^\d+ of 10 shown$/],
] as const)(
  '%s takes search and sort from the address, counts all in its heading, and can show all again',
  async (name, things, search, sort, shown) => {
    const { user } = await mountApp(addressOf(name) + search, { as: viewerOf(name) })
    const field = await screen.findByRole('searchbox', { name: `Search ${things}` })
    expect(search.toLowerCase()).toContain(`?q=${(field as HTMLInputElement).value.toLowerCase()}&`)
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue(sort)
    expect(screen.getByText(shown)).toBeVisible()
    const found = rows().length
    expect(found).toBeGreaterThan(0)

    fireEvent.change(field, { target: { value: 'flux' } })
    expect(await screen.findByRole('heading', { name: 'Nothing found for “flux”' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: `Show all ${things}` }))
    await expectAddress(`${addressOf(name)}\\?sort=${search.split('sort=')[1]}`)
    await waitFor(() => expect(rows().length).toBeGreaterThan(found))
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
  },
)

it('leads to the page of a part that can’t be bought, which says why and leads to Contact (ORDER-1)', async () => {
  db.mutate((world) => (world.parts = [makePart({ availableParts: 0 })]))
  const { user } = await mountApp('/parts', { as: 'customer' })
  const link = await screen.findByRole('link', { name: /Purchase Now/ })
  expect(link).toHaveAccessibleDescription(/Sold out for now\.$/)
  await user.click(link)
  expect(await screen.findByText('It is sold out. Please look in again later.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
})

it('shows an error for an invalid answer, and a notice when there are no parts (DATA-4)', async () => {
  db.use(scenarios.garbleParts)
  const { user } = await mountApp('/parts')
  expect(await screen.findByText('This could not be loaded')).toBeVisible()
  expect(screen.queryByText('No parts on the shelf')).toBeNull()
  db.use(scenarios.emptyShop)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No parts on the shelf')).toBeVisible()
})

const searchField = () => screen.findByRole('searchbox', { name: 'Search parts' })
const search = async (value: string) => fireEvent.change(await searchField(), { target: { value } })

describe('search and sort (ORDER-9)', () => {
  it('add no history entries while typing, and follow Back', async () => {
    const scroll = vi.spyOn(window, 'scrollTo')
    const { user } = await mountApp('/parts?q=brake')
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
    await user.click(menu.getByRole('link', { name: 'Tools' }))
    await expectAddress('/parts')
    expect(await searchField()).toHaveValue('')
    // A link that removes the query scrolls to the top (PAGE-3).
    expect(scroll).toHaveBeenCalledOnce()
    await search('turbo')
    await expectAddress('/parts\\?q=turbo')
    await user.click(screen.getByTestId('back'))
    await expectAddress('/parts\\?q=brake')
    expect(await searchField()).toHaveValue('brake')
    expect(scroll).toHaveBeenCalledOnce()
  })
})
