import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { linksOf } from '#tests/spec/pages.ts'
import { mountApp, mountPage } from '#tests/support/mountApp.tsx'

it.each([
  ['customer', 'User Dashboard'],
  ['admin', 'Admin Penal'],
] as const)(
  'shows a %s the links of %s, spelt as in the specification: no Add A Review for admins (SHOP-6)',
  async (as, title) => {
    await mountApp('/dashboard/mypurchases', { as })
    expect(await screen.findByText(title)).toBeInTheDocument()
    const links = within(screen.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      linksOf('dashboard', as).map(({ label, to }) => [label, to]),
    )
  },
)

it('shows neither title while the role is unknown (ADMIN-4)', async () => {
  db.use(scenarios.neverAnswerAdminCheck)
  await mountPage('/dashboard/mypurchases', 'My Orders', { as: 'admin' })
  expect(screen.queryByText('Admin Penal')).toBeNull()
  expect(screen.queryByText('User Dashboard')).toBeNull()
})
