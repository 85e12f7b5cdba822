import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { demoPassword, personas } from '#mocks/personas.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'
import { fillIn } from '#tests/support/forms.ts'
import { expectAddress, findToast, mountApp, mountPage } from '#tests/support/mountApp.tsx'

it('logs in, stores the token and goes to / by default', async () => {
  const { user } = await mountPage('/login', 'Login')
  fillIn({ Email: personas.customer.email, Password: demoPassword })
  await user.click(screen.getByRole('button', { name: 'LOGIN' }))
  expect(await screen.findByRole('button', { name: 'LOGOUT' })).toBeVisible()
  await waitFor(() => expect(tokenStorage.get()).not.toBeNull())
  await expectAddress('/')
})

it.each([
  ['returns to the page the visitor came from (AUTH-11)', '/dashboard/mypurchases', '/dashboard/mypurchases'],
  ['never redirects to an address outside the shop (AUTH-11)', '//evil.example', '/'],
])('%s', async (_, from, address) => {
  const { user } = await mountApp({ pathname: '/login', state: { from } })
  await user.click(await screen.findByRole('button', { name: 'Demo User' }))
  await screen.findByRole('button', { name: 'LOGOUT' })
  await expectAddress(address)
})

it('requires an address for a reset, sends one e-mail, then disables the button (AUTH-14)', async () => {
  const { user } = await mountPage('/login', 'Login')
  const forget = screen.getByRole('button', { name: 'Forget Password' })
  await user.click(forget)
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.getByText('Email is Required')).toBeVisible()
  // As copied from a page, with a character that nobody sees (DATA-13).
  fillIn({ Email: `\u200B${personas.customer.email}` })
  await user.click(forget)
  expect(await findToast('Reset Password Email Sended')).toBeVisible()
  expect(forget).toBeDisabled()
})

it('loads the provider’s code ahead of the click (AUTH-4), and has no demo buttons without demo accounts (AUTH-5)', async () => {
  // A failure is left to the click.
  const preload = vi.fn(() => Promise.reject(new Error('no network')))
  await mountPage('/login', 'Login', {
    platform: { identity: { preload }, config: { demoUser: null, demoAdmin: null } },
  })
  await waitFor(() => expect(preload).toHaveBeenCalledOnce())
  expect(screen.getByRole('button', { name: 'Google Sign In' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: /^Demo/ })).toBeNull()
})
