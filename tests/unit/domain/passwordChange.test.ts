import { expect, it } from 'vitest'
import { toPasswordError } from '#src/domain/passwordChange.ts'

const loginAgain = 'Please log out and log in again, then change your password. This keeps your account safe.'

it.each([
  ['no-current-user', 'form', 'No user is logged in'],
  ['wrong-password', 'current', 'Wrong Password'],
  ['invalid-credential', 'current', 'Wrong Password'],
  ['weak-password', 'next', 'Need Minimum 6 characters'],
  ['requires-recent-login', 'form', loginAgain],
  ['user-token-expired', 'form', loginAgain],
  ['too-many-requests', 'form', 'There were too many attempts. Please wait a few minutes, then try again.'],
  ['network-request-failed', 'form', 'Something went wrong'],
  ['internal-error', 'form', 'Something is Wrong'],
])('a password refused with %s is explained under %s: %s (AUTH-20)', (code, field, message) =>
  expect(toPasswordError(code)).toEqual({ field, message }),
)
