import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { addressOf, viewerOf } from '#tests/spec/pages.ts'
import { expectAddress, findPage, mountApp } from '#tests/support/mountApp.tsx'

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

it.each([
  ['parts', scenarios.offerTenThousandParts, 'AVAILABLE PARTS'],
  ['manageAllOrders', scenarios.takeTenThousandOrders, 'Manage All Orders: 10000'],
  ['manageUserReviews', scenarios.collectTenThousandReviews, 'Manage User Reviews: 10000'],
  ['manageUsers', scenarios.welcomeTenThousandUsers, 'Current Users: 10000'],
] as const)('%s renders a window of 10,000 entries (STATE-11)', async (name, scenario, heading) => {
  db.use(scenario)
  await mountApp(addressOf(name), { as: viewerOf(name) })
  await findPage(heading)
  await waitFor(() => expect(rows().length).toBeGreaterThan(0))
  expect(rows().length).toBeLessThan(100)
})
