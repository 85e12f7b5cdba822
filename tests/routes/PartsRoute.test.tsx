import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { findPage, mountApp } from '#tests/support/mountApp.tsx'

it('lists every part and leads to its purchase page', async () => {
  const { user } = await mountApp('/parts', { as: 'customer' })
  await findPage('AVAILABLE PARTS')
  const cards = await screen.findAllByRole('article')
  expect(cards).toHaveLength(db.get().parts.length)
  expect(document.title).toBe('Tools · Dhruva Auto Works')

  const card = cards.find((each) => within(each).queryByText('Ventilated brake rotor 345 mm'))
  if (!card) throw new Error('the rotor is not for sale')
  await user.click(within(card).getByRole('link', { name: /Purchase Now/ }))
  await findPage('Ventilated brake rotor 345 mm')
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/purchase\//))
})

it('takes a garbled answer for a failure, not for an empty shop (DECISIONS A4)', async () => {
  db.use(scenarios.garbleParts)
  await mountApp('/parts')
  expect(await screen.findByText('This could not be loaded')).toBeVisible()
  expect(screen.queryByText('No parts on the shelf')).toBeNull()
})

it('says so when there is nothing for sale', async () => {
  db.use(scenarios.emptyShop)
  await mountApp('/parts')
  expect(await screen.findByText('No parts on the shelf')).toBeVisible()
})
