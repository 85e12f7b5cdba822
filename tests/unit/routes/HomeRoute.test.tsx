import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { mountApp, mountPage } from '#tests/support/mountApp.tsx'

const section = async (name: string) => within(await screen.findByRole('region', { name }))

it('shows the first nine parts and a link to all parts, at any spelling of its address (ORDER-9, PAGE-1)', async () => {
  await mountPage('/HOME/', 'Dhruva Auto Works: car parts manufacturer')
  const parts = await section('AVAILABLE PARTS')
  expect(await parts.findAllByRole('article')).toHaveLength(9)
  expect(parts.getByRole('link', { name: /^See all \d+ parts$/ })).toHaveAttribute('href', '/parts')
  expect(screen.getByRole('link', { name: /^Buy Now/ })).toHaveAttribute('href', '/parts')
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

it.each(['garbage', 404] as const)(
  'still shows the reviews when the parts are %j, and offers to try again, not the way to Home (STATE-4, STATE-5)',
  async (fault) => {
    db.setDials({ faults: { getParts: fault } })
    const { user } = await mountApp('/')
    const parts = await section('AVAILABLE PARTS')
    const retry = await parts.findByRole('button', { name: 'Try again' })
    expect(parts.queryByRole('link')).toBeNull()
    expect(await (await section('What Our Clients Say')).findAllByRole('article')).not.toHaveLength(0)
    db.setDials({ faults: {} })
    await user.click(retry)
    expect(await parts.findAllByRole('article')).toHaveLength(9)
  },
)

it('shows a link to the requested page after the signup (AUTH-12)', async () => {
  await mountApp({ pathname: '/', state: { from: '/purchase/brake-rotor-345' } }, { as: 'customer' })
  const link = await screen.findByRole('link', { name: 'Continue to Ventilated brake rotor 345 mm' })
  expect(link).toHaveAttribute('href', '/purchase/brake-rotor-345')
})
