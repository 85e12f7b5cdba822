import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { linksOf } from '#tests/spec/pages.ts'
import { mountApp, mountPage } from '#tests/support/mountApp.tsx'

const menu = async () => within(await screen.findByRole('navigation', { name: 'Dashboard' }))

it('shows customers their three links', async () => {
  await mountApp('/dashboard/mypurchases', { as: 'customer' })
  expect(await screen.findByText('User Dashboard')).toBeInTheDocument()
  const links = (await menu()).getAllByRole('link').map((link) => link.textContent)
  expect(links).toEqual(linksOf('dashboard', 'customer').map(({ label }) => label))
})

it('shows admins their links, and no Add A Review (SHOP-6)', async () => {
  await mountApp('/dashboard/mypurchases', { as: 'admin' })
  expect(await screen.findByText('Admin Penal')).toBeInTheDocument()
  const links = (await menu()).getAllByRole('link').map((link) => link.textContent)
  expect(links).toEqual(linksOf('dashboard', 'admin').map(({ label }) => label))
})

it('shows neither title while the role is unknown (ADMIN-4)', async () => {
  db.use(scenarios.neverAnswerAdminCheck)
  await mountPage('/dashboard/mypurchases', 'My Orders', { as: 'admin' })
  expect(screen.queryByText('Admin Penal')).toBeNull()
  expect(screen.queryByText('User Dashboard')).toBeNull()
})

it('shows Page not Found for an unknown page (PAGE-9)', async () => {
  await mountPage('/dashboard/nonsense', 'Page not Found', { as: 'customer' })
})
