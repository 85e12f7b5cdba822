import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { demoPassword, personas, type Persona } from '#mocks/personas.ts'
import { createMockIdentity } from '#mocks/platform/mockIdentity.ts'
import { fillIn, pressTwice } from '#tests/support/forms.ts'
import { mountApp } from '#tests/support/mountApp.tsx'

/** One form, and what it says to what is typed into one of its fields while all others are right. */
interface Form {
  at: string
  as?: Persona
  press: string
  /** By label, in the order of the page: everything right. */
  right: Record<string, string>
  /** Label, what is typed, and the one message that follows. */
  wrong: [label: string, typed: string, message: string][]
  /** What an empty form says beside that: of a field that nothing is typed into. */
  also?: [label: string, message: string][]
}

/** SHOP-5, AUTH-19, ORDER-2, and what they leave open: the words of Login and Contact, and of numbers. */
const forms: Record<string, Form> = {
  Signup: {
    at: '/signup',
    press: 'SIGN UP',
    right: { Name: 'Ama Mensah', Email: 'ama@dhruva.example', Password: 'secret!' },
    wrong: [
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
    press: 'LOGIN',
    right: { Email: 'ama@dhruva.example', Password: 'secret!' },
    wrong: [
      ['Email', '', 'Email is Required'],
      ['Password', '', 'Password Must Required'],
    ],
  },
  Purchase: {
    at: '/purchase/brake-rotor-345',
    as: 'newCustomer',
    press: 'PURCHASE',
    right: { Phone: '+880 1700 000 000', Quantity: '25', Address: '12 Port Road' },
    wrong: [
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
    press: 'Send Review',
    right: { Country: 'Bhutan', Review: 'Straight, quiet, on time.' },
    wrong: [
      ['Country', ' ', 'Country is Required'],
      ['Review', '\n', 'Review is Required'],
    ],
  },
  Profile: {
    at: '/dashboard',
    as: 'newCustomer',
    press: 'Update Profile',
    right: {
      Education: 'HSC',
      Country: 'Nepal',
      Address: '9 Hill Road',
      'LinkedIn URL': 'in.example/r',
      Phone: '0171',
    },
    wrong: [
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
    press: 'Change password',
    right: { 'Current password': demoPassword, 'New password': 'Foundry!26' },
    wrong: [
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
    press: 'Add Product',
    right: {
      Name: 'Wheel nut',
      'Price per unit': '2.40',
      'Minimum quantity': '100',
      'Available parts': '4,800',
      Describe: 'Cold forged.',
    },
    wrong: [
      ['Name', ' ', 'Parts Name is Required'],
      ['Price per unit', '', 'Per Price is Required'],
      ['Price per unit', 'two', 'Please enter a number'],
      ['Minimum quantity', '', 'Minimum Quantity Number Required'],
      ['Minimum quantity', '1.5', 'Please enter a whole number'],
      ['Available parts', '', 'Available Parts Number Required'],
      ['Available parts', '1.5', 'Please enter a whole number'],
      ['Describe', '\n', 'Describe Required'],
    ],
    also: [['Image', 'Parts Image Required']],
  },
  Contact: {
    at: '/contact',
    press: 'Send',
    right: { Email: 'ama@dhruva.example', Name: 'Ama', Message: 'Forty rotors?' },
    wrong: [
      ['Email', '', 'Email is Required'],
      ['Email', 'ama', 'Provide A Valid Email'],
      ['Name', '', 'Name is Required'],
      ['Message', ' ', 'Message is Required'],
    ],
  },
}

const picture = () => new File(['nut'], 'nut.png', { type: 'image/png' })

/** Puts everything right, then one field wrong, and sends the form. */
function send({ right, press }: Form, wrong: Record<string, string>) {
  fillIn({ ...right, ...wrong })
  pressTwice(screen.getByRole('button', { name: press }))
}

/** Every field that is marked as wrong: its label, and the message under it. */
const messages = () =>
  [...document.querySelectorAll<HTMLInputElement>('main [aria-invalid=true]')].map((field) => {
    const [errorId = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? []
    return [field.labels?.[0]?.textContent, document.getElementById(errorId)?.textContent]
  })

/** Mounts the form. @returns how often anything was sent anywhere: never, as long as something is wrong */
async function open({ at, as, right }: Form) {
  const identity = createMockIdentity({ signedInAs: as ? personas[as].email : null })
  const asked = (['signIn', 'register', 'changePassword'] as const).map((operation) => vi.spyOn(identity, operation))
  await mountApp(at, { platform: { identity } })
  for (const label of Object.keys(right)) await screen.findByLabelText(label)
  const rows = JSON.stringify(db.get())
  return () => {
    for (const operation of asked) expect(operation).not.toHaveBeenCalled()
    expect(JSON.stringify(db.get())).toBe(rows)
  }
}

const isEmpty = ([, typed]: Form['wrong'][number]) => typed.trim() === ''

describe.each(Object.entries(forms))('%s', (_name, form) => {
  it('shows the message of each required field, focuses the first, and sends nothing', async () => {
    const expectNothingSent = await open(form)
    send(form, Object.fromEntries(Object.keys(form.right).map((label) => [label, ''])))
    const needed = Object.keys(form.right).map((label) => {
      const [, , message] = form.wrong.find((row) => row[0] === label && isEmpty(row)) ?? []
      return [label, message]
    })
    await waitFor(() => expect(messages()).toEqual([...needed, ...(form.also ?? [])]))
    expect(screen.getByLabelText(needed[0]?.[0] ?? '')).toHaveFocus()
    expectNothingSent()
  })

  it('shows one message at a time, under its field, and focuses the field', async () => {
    const expectNothingSent = await open(form)
    if (form.also) fireEvent.change(screen.getByLabelText(/^Image/), { target: { files: [picture()] } })
    for (const [label, typed, message] of form.wrong) {
      send(form, { [label]: typed })
      await waitFor(() => expect([typed, ...messages()]).toEqual([typed, [label, message]]))
      expect(screen.getByLabelText(label)).toHaveFocus()
      expect(screen.getByLabelText(label)).toHaveValue(typed)
    }
    expectNothingSent()
  })
})
