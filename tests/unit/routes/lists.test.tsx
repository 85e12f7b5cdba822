import { db } from '#mocks/db.ts'
import { toPath, getViewer } from '#tests/spec/pages.ts'
import { expectUrl, mountApp } from '#tests/support/mountApp.tsx'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

// Tests of how the searchable lists keep their state in the URL (ORDER-9, ADMIN-10).

const getRows = () => [...document.querySelectorAll('main :is(article, tbody tr)')]

it.each([
  ['parts', 'parts', '?q=BRAKE&sort=priceDown', 'Price, high to low', /^\d+ of \d+ parts$/],
  ['manageAllOrders', 'orders', '?q=ARJUN&sort=totalUp', 'Total, low to high', '3 of 16 found'],
  ['manageUserReviews', 'reviews', '?q=arjun&sort=country', 'Country', /^\d+ of 12 found$/],
  ['manageUsers', 'users', '?q=DHRUVA&sort=admins', 'Admins first', /^\d+ of 10 found$/],
] as const)(
  '%s reads search and sort order from the URL, shows the number of matches, and can show all rows again',
  async (name, noun, search, sort, countText) => {
    const { user } = await mountApp(toPath(name) + search, { as: getViewer(name) })
    const field = await screen.findByRole('searchbox', { name: `Search ${noun}` })
    expect(search.toLowerCase()).toContain(`?q=${(field as HTMLInputElement).value.toLowerCase()}&`)
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue(sort)
    expect(screen.getByText(countText)).toBeVisible()
    // Screen readers announce the number of matches.
    expect(screen.getByText(countText).closest('[role=status]')).not.toBeNull()
    const matchCount = getRows().length
    expect(matchCount).toBeGreaterThan(0)

    fireEvent.change(field, { target: { value: 'flux' } })
    expect(await screen.findByRole('heading', { name: 'No results for “flux”' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: `Show all ${noun}` }))
    await expectUrl(`${toPath(name)}\\?sort=${search.split('sort=')[1]}`)
    await waitFor(() => expect(getRows().length).toBeGreaterThan(matchCount))
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
  },
)

it.each([
  ['parts', 'parts', 'turbo'],
  ['manageAllOrders', 'orders', 'arjun'],
  ['manageUserReviews', 'reviews', 'arjun'],
  ['manageUsers', 'users', 'admin'],
] as const)(
  '%s: two rows with the same id or email are both shown, and a search that matches neither hides both (DATA-15)',
  async (name, noun, q) => {
    db.mutate((dbState) => {
      for (const table of ['parts', 'orders', 'reviews', 'users'] as const) {
        const [row] = dbState[table].filter((candidate) => !JSON.stringify(candidate).toLowerCase().includes(q))
        if (row) dbState[table].push(row as never)
      }
    })
    await mountApp(toPath(name), { as: getViewer(name) })
    const field = await screen.findByRole('searchbox', { name: `Search ${noun}` })
    const totalCount = getRows().length
    fireEvent.change(field, { target: { value: q } })
    await waitFor(() => expect(getRows().length).toBeLessThan(totalCount))
    for (const row of getRows()) expect(row.textContent.toLowerCase()).toContain(q)
  },
)

it('typing a search adds no history entry, and Back restores the previous search (ORDER-9)', async () => {
  const scroll = vi.spyOn(window, 'scrollTo')
  const { user } = await mountApp('/parts?q=brake')
  const findField = () => screen.findByRole('searchbox', { name: 'Search parts' })
  await user.click(within(await screen.findByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Tools' }))
  await expectUrl('/parts')
  expect(await findField()).toHaveValue('')
  // A link that removes the query scrolls to the top (PAGE-3).
  expect(scroll).toHaveBeenCalledOnce()
  fireEvent.change(await findField(), { target: { value: 'turbo' } })
  await expectUrl('/parts\\?q=turbo')
  await user.click(screen.getByTestId('back'))
  await expectUrl('/parts\\?q=brake')
  expect(await findField()).toHaveValue('brake')
  expect(scroll).toHaveBeenCalledOnce()
})

it('the list view of the parts is kept in the URL and remembered for the next visit (ORDER-23)', async () => {
  const { user } = await mountApp('/parts?q=rotor')
  expect(await screen.findByRole('article', { name: 'Ventilated brake rotor 345 mm' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show as list' }))
  await expectUrl('/parts\\?q=rotor&view=list')
  expect(await screen.findByRole('row', { name: /Ventilated brake rotor 345 mm/ })).toBeVisible()
  expect(screen.queryByRole('article')).toBeNull()
  cleanup()
  const nextApp = await mountApp('/parts')
  const row = within(await screen.findByRole('row', { name: /Ventilated brake rotor 345 mm/ }))
  expect(row.getByText('01')).toBeVisible()
  await nextApp.user.click(screen.getByRole('button', { name: 'Show as cards' }))
  await expectUrl('/parts')
  expect(await screen.findByRole('article', { name: 'Ventilated brake rotor 345 mm' })).toBeVisible()
})

it('a search with a typo offers the corrected search (ORDER-24)', async () => {
  const { user } = await mountApp('/parts?q=brkae%20rotor')
  await user.click(await screen.findByRole('button', { name: 'Did you mean “brake rotor”?' }))
  await expectUrl('/parts\\?q=brake\\+rotor')
  expect(await screen.findByRole('article', { name: 'Ventilated brake rotor 345 mm' })).toBeVisible()
})
