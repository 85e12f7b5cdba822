import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import type { Dials } from '#mocks/dials.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { createMockIdentity } from '#mocks/platform/mockIdentity.ts'
import { notify } from '#src/app/notify.tsx'
import { IdentityError, type IdentityPort } from '#src/platform/ports.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { findPage, findToast, mountApp } from '#tests/support/mountApp.tsx'

vi.mock('#src/app/notify.tsx', { spy: true })
beforeEach(() => void vi.mocked(notify).mockClear())

const texts = { Address: '9 Hill Road', 'LinkedIn URL': 'linkedin.com/in/rafi', Phone: '+880 1711 000 000' }
const stored = (email: string) => db.get().profiles.find((profile) => profile.email === email)

async function mountProfile(as: keyof typeof personas, identity?: IdentityPort) {
  const app = await mountApp('/dashboard', { as, ...(identity && { platform: { identity } }) })
  await findPage('My Profile')
  await screen.findByLabelText('Education')
  const fill = async () => {
    await app.user.selectOptions(screen.getByLabelText('Education'), 'HSC')
    await app.user.selectOptions(screen.getByLabelText('Country'), 'Nepal')
    for (const [label, text] of Object.entries(texts)) {
      await app.user.clear(screen.getByLabelText(label))
      await app.user.type(screen.getByLabelText(label), text)
    }
  }
  return { ...app, fill, save: () => app.user.dblClick(screen.getByRole('button', { name: 'Update Profile' })) }
}

it('is empty for a new user, and says what each field needs (DECISIONS A8)', async () => {
  const { save } = await mountProfile('newCustomer')
  const calls = countCalls('PUT', '/myprofile/')
  await save()
  for (const message of [
    'Education is Required',
    'Your Address Required',
    'Linked In Profile URL Required',
    'Country is Required',
    'Phone Number Required',
  ]) {
    expect(await screen.findByText(message)).toBeVisible()
  }
  expect(calls()).toBe(0)
})

it('saves once, with name and e-mail, and shows the card (SPEC 3, 7)', async () => {
  const { fill, save } = await mountProfile('newCustomer')
  const card = within(screen.getByRole('article', { name: personas.newCustomer.name }))
  expect(card.queryByText('Nepal')).toBeNull()
  await fill()
  const calls = countCalls('PUT', '/myprofile/')
  await save()
  expect(await findToast('Your Profile Update Success')).toBeVisible()
  expect(calls()).toBe(1)
  expect(stored(personas.newCustomer.email)).toEqual({
    education: 'HSC',
    address: texts.Address,
    linkedin: texts['LinkedIn URL'],
    country: 'Nepal',
    phone: texts.Phone,
    ...personas.newCustomer,
  })
  expect(await card.findByText('Nepal')).toBeVisible()
  expect(card.getByRole('link', { name: 'linkedin.com/in/rafi' })).toHaveAttribute(
    'href',
    'https://linkedin.com/in/rafi',
  )
  expect(screen.getByText('Your profile is saved')).toBeVisible()
})

it.each<[string, NonNullable<Dials['faults']['saveProfile']>, string]>([
  ['not acknowledged', 'refused', 'Something is Wrong'],
  ['forbidden', 403, 'Something is Wrong'],
  ['failing', 500, 'Something is Wrong'],
  ['out of reach', 'network', 'Something went wrong'],
])('keeps the form when saving is %s', async (_, fault, toast) => {
  const { fill, save } = await mountProfile('newCustomer')
  await fill()
  db.turn({ faults: { saveProfile: fault } })
  const calls = countCalls('PUT', '/myprofile/')
  await save()
  await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith({ tone: 'error', text: toast }))
  expect(await screen.findByText('Your profile was not saved')).toBeVisible()
  expect(screen.getByLabelText('Address')).toHaveValue(texts.Address)
  expect(screen.getByLabelText('Education')).toHaveValue('HSC')
  expect(calls()).toBe(1)
  expect(stored(personas.newCustomer.email)).toBeUndefined()
})

it('says so when the profile can not be read, and still offers the password (STATES S5)', async () => {
  db.use({ title: 'Profile forbidden', dials: { faults: { getProfile: 403 } } })
  await mountApp('/dashboard', { as: 'customer' })
  expect(await screen.findByText('You can’t see this')).toBeVisible()
  expect(screen.getByLabelText('Current password')).toBeVisible()
})

it('keeps what is being typed when the profile is read again (DECISIONS F5)', async () => {
  const { user } = await mountProfile('customer')
  await user.clear(screen.getByLabelText('Address'))
  await user.type(screen.getByLabelText('Address'), 'Typing')
  db.mutate((world) => {
    for (const profile of world.profiles) Object.assign(profile, { address: 'Elsewhere', phone: '+880 1900 000 000' })
  })
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('+880 1900 000 000'))
  expect(screen.getByLabelText('Address')).toHaveValue('Typing')
})

async function changePassword(app: Awaited<ReturnType<typeof mountProfile>>, current: string, next: string) {
  if (current) await app.user.type(screen.getByLabelText('Current password'), current)
  if (next) await app.user.type(screen.getByLabelText('New password'), next)
  await app.user.dblClick(screen.getByRole('button', { name: 'Change password' }))
}

const accountOf = (email: string) => db.get().accounts.find((account) => account.email === email)

it('changes the password, once (DECISIONS B20)', async () => {
  const app = await mountProfile('customer')
  const change = vi.spyOn(app.platform.identity, 'changePassword')
  await changePassword(app, demoPassword, 'Foundry!26')
  expect(await screen.findByText('Your password is changed')).toBeVisible()
  expect(change).toHaveBeenCalledExactlyOnceWith(demoPassword, 'Foundry!26')
  expect(accountOf(personas.customer.email)?.password).toBe('Foundry!26')
  expect(screen.getByLabelText('New password')).toHaveValue('')
})

it.each([
  ['', 'Foundry!26', 'Password Must Required'],
  [demoPassword, '', 'Password Must Required'],
  [demoPassword, 'a!b2c', 'Need Minimum 6 characters'],
  [demoPassword, 'abcdef', 'Need Minimum 1 Special Character'],
  ['nope', 'Foundry!26', 'Wrong Password'],
])('refuses to change %j into %j: %s', async (current, next, message) => {
  const app = await mountProfile('customer')
  await changePassword(app, current, next)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('New password')).toHaveValue(next)
  expect(accountOf(personas.customer.email)?.password).toBe(demoPassword)
})

it.each([
  ['no-current-user', 'No user is logged in'],
  ['invalid-credential', 'Wrong Password'],
  ['weak-password', 'Need Minimum 6 characters'],
  ['requires-recent-login', /log out and log in again/],
  ['user-token-expired', /log out and log in again/],
  ['too-many-requests', /too many attempts/],
  ['network-request-failed', 'Something went wrong'],
  ['internal-error', 'Something is Wrong'],
])('tells the provider’s %s', async (code, message) => {
  const identity: IdentityPort = {
    ...createMockIdentity(),
    changePassword: () => Promise.reject(new IdentityError(code)),
  }
  const app = await mountProfile('customer', identity)
  await changePassword(app, demoPassword, 'Foundry!26')
  const panel = within(screen.getByRole('form', { name: 'Change password' }))
  expect(await panel.findByText(message)).toBeVisible()
  expect(screen.queryByText('Your password is changed')).toBeNull()
})

it('has no password to change for who came by Google (DECISIONS B20)', async () => {
  await mountProfile('customer')
  expect(screen.getByLabelText('Current password')).toBeVisible()
  db.mutate(() => Object.assign(accountOf(personas.customer.email) ?? {}, { password: null }))
  await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull())
})
