import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'
import { typeInto } from '#tests/support/forms.ts'
import { expectAddress, findPage, findToast, mountApp, mountPage } from '#tests/support/mountApp.tsx'

async function signUp(user: UserEvent, { name, email, password }: typeof ama) {
  await typeInto(user, { Name: name, Email: email, Password: password })
  await user.click(screen.getByRole('button', { name: 'SIGN UP' }))
}

const ama = { name: 'Ama Mensah', email: 'ama@dhruva.example', password: 'secret!' }

it('signs up, sends the name to the shop once, and goes to / (SHOP-2, AUTH-9)', async () => {
  const { user } = await mountPage('/signup', 'Signup')
  expect(document.title).toBe('Signup · Dhruva Auto Works')
  await signUp(user, ama)
  expect(await screen.findByRole('button', { name: 'LOGOUT' })).toBeVisible()
  expect(within(screen.getByRole('banner')).getByText('Ama')).toBeVisible()
  await vi.waitFor(() => expect(tokenStorage.get()).not.toBeNull())
  await expectAddress('/')
  expect(db.get().users.filter(({ email }) => email === ama.email)).toMatchObject([{ name: ama.name }])
})

it('sends a name without the spaces around it (SHOP-5)', async () => {
  const { platform, user } = await mountApp('/signup')
  const register = vi.spyOn(platform.identity, 'register')
  await signUp(user, { ...ama, name: '  Ama Mensah ' })
  await screen.findByRole('button', { name: 'LOGOUT' })
  expect(register).toHaveBeenCalledExactlyOnceWith(ama.name, ama.email, ama.password)
})

it('leads to Home, which links to the page the visitor came from (AUTH-12)', async () => {
  const { user } = await mountApp({ pathname: '/signup', state: { from: '/dashboard/mypurchases' } })
  await user.click(await screen.findByRole('button', { name: 'Demo User' }))
  const link = await screen.findByRole('link', { name: 'Continue where you left off' })
  expect(link).toHaveAttribute('href', '/dashboard/mypurchases')
  await expectAddress('/')
})

it('shows under the field that an address is registered, and keeps the input (SHOP-8)', async () => {
  const { user } = await mountApp('/signup')
  await signUp(user, { ...ama, email: personas.customer.email })
  expect(await screen.findByText('Email Is Allready Registered')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.getByLabelText('Name')).toHaveValue(ama.name)
  await expectAddress('/signup')
})

it('shows any other error in a toast and inline (AUTH-2)', async () => {
  db.use({ title: 'No identity provider', dials: { identity: 'unreachable' } })
  const { user } = await mountApp('/signup')
  await signUp(user, ama)
  expect(await findToast('Somthig Is Worng Please Check')).toBeVisible()
  expect(within(screen.getByRole('main')).getByText('Somthig Is Worng Please Check')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue(ama.email)
})

it('shows a toast when the popup is closed', async () => {
  db.use(scenarios.closePopup)
  const { user } = await mountApp('/signup')
  await user.click(await screen.findByRole('button', { name: 'Google Sign In' }))
  expect(await findToast('Google Sign In Canceled By User')).toBeVisible()
})

it('signs the demo accounts in, and redirects signed-in users (AUTH-13)', async () => {
  const { user } = await mountApp('/signup')
  await user.click(await screen.findByRole('button', { name: 'Demo Admin' }))
  expect(await screen.findByRole('button', { name: 'LOGOUT' })).toBeVisible()
  await expectAddress('/')
})

it('passes the page the visitor came from on to Login (AUTH-11)', async () => {
  const { user } = await mountApp({ pathname: '/signup', state: { from: '/dashboard/mypurchases' } })
  await user.click(within(await screen.findByRole('main')).getByRole('link', { name: 'Log in' }))
  await findPage('Login')
  await user.click(screen.getByRole('button', { name: 'Demo User' }))
  await findPage('My Orders')
})
