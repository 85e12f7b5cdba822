import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '#src/domain/paths.ts'
import { expectAddress, findPage, findToast, mountApp, mountPage } from '#tests/support/mountApp.tsx'
import { pageAddresses, viewerOf } from '#tests/spec/pages.ts'

const closedPages = pageAddresses
  .filter(({ name }) => viewerOf(name))
  .map(({ name, at }) => ({ name, at, as: viewerOf(name) === 'admin' ? 'Demo Admin' : 'Demo User' }))

it.each(closedPages)('$name opens after the login, with its query and hash (AUTH-11)', async ({ at, as }) => {
  const { user } = await mountPage(`${at}?q=a+b&x=%2F#main`, 'Login')
  await user.click(await screen.findByRole('button', { name: as }))
  await screen.findByRole('button', { name: 'LOGOUT' })
  await expectAddress(`${at}\\?q=a\\+b&x=%2F#main`)
})

it.each(closedPages)('$name adds no history entry for its login', async ({ at, as }) => {
  const { user } = await mountApp([paths.contact, at])
  await user.click(await screen.findByRole('button', { name: as }))
  await screen.findByRole('button', { name: 'LOGOUT' })
  await expectAddress(at)
  screen.getByTestId('back').click()
  await findPage('Contact')
  await expectAddress(paths.contact)
})

const forAdmins = closedPages.filter(({ name }) => viewerOf(name) === 'admin')

it.each(forAdmins)('$name redirects a customer without a history entry (ADMIN-1)', async ({ at }) => {
  await mountApp([paths.contact, at], { as: 'customer' })
  await findToast('Bad Authorization')
  await screen.findByRole('link', { name: 'LOGIN' })
  await expectAddress(paths.home)
  screen.getByTestId('back').click()
  await findPage('Contact')
  await expectAddress(paths.contact)
})

it('the cases include pages for customers and for admins', () => {
  expect(closedPages.length).toBeGreaterThan(forAdmins.length)
  expect(forAdmins.map(({ name }) => name)).toContain('manageAllOrders')
})
