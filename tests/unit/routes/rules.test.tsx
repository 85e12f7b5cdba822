import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { demoPassword, personas, type Persona } from '#mocks/personas.ts'
import { createMockIdentity } from '#mocks/platform/mockIdentity.ts'
import { fillIn, pressTwice } from '#tests/support/forms.ts'
import { mountApp } from '#tests/support/mountApp.tsx'

/** A form, with the message for each invalid value of a field. */
interface Form {
  at: string
  as?: Persona
  buttonName: string
  /** Valid values by label, in the order of the page. */
  validValues: Record<string, string>
  /** Invalid values, each with its message. */
  invalidValues: [label: string, value: string, message: string][]
  /** Message of a required field that is not a text field. */
  otherRequired?: [label: string, message: string][]
}

/** The rules of SHOP-5, AUTH-19 and ORDER-2, and the project's own texts for Login, Contact and numbers. */
const forms: Record<string, Form> = {
  Signup: {
    at: '/signup',
    buttonName: 'SIGN UP',
    validValues: { Name: 'Ama Mensah', Email: 'ama@dhruva.example', Password: 'secret!' },
    invalidValues: [
      ['Name', '', 'Name is Required'],
      ['Name', '   ', 'Name is Required'],
      ['Email', '', 'Email is Required'],
      ['Email', 'ama', 'Provide A Valid Email'],
      ['Email', 'ama@dhruva', 'Provide A Valid Email'],
      ['Email', 'a ma@dhruva.example', 'Provide A Valid Email'],
      ['Password', '', 'Password Must Required'],
      ['Password', 'abc', 'Need Minimum 6 characters'],
      ['Password', 'abcd!', 'Need Minimum 6 characters'],
      ['Password', 'abcdef', 'Need Minimum 1 Special Character'],
      ['Password', 'abc-_?', 'Need Minimum 1 Special Character'],
    ],
  },
  Login: {
    at: '/login',
    buttonName: 'LOGIN',
    validValues: { Email: 'ama@dhruva.example', Password: 'secret!' },
    invalidValues: [
      ['Email', '', 'Email is Required'],
      ['Password', '', 'Password Must Required'],
    ],
  },
  Purchase: {
    at: '/purchase/brake-rotor-345',
    as: 'newCustomer',
    buttonName: 'PURCHASE',
    validValues: { Phone: '+880 1700 000 000', Quantity: '25', Address: '12 Port Road' },
    invalidValues: [
      ['Phone', '', 'Phone Number Required'],
      ['Address', ' ', 'Your Address Required'],
      ['Quantity', '', 'Quantity Required'],
      ['Quantity', '  ', 'Quantity Required'],
      ['Quantity', '0', 'Should be a positive Number'],
      ['Quantity', '-20', 'Should be a positive Number'],
      ['Quantity', '20.5', 'Should be a positive Number'],
      ['Quantity', '1e3', 'Should be a positive Number'],
      ['Quantity', '٢٥', 'Should be a positive Number'],
      ['Quantity', '19', 'You have order minimum 20 pcses'],
      ['Quantity', '481', 'Now Available 480 pcses'],
    ],
  },
  Review: {
    at: '/dashboard/addreviews',
    as: 'customer',
    buttonName: 'Send Review',
    validValues: { Country: 'Bhutan', Review: 'Straight, quiet, on time.' },
    invalidValues: [
      ['Country', ' ', 'Country is Required'],
      ['Review', '\n', 'Review is Required'],
    ],
  },
  Profile: {
    at: '/dashboard',
    as: 'newCustomer',
    buttonName: 'Update Profile',
    validValues: {
      Education: 'HSC',
      Country: 'Nepal',
      Address: '9 Hill Road',
      'LinkedIn URL': 'in.example/r',
      Phone: '0171',
    },
    invalidValues: [
      ['Education', '', 'Education is Required'],
      ['Address', ' ', 'Your Address Required'],
      ['LinkedIn URL', '', 'Linked In Profile URL Required'],
      ['Country', '', 'Country is Required'],
      ['Phone', ' ', 'Phone Number Required'],
    ],
  },
  'Change password': {
    at: '/dashboard',
    as: 'customer',
    buttonName: 'Change password',
    validValues: { 'Current password': demoPassword, 'New password': 'Foundry!26' },
    invalidValues: [
      ['Current password', '', 'Password Must Required'],
      ['New password', '', 'Password Must Required'],
      ['New password', 'abc', 'Need Minimum 6 characters'],
      ['New password', 'a!b2c', 'Need Minimum 6 characters'],
      ['New password', 'abcdef', 'Need Minimum 1 Special Character'],
    ],
  },
  'Add part': {
    at: '/dashboard/addproduct',
    as: 'admin',
    buttonName: 'Add Product',
    validValues: {
      Name: 'Wheel nut',
      'Price per unit': '2.40',
      'Minimum quantity': '100',
      'Available parts': '4,800',
      Describe: 'Cold forged.',
    },
    invalidValues: [
      ['Name', ' ', 'Parts Name is Required'],
      ['Price per unit', '', 'Per Price is Required'],
      ['Price per unit', 'two', 'Please enter a number'],
      ['Minimum quantity', '', 'Minimum Quantity Number Required'],
      ['Minimum quantity', '1.5', 'Please enter a whole number'],
      ['Available parts', '', 'Available Parts Number Required'],
      ['Available parts', '1.5', 'Please enter a whole number'],
      ['Describe', '\n', 'Describe Required'],
    ],
    otherRequired: [['Image', 'Parts Image Required']],
  },
  Contact: {
    at: '/contact',
    buttonName: 'Send',
    validValues: { Email: 'ama@dhruva.example', Name: 'Ama', Message: 'Forty rotors?' },
    invalidValues: [
      ['Email', '', 'Email is Required'],
      ['Email', 'ama', 'Provide A Valid Email'],
      ['Name', '', 'Name is Required'],
      ['Message', ' ', 'Message is Required'],
    ],
  },
}

const picture = () => new File(['nut'], 'nut.png', { type: 'image/png' })

/** Fills the form with valid values, except for the given ones, and submits it. */
function submit({ validValues, buttonName }: Form, values: Record<string, string>) {
  fillIn({ ...validValues, ...values })
  pressTwice(screen.getByRole('button', { name: buttonName }))
}

/** Label and message of every invalid field. */
const messages = () =>
  [...document.querySelectorAll<HTMLInputElement>('main [aria-invalid=true]')].map((field) => {
    const [errorId = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? []
    return [field.labels?.[0]?.textContent, document.getElementById(errorId)?.textContent]
  })

/** Opens the page of the form. @returns a function that expects that nothing was sent */
async function openForm({ at, as, validValues }: Form) {
  const identity = createMockIdentity({ signedInAs: as ? personas[as].email : null })
  const operations = (['signIn', 'register', 'changePassword'] as const).map((operation) =>
    vi.spyOn(identity, operation),
  )
  await mountApp(at, { platform: { identity } })
  for (const label of Object.keys(validValues)) await screen.findByLabelText(label)
  const worldBefore = JSON.stringify(db.get())
  return () => {
    for (const operation of operations) expect(operation).not.toHaveBeenCalled()
    expect(JSON.stringify(db.get())).toBe(worldBefore)
  }
}

const isEmpty = ([, value]: Form['invalidValues'][number]) => value.trim() === ''

describe.each(Object.entries(forms))('%s', (_name, form) => {
  it('shows the message of each required field, focuses the first, and sends nothing', async () => {
    const expectNothingSent = await openForm(form)
    submit(form, Object.fromEntries(Object.keys(form.validValues).map((label) => [label, ''])))
    const needed = Object.keys(form.validValues).map((label) => {
      const [, , message] = form.invalidValues.find((row) => row[0] === label && isEmpty(row)) ?? []
      return [label, message]
    })
    await waitFor(() => expect(messages()).toEqual([...needed, ...(form.otherRequired ?? [])]))
    expect(screen.getByLabelText(needed[0]?.[0] ?? '')).toHaveFocus()
    expectNothingSent()
  })

  it('shows one message at a time, under its field, and focuses the field', async () => {
    const expectNothingSent = await openForm(form)
    if (form.otherRequired) fireEvent.change(screen.getByLabelText(/^Image/), { target: { files: [picture()] } })
    for (const [label, value, message] of form.invalidValues) {
      submit(form, { [label]: value })
      await waitFor(() => expect([value, ...messages()]).toEqual([value, [label, message]]))
      expect(screen.getByLabelText(label)).toHaveFocus()
      expect(screen.getByLabelText(label)).toHaveValue(value)
    }
    expectNothingSent()
  })
})
