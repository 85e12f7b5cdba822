import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { demoPassword, personas, type Persona } from '#mocks/personas.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { typeInto } from '#tests/support/forms.ts'
import { findToast, mountApp, mountPage } from '#tests/support/mountApp.tsx'

const texts = { Address: '9 Hill Road', 'LinkedIn URL': 'linkedin.com/in/rafi', Phone: '+880 1711 000 000' }

async function mountProfile(as: Persona) {
  const app = await mountPage('/dashboard', 'My Profile', { as })
  await screen.findByLabelText('Education')
  const fill = async () => {
    await app.user.selectOptions(screen.getByLabelText('Education'), 'HSC')
    await app.user.selectOptions(screen.getByLabelText('Country'), 'Nepal')
    await typeInto(app.user, texts)
  }
  return { ...app, fill, save: () => app.user.dblClick(screen.getByRole('button', { name: 'Update Profile' })) }
}

it('shows an empty form to a new user (DATA-8)', async () => {
  await mountProfile('newCustomer')
  for (const label of ['Education', 'Country', ...Object.keys(texts)]) {
    expect(screen.getByLabelText(label)).toHaveValue('')
  }
})

it.each([
  ['', 0],
  ['linkedin.com/in/kamal', 1],
])('with the LinkedIn value "%s", shows each detail of the profile %d times (SHOP-2)', async (linkedin, times) => {
  db.mutate((world) => {
    for (const profile of world.profiles) if (profile.email === personas.customer.email) profile.linkedin = linkedin
  })
  await mountProfile('customer')
  const card = within(screen.getByRole('article', { name: personas.customer.name }))
  for (const known of ['BSC', '12 Port Road, Chattogram', 'Bangladesh', '+880 1700 000 000'])
    expect(card.queryAllByText(known), known).toHaveLength(times)
})

it('saves once, with name and e-mail, and shows the card (SHOP-3, SHOP-7)', async () => {
  const { fill, save } = await mountProfile('newCustomer')
  const card = within(screen.getByRole('article', { name: personas.newCustomer.name }))
  expect(card.queryByText('Nepal')).toBeNull()
  await fill()
  const calls = countCalls('PUT', '/myprofile/')
  await save()
  expect(await findToast('Your Profile Update Success')).toBeVisible()
  expect(calls()).toBe(1)
  expect(db.get().profiles.find(({ email }) => email === personas.newCustomer.email)).toEqual({
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

it('shows an error when the profile cannot be loaded, and still the password form (STATE-5)', async () => {
  db.use({ title: 'Profile forbidden', dials: { faults: { getProfile: 403 } } })
  await mountApp('/dashboard', { as: 'customer' })
  expect(await screen.findByText('You can’t see this')).toBeVisible()
  expect(screen.getByLabelText('Current password')).toBeVisible()
})

it('keeps edited fields when the profile is reloaded (PEOPLE-5)', async () => {
  const { user } = await mountProfile('customer')
  await typeInto(user, { Address: 'Typing' })
  db.mutate((world) => {
    for (const profile of world.profiles) Object.assign(profile, { address: 'Elsewhere', phone: '+880 1900 000 000' })
  })
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('+880 1900 000 000'))
  expect(screen.getByLabelText('Address')).toHaveValue('Typing')
})

async function changePassword(user: UserEvent, current: string) {
  await typeInto(user, { 'Current password': current, 'New password': 'Foundry!26' })
  await user.dblClick(screen.getByRole('button', { name: 'Change password' }))
}

const account = () => db.get().accounts.find(({ email }) => email === personas.customer.email)

it('changes the password once (AUTH-20)', async () => {
  const app = await mountProfile('customer')
  const change = vi.spyOn(app.platform.identity, 'changePassword')
  await changePassword(app.user, demoPassword)
  expect(await screen.findByText('Your password is changed')).toBeVisible()
  expect(change).toHaveBeenCalledExactlyOnceWith(demoPassword, 'Foundry!26')
  expect(account()?.password).toBe('Foundry!26')
  expect(screen.getByLabelText('New password')).toHaveValue('')
})

it('keeps the password and the input when the current password is wrong', async () => {
  const { user } = await mountProfile('customer')
  await changePassword(user, 'nope')
  expect(await screen.findByText('Wrong Password')).toBeVisible()
  expect(screen.getByLabelText('New password')).toHaveValue('Foundry!26')
  expect(account()?.password).toBe(demoPassword)
})

it('says that a change failed for an unknown reason, and forgets it with the next attempt', async () => {
  const app = await mountProfile('customer')
  expect(screen.queryByText('Your password is changed')).toBeNull()
  vi.spyOn(app.platform.identity, 'changePassword').mockRejectedValueOnce(new Error('a bug'))
  await changePassword(app.user, demoPassword)
  expect(await screen.findByText('Something is Wrong')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Your password is changed')).toBeVisible()
  expect(screen.queryByText('Something is Wrong')).toBeNull()
})

it('shows no password form to users who sign in by Google (AUTH-20)', async () => {
  await mountProfile('customer')
  expect(screen.getByLabelText('Current password')).toBeVisible()
  db.mutate(() => Object.assign(account() ?? {}, { password: null }))
  await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull())
})

it('shows the same initials in the navbar and on the card', async () => {
  await mountPage('/dashboard', 'My Profile', { as: 'customer' })
  const card = await screen.findByRole('article', { name: personas.customer.name })
  expect(within(screen.getByRole('banner')).getByText('KH')).toBeInTheDocument()
  expect(within(card).getByText('KH')).toBeInTheDocument()
})
