import { personas } from '#mocks/personas.ts'
import { contactFormSchema, toMailto } from '#src/domain/contact.ts'
import { profileFormSchema, toProfileBody } from '#src/domain/profile.ts'
import type { Action, FormPress } from '#tests/spec/actions/action.ts'
import { isEmail, isFilled } from '#tests/spec/actions/fieldRules.ts'

export const updateProfile = {
  on: 'profile',
  as: 'newCustomer',
  form: {
    schema: profileFormSchema,
    toBody: (values) => toProfileBody(values, personas.newCustomer),
    fields: {
      education: { label: 'Education', value: 'HSC', takes: isFilled, refuses: [['', 'Education is Required']] },
      country: { label: 'Country', value: 'Nepal', takes: isFilled, refuses: [['', 'Country is Required']] },
      address: { label: 'Address', value: '9 Hill Road', takes: isFilled, refuses: [[' ', 'Your Address Required']] },
      linkedin: {
        label: 'LinkedIn URL',
        value: 'in.example/r',
        takes: isFilled,
        refuses: [['', 'Linked In Profile URL Required']],
      },
      phone: { label: 'Phone', value: '0171', takes: isFilled, refuses: [[' ', 'Phone Number Required']] },
    },
  },
  press: 'Update Profile',
  busy: 'Saving your profile…',
  focus: { done: 'Your profile is saved', else: 'Your profile was not saved' },
} satisfies Action & FormPress

export const promote: Action = {
  on: 'manageUsers',
  as: 'admin',
  opens: 'Make Admin',
  press: 'Make Admin',
  busy: 'Saving…',
  focus: { done: 'Current Users', else: 'Make Admin' },
}

/** Opens the mail program: nothing is sent to the server (SHOP-2, PAGE-5). */
export const sendMessage: FormPress = {
  on: 'contact',
  form: {
    schema: contactFormSchema,
    toBody(values) {
      const { searchParams } = new URL(toMailto(values, 'shop@example.com'))
      return { subject: searchParams.get('subject'), body: searchParams.get('body') }
    },
    fields: {
      email: {
        label: 'Email',
        value: 'ama@dhruva.example',
        takes: isEmail,
        refuses: [
          ['', 'Email is Required'],
          ['ama', 'Provide A Valid Email'],
        ],
      },
      name: { label: 'Name', value: 'Ama', takes: isFilled, refuses: [['', 'Name is Required']] },
      message: { label: 'Message', value: 'Forty rotors?', takes: isFilled, refuses: [[' ', 'Message is Required']] },
    },
  },
  press: 'Send',
}
