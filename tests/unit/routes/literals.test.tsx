import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { addressOf, linksOf, pageCases, pageNames, viewerOf } from '#tests/spec/pages.ts'
import { mountApp, mountPage } from '#tests/support/mountApp.tsx'

const dashboardTitles = { customer: 'User Dashboard', admin: 'Admin Penal' }
const dashboardOf = (viewer: 'customer' | 'admin') => [
  dashboardTitles[viewer],
  ...linksOf('dashboard', viewer).map(({ label }) => label),
]
const footer = ['Plot 27, Kalurghat Industrial Area', 'Chattogram 4212', 'Bangladesh']
const navigation = ['Home', 'Tools', 'About Us', 'Contact']
const account = {
  visitor: ['LOGIN', 'SIGNUP'],
  customer: ['Dashboard', 'Kamal', 'LOGOUT'],
  admin: ['Dashboard', 'LOGOUT'],
}

const cases = pageNames.map((name) => [addressOf(name), name, viewerOf(name)] as const)

it.each(cases)('%s shows the texts of the specification', async (path, name, as) => {
  await mountPage(path, pageCases[name].heading, { as })
  const viewer = as === 'customer' || as === 'admin' ? as : 'visitor'
  const menu = viewer !== 'visitor' && path.startsWith('/dashboard') ? dashboardOf(viewer) : []
  for (const text of [...(pageCases[name].texts ?? []), ...menu, ...footer, ...navigation, ...account[viewer]]) {
    const found = await screen.findAllByText((content) => content.startsWith(text))
    expect(found.length, text).toBeGreaterThan(0)
  }
})

it('an unknown address shows the texts of every page', async () => {
  await mountPage('/no/such/page', 'Page not Found')
  for (const text of [...footer, ...navigation, ...account.visitor])
    expect(await screen.findAllByText((content) => content.startsWith(text))).not.toEqual([])
})

it('shows the text of the specification for an empty list of orders', async () => {
  db.mutate(
    (world) => void (world.orders = world.orders.filter(({ userEmail }) => userEmail !== personas.customer.email)),
  )
  await mountApp('/dashboard/mypurchases', { as: 'customer' })
  expect(await screen.findByText("You Don't have any purchased yeat")).toBeVisible()
})
