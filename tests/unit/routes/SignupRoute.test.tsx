import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'
import { fillIn } from '#tests/support/forms.ts'
import { expectAddress, findPage, mountApp, mountPage } from '#tests/support/mountApp.tsx'

const ama = { Name: '  Ama Mensah ', Email: 'ama@dhruva.example', Password: 'secret!' }
const from = { pathname: '/signup', state: { from: '/dashboard/mypurchases' } }

async function signUp(values: typeof ama) {
  const app = await mountPage('/signup', 'Signup')
  const register = vi.spyOn(app.platform.identity, 'register')
  fillIn(values)
  await app.user.click(screen.getByRole('button', { name: 'SIGN UP' }))
  return register
}

it('signs up, sends the name to the shop once, without the spaces around it, and goes to / (SHOP-2, SHOP-5, AUTH-9)', async () => {
  const register = await signUp(ama)
  expect(await screen.findByRole('button', { name: 'LOGOUT' })).toBeVisible()
  expect(within(screen.getByRole('banner')).getByText('Ama')).toBeVisible()
  await vi.waitFor(() => expect(tokenStorage.get()).not.toBeNull())
  await expectAddress('/')
  expect(register).toHaveBeenCalledExactlyOnceWith('Ama Mensah', ama.Email, ama.Password)
  expect(db.get().users.filter(({ email }) => email === ama.Email)).toMatchObject([{ name: 'Ama Mensah' }])
})

it('leads to Home, which links to the page the visitor came from (AUTH-12)', async () => {
  const { user } = await mountApp(from)
  await user.click(await screen.findByRole('button', { name: 'Demo Admin' }))
  const link = await screen.findByRole('link', { name: 'Continue where you left off' })
  expect(link).toHaveAttribute('href', '/dashboard/mypurchases')
  await expectAddress('/')
})

it('passes the page the visitor came from on to Login (AUTH-11)', async () => {
  const { user } = await mountApp(from)
  await user.click(within(await screen.findByRole('main')).getByRole('link', { name: 'Log in' }))
  await findPage('Login')
  await user.click(screen.getByRole('button', { name: 'Demo User' }))
  await findPage('My Orders')
})
