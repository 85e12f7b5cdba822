import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { makePart } from '#mocks/seed/builders.ts'
import { expectAddress, mountApp } from '#tests/support/mountApp.tsx'

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
