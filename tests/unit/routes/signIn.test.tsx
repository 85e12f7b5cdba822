import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'
import { getTypedTexts } from '#tests/spec/actions/action.ts'
import { identityActions } from '#tests/spec/actions/signIn.ts'
import { toPath } from '#tests/spec/pages.ts'
import { fillIn } from '#tests/support/forms.ts'
import { expectUrl, findToast, mountApp, mountPage, findPageHeading } from '#tests/support/mountApp.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

it.each([
  ['returns to the page the visitor came from (AUTH-11)', '/dashboard/mypurchases', '/dashboard/mypurchases'],
  ['never redirects to a URL outside the shop (AUTH-11)', '//evil.example', '/'],
])('Login %s', async (_, from, expectedUrl) => {
  const { user } = await mountApp({ pathname: '/login', state: { from } })
  await user.click(await screen.findByRole('button', { name: 'Demo User' }))
  await screen.findByRole('button', { name: 'LOGOUT' })
  await expectUrl(expectedUrl)
})

/** Maps the text of each button to its text while the button’s operation is pending. */
const busyLabels: Readonly<Record<string, string>> = {
  LOGIN: 'Logging in…',
  'SIGN UP': 'Creating your account…',
  'Google Sign In': 'Waiting for Google…',
  'Demo User': 'Logging in…',
  'Demo Admin': 'Logging in…',
  'Forget Password': 'Sending the email…',
}

it.each(Object.values(identityActions).filter(({ page }) => page !== 'profile'))(
  'on the page “$page”, the button “$button” shows a different text while it is busy',
  async (action) => {
    const { page, button: name, operation } = action
    const identity = { [operation]: () => new Promise<void>(() => undefined) }
    const { user } = await mountApp(toPath(page), { platform: { identity } })
    const button = await screen.findByRole('button', { name })
    fillIn(getTypedTexts(action))
    await user.click(button)
    await waitFor(() => expect(button).toHaveTextContent(busyLabels[name] ?? 'no text of its own'))
  },
)

it('a password reset requires an email address, sends one message, and then disables the button (AUTH-14)', async () => {
  const { user } = await mountPage('/login', 'Login')
  const resetButton = screen.getByRole('button', { name: 'Forget Password' })
  await user.click(resetButton)
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.getByText('Email is Required')).toBeVisible()
  // An email address that was copied from a web page may contain an invisible character (DATA-13).
  fillIn({ Email: `\u200B${personas.customer.email}` })
  await user.click(resetButton)
  expect(await findToast('Reset Password Email Sended')).toBeVisible()
  expect(resetButton).toBeDisabled()
})

it('the identity provider’s code is not preloaded for a person who is signed in (AUTH-13)', async () => {
  const preload = vi.fn(() => Promise.resolve())
  await mountApp('/login', { as: 'customer', platform: { identity: { preload } } })
  await screen.findByRole('button', { name: 'LOGOUT' })
  await expectUrl('/')
  expect(preload).not.toHaveBeenCalled()
})

it('the identity provider’s code loads before a click, and without demo accounts there are no demo buttons (AUTH-4, AUTH-5)', async () => {
  // The page ignores a failed preload, because the click that needs the code handles the failure.
  const preload = vi.fn(() => Promise.reject(new Error('no network')))
  await mountPage('/login', 'Login', {
    platform: { identity: { preload }, config: { demoUser: null, demoAdmin: null } },
  })
  await waitFor(() => expect(preload).toHaveBeenCalledOnce())
  expect(screen.getByRole('button', { name: 'Google Sign In' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: /^Demo/ })).toBeNull()
})

it('Signup and the footer link to the owner’s privacy notice, if there is one (HOST-3)', async () => {
  const privacyUrl = 'https://shop.example/privacy'
  await mountPage('/signup', 'Signup', { platform: { config: { privacyUrl } } })
  const links = screen.getAllByRole('link', { name: 'Privacy notice' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([privacyUrl, privacyUrl])
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Privacy notice' })).toBe(links[0])
})

it('without a privacy notice, there is no link to it (HOST-3)', async () => {
  await mountPage('/signup', 'Signup')
  expect(screen.queryByRole('link', { name: 'Privacy notice' })).toBeNull()
})

const signupValues = { Name: '  Ama Mensah ', Email: 'ama@dhruva.example', Password: 'secret!' }
const signupLocation = { pathname: '/signup', state: { from: '/dashboard/mypurchases' } }

it('a signup sends the trimmed name to the shop once, and leads to / (SHOP-2, SHOP-5, AUTH-9)', async () => {
  const { user, platform } = await mountPage('/signup', 'Signup')
  const register = vi.spyOn(platform.identity, 'register')
  fillIn(signupValues)
  await user.click(screen.getByRole('button', { name: 'SIGN UP' }))
  expect(await screen.findByRole('button', { name: 'LOGOUT' })).toBeVisible()
  expect(within(screen.getByRole('banner')).getByText('Ama')).toBeVisible()
  await waitFor(() => expect(tokenStorage.get()).not.toBeNull())
  await expectUrl('/')
  expect(register).toHaveBeenCalledExactlyOnceWith('Ama Mensah', signupValues.Email, signupValues.Password)
  expect(db.get().users.filter(({ email }) => email === signupValues.Email)).toMatchObject([{ name: 'Ama Mensah' }])
})

it('a signup leads to Home, which links to the page the visitor came from (AUTH-12)', async () => {
  const { user } = await mountApp(signupLocation)
  await user.click(await screen.findByRole('button', { name: 'Demo Admin' }))
  const link = await screen.findByRole('link', { name: 'Continue' })
  expect(link).toHaveAttribute('href', '/dashboard/mypurchases')
  await expectUrl('/')
})

it('a visitor who opens Login from Signup returns to the page they came from (AUTH-11)', async () => {
  const { user } = await mountApp(signupLocation)
  await user.click(within(await screen.findByRole('main')).getByRole('link', { name: 'Log in' }))
  await findPageHeading('Login')
  await user.click(screen.getByRole('button', { name: 'Demo User' }))
  await findPageHeading('My Orders')
})
