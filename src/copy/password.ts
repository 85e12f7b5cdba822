import { messages } from '#src/copy/validation.ts'

/** Change password in My Profile, with the identity provider's errors (AUTH-20). */
export const password = {
  title: 'Change password',
  current: 'Current password',
  next: 'New password',
  nextHint: 'At least 6 characters, one of them ! @ # $ % ^ & or *',
  submit: 'Change password',
  changing: 'Changing your password…',
  done: { title: 'Your password is changed', text: 'Use the new one the next time you log in.' },
  failed: 'Your password is not changed',
  refusals: {
    noUser: 'No user is logged in',
    wrong: 'Wrong Password',
    tooShort: messages.passwordLength,
    loginAgain: 'Please log out and log in again, then change your password. This keeps your account safe.',
    tooMany: 'There were too many attempts. Please wait a few minutes, then try again.',
    network: 'Something went wrong',
    other: 'Something is Wrong',
  },
} as const
