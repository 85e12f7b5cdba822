import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { access } from '#src/copy/access.ts'
import { brand } from '#src/copy/brand.ts'
import { everyScreen } from '#stories/states/everyState.ts'
import { mountApp } from '#tests/support/mountApp.tsx'

const filledIn = (title: string, part: string) => title.replace('{part}', part).replace('{brand}', brand.name)

const pages = everyScreen.flatMap(({ title, at, as }) =>
  at === undefined ? [] : [{ title, at, options: as ? { as } : {} }],
)
const closed = pages.filter(({ options }) => 'as' in options)

const expectTitle = (title: string) => waitFor(() => expect(document.title).toBe(title))

it.each(pages)('$at has the title $title', async ({ title, at, options }) => {
  await mountApp(at, options)
  await screen.findByRole('heading', { level: 1, name: (name) => name !== access.checking.title })
  await expectTitle(filledIn(title, 'Ventilated brake rotor 345 mm'))
})

it.each(closed)('$at has the title $title while the auth state is unknown', async ({ title, at }) => {
  const { identity } = createMockPlatform()
  await mountApp(at, { platform: { identity: { ...identity, onChange: () => () => undefined } } })
  await expectTitle(filledIn(title, 'Purchase'))
})

it('an admin page has its title while the role is being checked', async () => {
  db.use(scenarios.neverAnswerAdminCheck)
  await mountApp('/dashboard/MakeAdmin/', { as: 'admin' })
  await expectTitle(filledIn('Manage Current Users · {brand}', ''))
})
