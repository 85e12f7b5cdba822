import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pages } from '#src/domain/pages.ts'
import { paths } from '#src/domain/paths.ts'
import { expectAddress, findPage, findToast, mountApp } from '#tests/support/mountApp.tsx'
import { pageAddresses } from '#tests/support/pageAddresses.ts'

const closed = pageAddresses
  .filter(({ name }) => pages[name].access !== 'anyone')
  .map(({ name, at }) => ({ name, at, as: pages[name].access === 'admin' ? 'Demo Admin' : 'Demo User' }))

it.each(closed)(
  '$name is there after the login it asked for, with its query and hash (AUTH-11)',
  async ({ at, as }) => {
    const { user } = await mountApp(`${at}?q=a+b&x=%2F#main`)
    await findPage('Login')
    await user.click(await screen.findByRole('button', { name: as }))
    await screen.findByRole('button', { name: 'LOGOUT' })
    await expectAddress(`${at}\\?q=a\\+b&x=%2F#main`)
  },
)

it.each(closed)('$name leaves nothing behind its login to go back to', async ({ at, as }) => {
  const { user } = await mountApp([paths.contact, at])
  await user.click(await screen.findByRole('button', { name: as }))
  await screen.findByRole('button', { name: 'LOGOUT' })
  await expectAddress(at)
  screen.getByTestId('back').click()
  await findPage('Contact')
  await expectAddress(paths.contact)
})

const forAdmins = closed.filter(({ name }) => pages[name].access === 'admin')

it.each(forAdmins)('$name turns a customer away and leaves nothing behind to go back to (ADMIN-1)', async ({ at }) => {
  await mountApp([paths.contact, at], { as: 'customer' })
  await findToast('Bad Authorization')
  await screen.findByRole('link', { name: 'LOGIN' })
  await expectAddress(paths.home)
  screen.getByTestId('back').click()
  await findPage('Contact')
  await expectAddress(paths.contact)
})

it('has a page of every kind of access to prove it on', () => {
  expect(closed.length).toBeGreaterThan(forAdmins.length)
  expect(forAdmins.map(({ name }) => name)).toContain('manageAllOrders')
})
