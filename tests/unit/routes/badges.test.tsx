import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { countCalls } from '#tests/support/countCalls.ts'
import { findPageHeading, mountPage } from '#tests/support/mountApp.tsx'

const findLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Dashboard' })).findByRole('link', { name })

it('the menu shows how many orders are to be shipped once a page has loaded them, but never requests them itself (PAGE-27)', async () => {
  const callCounters = [countCalls('GET', '/allOrders'), countCalls('GET', '/myallpurchases')]
  const { user } = await mountPage('/dashboard', 'My Profile', { as: 'admin' })
  expect(await findLink('Manage All Orders')).not.toHaveAccessibleDescription()
  expect(callCounters.map((getCount) => getCount())).toEqual([0, 0])
  await user.click(await findLink('Manage All Orders'))
  await findPageHeading('Manage All Orders: 16')
  expect(await findLink('Manage All Orders')).toHaveAccessibleDescription('4 to ship')
  await user.click(await findLink('My Profile'))
  await findPageHeading('My Profile')
  expect(await findLink('Manage All Orders')).toHaveAccessibleDescription('4 to ship')
  expect(callCounters.map((getCount) => getCount())).toEqual([1, 0])
})

it('the menu shows a customer how many orders are to be paid', async () => {
  await mountPage('/dashboard/mypurchases', 'My Orders', { as: 'customer' })
  await screen.findByRole('table')
  expect(await findLink('My Orders')).toHaveAccessibleDescription('2 to pay')
})
