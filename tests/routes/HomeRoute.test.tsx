import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { findPage, mountApp } from '#tests/support/mountApp.tsx'

it.each(['/', '/home', '/HOME/'])('shows the first nine parts and a way to all of them at %s', async (path) => {
  await mountApp(path)
  await findPage('Forged to turn')
  const section = await screen.findByRole('region', { name: 'AVAILABLE PARTS' })
  expect(await within(section).findAllByRole('article')).toHaveLength(9)
  expect(within(section).getByRole('link', { name: /^See all \d+ parts$/ })).toHaveAttribute('href', '/parts')
  expect(document.title).toBe('Dhruva Auto Works: car parts manufacturer')
})

it('lives on while the parts fail (S5)', async () => {
  db.use(scenarios.garbleParts)
  const { user } = await mountApp('/')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  await findPage('Forged to turn')
  db.use(scenarios.openFreshShop)
  await user.click(retry)
  expect(await screen.findAllByRole('article')).toHaveLength(9)
})
