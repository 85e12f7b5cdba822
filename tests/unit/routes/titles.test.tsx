import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { access } from '#src/copy/access.ts'
import { documentTitleOf, pageAddresses, viewerOf } from '#tests/spec/pages.ts'
import { mountApp } from '#tests/support/mountApp.tsx'

const pages = pageAddresses.map(({ name, at }) => ({ at, as: viewerOf(name), title: documentTitleOf(name) }))
const closed = pages.filter(({ as }) => as)

const expectTitle = (title: string) => waitFor(() => expect(document.title).toBe(title))

it.each([...pages, { at: '/no/such/page', as: undefined, title: 'Page not Found · Dhruva Auto Works' }])(
  '$at has the title $title',
  async ({ at, as, title }) => {
    await mountApp(at, { as })
    await screen.findByRole('heading', { level: 1, name: (name) => name !== access.checking.title })
    await expectTitle(title)
  },
)

it.each(closed)('$at has the title $title while the auth state is unknown', async ({ title, at }) => {
  await mountApp(at, { platform: { identity: { onChange: () => () => undefined } } })
  await expectTitle(title.replace('Ventilated brake rotor 345 mm', 'Purchase'))
})

it('an admin page has its title while the role is being checked', async () => {
  db.use(scenarios.neverAnswerAdminCheck)
  await mountApp('/dashboard/MakeAdmin/', { as: 'admin' })
  await expectTitle(documentTitleOf('manageUsers'))
})
