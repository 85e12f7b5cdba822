import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { mountApp, mountPage } from '#tests/support/mountApp.tsx'

const section = async (name: string) => within(await screen.findByRole('region', { name }))

it('shows the first nine parts and a link to all parts, at any spelling of its address (ORDER-9, PAGE-1)', async () => {
  await mountPage('/HOME/', 'Dhruva Auto Works: car parts manufacturer')
  const parts = await section('AVAILABLE PARTS')
  expect(await parts.findAllByRole('article')).toHaveLength(9)
  expect(parts.getByRole('link', { name: /^See all \d+ parts$/ })).toHaveAttribute('href', '/parts')
  expect(screen.getByRole('link', { name: /^Buy Now/ })).toHaveAttribute('href', '/parts')
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
