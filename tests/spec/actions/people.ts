import { contactFormSchema } from '#src/domain/contact.ts'
import { profileFormSchema } from '#src/domain/profile.ts'
import { makeField, withConfirmation, type Action, type FormAction } from '#tests/spec/actions/action.ts'

export const saveProfileAction = {
  page: 'profile',
  as: 'newCustomer',
  form: {
    schema: profileFormSchema,
    fields: {
      education: makeField('Education', 'HSC', { 'Education is Required': [''] }),
      country: makeField('Country', 'Nepal', { 'Country is Required': [''] }),
      address: makeField('Address', '9 Hill Road', { 'Your Address Required': [' '] }),
      linkedin: makeField('LinkedIn URL', 'in.example/r', { 'Linked In Profile URL Required': [''] }),
      phone: makeField('Phone', '0171', { 'Phone Number Required': [' '] }),
    },
  },
  button: 'Update Profile',
  focusedText: { done: 'Profile saved', else: 'We couldn’t save your profile' },
} satisfies Action & FormAction

export const promoteAction = withConfirmation({ page: 'manageUsers', as: 'admin' }, 'Make Admin', 'Make Admin', {
  done: 'Current Users',
  else: 'Make Admin',
})

/** Opens the mail program; nothing is sent to the server (PAGE-5). */
export const sendMessageAction: FormAction = {
  page: 'contact',
  form: {
    schema: contactFormSchema,
    fields: {
      email: makeField('Email', 'ama@dhruva.example', { 'Email is Required': [''], 'Provide A Valid Email': ['ama'] }),
      name: makeField('Name', 'Ama', { 'Name is Required': [''] }),
      message: makeField('Message', 'Forty rotors?', { 'Message is Required': [' '] }),
    },
  },
  button: 'Send',
}
