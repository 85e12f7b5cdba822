import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { pageCases } from '#tests/spec/pages.ts'
import { mountApp, mountPage } from '#tests/support/mountApp.tsx'

const title = 'Dhruva Auto Works: car parts manufacturer'
const section = async (name: string) => within(await screen.findByRole('region', { name }))

it.each(['/', '/home', '/HOME/'])(
  'shows the first nine parts and a link to all parts at %s (ORDER-9, PAGE-1)',
  async (path) => {
    await mountPage(path, title)
    const parts = await section('AVAILABLE PARTS')
    expect(await parts.findAllByRole('article')).toHaveLength(9)
    expect(parts.getByRole('link', { name: /^See all \d+ parts$/ })).toHaveAttribute('href', '/parts')
    expect(document.title).toBe(title)
  },
)

it('shows every text of the specification (SHOP-2)', async () => {
  await mountPage('/', title)
  await (await section('What Our Clients Say')).findAllByRole('article')
  for (const text of pageCases.home.texts ?? [])
    expect(screen.getAllByText((content) => content.startsWith(text)).length, text).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: /^Buy Now/ })).toHaveAttribute('href', '/parts')
  const [collections] = screen.getAllByRole('link', { name: 'COLLECTIONS' })
  expect(collections).toHaveAttribute('href', '/parts')
})

it('shows the first twelve of 10,000 reviews, and the others on demand (PEOPLE-7)', async () => {
  db.use(scenarios.collectTenThousandReviews)
  const { user } = await mountApp('/')
  const reviews = await section('What Our Clients Say')
  expect(await reviews.findAllByRole('article')).toHaveLength(12)
  expect(reviews.getByText('10,000 reviews')).toBeVisible()
  await user.click(reviews.getByRole('button', { name: 'See all 10,000 reviews' }))
  expect(reviews.getAllByRole('article').length).toBeLessThan(60)
  expect(document.activeElement).toHaveAttribute('aria-posinset', '13')
  expect(reviews.getByRole('status')).toHaveTextContent('All 10,000 reviews are shown.')
})

it('still shows the reviews when the parts fail (STATE-5)', async () => {
  db.use(scenarios.garbleParts)
  const { user } = await mountApp('/')
  const parts = await section('AVAILABLE PARTS')
  const retry = await parts.findByRole('button', { name: 'Try again' })
  expect(await (await section('What Our Clients Say')).findAllByRole('article')).not.toHaveLength(0)
  db.use(scenarios.openFreshShop)
  await user.click(retry)
  expect(await parts.findAllByRole('article')).toHaveLength(9)
})

it('offers to try again when its lists are not found, not the way to Home (STATE-4)', async () => {
  db.use({ title: 'No such path', dials: { faults: { getParts: 404 } } })
  await mountApp('/')
  const parts = await section('AVAILABLE PARTS')
  expect(await parts.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(parts.queryByRole('link')).toBeNull()
})

it('shows a link to the requested page after the signup (AUTH-12)', async () => {
  await mountApp({ pathname: '/', state: { from: '/purchase/brake-rotor-345' } }, { as: 'customer' })
  const link = await screen.findByRole('link', { name: 'Continue to Ventilated brake rotor 345 mm' })
  expect(link).toHaveAttribute('href', '/purchase/brake-rotor-345')
})
