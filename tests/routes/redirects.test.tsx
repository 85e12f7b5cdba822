import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pageNames, pages } from '#src/domain/pages.ts'
import { paths } from '#src/domain/paths.ts'
import { expectAddress, findPage, findToast, mountApp } from '#tests/support/mountApp.tsx'

/** An address of each page; the ids are those of the mock server's part and order. */
const addressOf = (name: keyof typeof paths) => {
  if (name === 'purchase') return paths.purchase('brake-rotor-345')
  if (name === 'payment') return paths.payment('order-1012')
  return paths[name]
}

const closed = pageNames
  .filter((name) => pages[name].access !== 'anyone')
  .map((name) => ({ name, as: pages[name].access === 'admin' ? 'Demo Admin' : 'Demo User' }))

it.each(closed)(
  '$name is there after the login it asked for, with its query and hash (AUTH-11)',
  async ({ name, as }) => {
    const { user } = await mountApp(`${addressOf(name)}?q=a+b&x=%2F#main`)
    await findPage('Login')
    await user.click(await screen.findByRole('button', { name: as }))
    await screen.findByRole('button', { name: 'LOGOUT' })
    await expectAddress(`${addressOf(name)}\\?q=a\\+b&x=%2F#main`)
  },
)

it.each(closed)('$name leaves nothing behind its login to go back to', async ({ name, as }) => {
  const { user } = await mountApp([paths.contact, addressOf(name)])
  await user.click(await screen.findByRole('button', { name: as }))
  await screen.findByRole('button', { name: 'LOGOUT' })
  await expectAddress(addressOf(name))
  screen.getByTestId('back').click()
  await findPage('Contact')
  await expectAddress(paths.contact)
})

const forAdmins = pageNames.filter((name) => pages[name].access === 'admin')

it.each(forAdmins)('%s turns a customer away and leaves nothing behind to go back to (ADMIN-1)', async (name) => {
  await mountApp([paths.contact, addressOf(name)], { as: 'customer' })
  await findToast('Bad Authorization')
  await screen.findByRole('link', { name: 'LOGIN' })
  await expectAddress(paths.home)
  screen.getByTestId('back').click()
  await findPage('Contact')
  await expectAddress(paths.contact)
})

it('has a page of every kind of access to prove it on', () => {
  expect(closed.length).toBeGreaterThan(forAdmins.length)
  expect(forAdmins).toContain('manageAllOrders')
})
