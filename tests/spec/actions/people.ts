import { contactFormSchema } from '#src/domain/contact.ts'
import { profileFormSchema } from '#src/domain/profile.ts'
import { field, withConfirmation, type Action, type FormAction } from '#tests/spec/actions/action.ts'

export const updateProfile = {
  on: 'profile',
  as: 'newCustomer',
  form: {
    schema: profileFormSchema,
    fields: {
      education: field('Education', 'HSC', { 'Education is Required': [''] }),
      country: field('Country', 'Nepal', { 'Country is Required': [''] }),
      address: field('Address', '9 Hill Road', { 'Your Address Required': [' '] }),
      linkedin: field('LinkedIn URL', 'in.example/r', { 'Linked In Profile URL Required': [''] }),
      phone: field('Phone', '0171', { 'Phone Number Required': [' '] }),
    },
  },
  button: 'Update Profile',
  focus: { done: 'Profile saved', else: 'We couldn’t save your profile' },
} satisfies Action & FormAction

export const promote = withConfirmation({ on: 'manageUsers', as: 'admin' }, 'Make Admin', 'Make Admin', {
  done: 'Current Users',
  else: 'Make Admin',
})

/** Opens the mail program; nothing is sent to the server (PAGE-5). */
export const sendMessage: FormAction = {
  on: 'contact',
  form: {
    schema: contactFormSchema,
    fields: {
      email: field('Email', 'ama@dhruva.example', { 'Email is Required': [''], 'Provide A Valid Email': ['ama'] }),
      name: field('Name', 'Ama', { 'Name is Required': [''] }),
      message: field('Message', 'Forty rotors?', { 'Message is Required': [' '] }),
    },
  },
  button: 'Send',
}
