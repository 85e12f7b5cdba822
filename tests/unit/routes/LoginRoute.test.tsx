import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'
import { typeInto } from '#tests/support/forms.ts'
import { expectAddress, findPage, findToast, mountApp, mountPage } from '#tests/support/mountApp.tsx'

async function logIn(user: UserEvent, email: string, password: string) {
  await typeInto(user, { Email: email, Password: password })
  await user.click(screen.getByRole('button', { name: 'LOGIN' }))
}

it('logs in, stores the token and goes to / by default', async () => {
  const { user } = await mountPage('/login', 'Login')
  await logIn(user, personas.customer.email, demoPassword)
  expect(await screen.findByRole('button', { name: 'LOGOUT' })).toBeVisible()
  await waitFor(() => expect(tokenStorage.get()).not.toBeNull())
  await expectAddress('/')
})

it('returns to the page the visitor came from (AUTH-11)', async () => {
  const { user } = await mountApp({ pathname: '/login', state: { from: '/dashboard/mypurchases' } })
  await user.click(await screen.findByRole('button', { name: 'Demo User' }))
  await findPage('My Orders')
  await expectAddress('/dashboard/mypurchases')
})

it('never redirects to an address outside the shop (AUTH-11)', async () => {
  const { user } = await mountApp({ pathname: '/login', state: { from: '//evil.example' } })
  await user.click(await screen.findByRole('button', { name: 'Demo User' }))
  await screen.findByRole('button', { name: 'LOGOUT' })
  await expectAddress('/')
})

it('redirects signed-in users (AUTH-13)', async () => {
  await mountApp('/login', { as: 'customer' })
  await screen.findByRole('button', { name: 'LOGOUT' })
  await expectAddress('/')
})

it.each([
  [personas.customer.email, 'nope', 'Wrong Password', 'Password'],
  ['nobody@dhruva.example', 'nope', 'This Email Not Registered', 'Email'],
  ['not-an-address', 'nope', 'Please Enter A Valid Email', 'Email'],
])('shows the error for %s / %s under its field, and keeps the input', async (email, password, message, field) => {
  const { user } = await mountApp('/login')
  await logIn(user, email, password)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(screen.getByLabelText(field)).toHaveFocus()
  expect(screen.getByLabelText('Email')).toHaveValue(email)
})

it('shows invalid-credential as a wrong password (AUTH-1)', async () => {
  db.use(scenarios.hideAccounts)
  const { user } = await mountApp('/login')
  await logIn(user, personas.customer.email, 'nope')
  expect(await screen.findByText('Wrong Password')).toBeVisible()
})

it('shows any other error in an alert and inline (AUTH-2)', async () => {
  db.use({ title: 'No identity provider', dials: { identity: 'unreachable' } })
  const alert = vi.fn<(message: string) => void>()
  const { user } = await mountApp('/login', { platform: { alert } })
  await logIn(user, personas.customer.email, demoPassword)
  expect(await screen.findByText('Somthing is Wrong! Please Check')).toBeVisible()
  expect(screen.getByText('You are not logged in')).toBeVisible()
  expect(alert).toHaveBeenCalledExactlyOnceWith('Somthing is Wrong! Please Check')
})

it('shows that no e-mail was sent when a reset fails', async () => {
  db.use({ title: 'No identity provider', dials: { identity: 'unreachable' } })
  const { user } = await mountApp('/login', { platform: { alert: vi.fn<(message: string) => void>() } })
  await user.type(await screen.findByLabelText('Email'), personas.customer.email)
  await user.click(screen.getByRole('button', { name: 'Forget Password' }))
  expect(await screen.findByText('The e-mail was not sent')).toBeVisible()
  expect(screen.queryByText('You are not logged in')).toBeNull()
})

it('requires an address for a reset, sends one e-mail, then disables the button (AUTH-14)', async () => {
  const { user } = await mountApp('/login')
  const forget = await screen.findByRole('button', { name: 'Forget Password' })
  await user.click(forget)
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.getByText('Email is Required')).toBeVisible()
  // As copied from a page, with a character that nobody sees (DATA-13).
  await user.type(screen.getByLabelText('Email'), `\u200B${personas.customer.email}`)
  await user.click(forget)
  expect(await findToast('Reset Password Email Sended')).toBeVisible()
  expect(forget).toBeDisabled()
})

it('loads the provider’s code ahead of the click; a failure is left to the click (AUTH-4)', async () => {
  const preload = vi.fn(() => Promise.reject(new Error('no network')))
  await mountPage('/login', 'Login', { platform: { identity: { preload } } })
  await waitFor(() => expect(preload).toHaveBeenCalledOnce())
  expect(screen.getByRole('button', { name: 'Google Sign In' })).toBeEnabled()
})

it('shows a toast when the popup is closed', async () => {
  db.use(scenarios.closePopup)
  const { user } = await mountApp('/login')
  await user.click(await screen.findByRole('button', { name: 'Google Sign In' }))
  expect(await findToast('Google Sign In Canceled By User')).toBeVisible()
})

it('has no demo buttons without demo accounts (AUTH-5)', async () => {
  await mountPage('/login', 'Login', { platform: { config: { demoUser: null, demoAdmin: null } } })
  expect(screen.queryByRole('button', { name: 'Demo User' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Demo Admin' })).toBeNull()
})

it('shows a toast when the shop does not acknowledge, and stays signed in (AUTH-10)', async () => {
  db.use(scenarios.refuseUpsert)
  const { user } = await mountApp('/login')
  await user.click(await screen.findByRole('button', { name: 'Demo User' }))
  expect(await findToast('User Up-Seart Failed')).toBeVisible()
  expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  expect(localStorage.getItem('accessToken')).toBeNull()
})
