import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { demoPassword, personas, type Persona } from '#mocks/personas.ts'
import { getTypedTexts } from '#tests/spec/actions/action.ts'
import { saveProfileAction } from '#tests/spec/actions/people.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { expectFieldValues, fillIn } from '#tests/support/forms.ts'
import { findToast, dispatchWindowFocus, mountPage } from '#tests/support/mountApp.tsx'

const texts = getTypedTexts(saveProfileAction)

async function mountProfile(as: Persona) {
  const app = await mountPage('/dashboard', 'My Profile', { as })
  await screen.findByLabelText('Education')
  return { ...app, card: within(screen.getByRole('article', { name: personas[as].name })) }
}

it('a new user fills in an empty form, which is saved once with name and email and then shown on the card (DATA-8, SHOP-3, SHOP-7)', async () => {
  const { user, card } = await mountProfile('newCustomer')
  for (const label of Object.keys(texts)) expectFieldValues({ [label]: '' })
  expect(card.queryByText('Nepal')).toBeNull()
  fillIn(texts)
  const getCallCount = countCalls('PUT', '/myprofile/')
  await user.dblClick(screen.getByRole('button', { name: 'Update Profile' }))
  expect(await findToast('Your Profile Update Success')).toBeVisible()
  expect(getCallCount()).toBe(1)
  const savedProfile = db.get().profiles.find(({ email }) => email === personas.newCustomer.email)
  const typedValues = {
    education: 'HSC',
    address: '9 Hill Road',
    linkedin: 'in.example/r',
    country: 'Nepal',
    phone: '0171',
  }
  expect(savedProfile).toEqual({ ...typedValues, ...personas.newCustomer })
  expect(await card.findByText('Nepal')).toBeVisible()
  const link = card.getByRole('link', { name: 'in.example/r' })
  expect(link).toHaveAttribute('href', 'https://in.example/r')
  expect(screen.getByText('Profile saved')).toBeVisible()
})

it.each([
  ['was saved', 'lost', 'Profile saved'],
  ['was not saved', 'network', 'We couldn’t save your profile'],
] as const)(
  'if the response to a save is lost, the refetched profile shows that it %s (ORDER-6)',
  async (_, fault, title) => {
    const { user } = await mountProfile('newCustomer')
    fillIn(texts)
    db.changeSettings({ faults: { saveProfile: fault } })
    await user.click(screen.getByRole('button', { name: 'Update Profile' }))
    expect(await screen.findByText(title)).toBeVisible()
    expectFieldValues(texts)
  },
)

it('if the profile can’t be refetched after a lost response, a message says that it may have been saved (ORDER-6)', async () => {
  const { user } = await mountProfile('newCustomer')
  fillIn(texts)
  db.changeSettings({ faults: { saveProfile: 'lost', getProfile: 500 } })
  await user.click(screen.getByRole('button', { name: 'Update Profile' }))
  expect(await screen.findByText('We can’t tell whether your profile was saved')).toBeVisible()
  expectFieldValues(texts)
})

it('edited fields are kept when the profile is refetched (PEOPLE-5)', async () => {
  await mountProfile('customer')
  fillIn({ Address: 'Typing' })
  db.mutate((state) => {
    for (const profile of state.profiles) Object.assign(profile, { address: 'Elsewhere', phone: '+880 1900 000 000' })
  })
  dispatchWindowFocus()
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('+880 1900 000 000'))
  expect(screen.getByLabelText('Address')).toHaveValue('Typing')
})

it('the password form contains the account’s email, so that password managers save the new password with it (AUTH-20)', async () => {
  await mountProfile('customer')
  const form = screen.getByRole('form', { name: 'Change password' })
  const usernameFields = form.querySelectorAll<HTMLInputElement>('input[autocomplete="username"]')
  expect(Array.from(usernameFields, (input) => [input.value, input.hidden])).toEqual([[personas.customer.email, true]])
  const rules = screen.getByLabelText('New password').getAttribute('passwordrules')
  expect(rules).toBe('minlength: 6; required: lower; required: upper; required: digit; required: [!@#$%^&*];')
})

it('the password is changed once, and a new attempt clears the previous error (AUTH-20)', async () => {
  const { user, platform } = await mountProfile('customer')
  const changePassword = vi.spyOn(platform.identity, 'changePassword').mockRejectedValueOnce(new Error('a bug'))
  fillIn({ 'Current password': demoPassword, 'New password': 'Foundry!26' })
  const button = screen.getByRole('button', { name: 'Change password' })
  await user.click(button)
  expect(await screen.findByText('Something is Wrong')).toBeVisible()
  expect(screen.queryByText('Password changed')).toBeNull()
  changePassword.mockClear()
  await user.dblClick(button)
  expect(await screen.findByText('Password changed')).toBeVisible()
  expect(screen.queryByText('Something is Wrong')).toBeNull()
  expect(changePassword).toHaveBeenCalledExactlyOnceWith(demoPassword, 'Foundry!26')
  expect(db.get().accounts.find(({ email }) => email === personas.customer.email)?.password).toBe('Foundry!26')
  expect(screen.getByLabelText('New password')).toHaveValue('')
  fillIn({ 'Current password': demoPassword, 'New password': 'Foundry!27' })
  await user.click(button)
  expect(await screen.findByText('Wrong Password')).toBeVisible()
  expect(screen.queryByText('Password changed')).toBeNull()
})
