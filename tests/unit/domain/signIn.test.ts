import { expect, it } from 'vitest'
import { password } from '#src/copy/customerPages.ts'
import { signInErrors } from '#src/copy/signInPages.ts'
import { toPasswordError, toSignInOutcome } from '#src/domain/credentials.ts'

const noEffect = { error: null, toast: null, alert: null }
const loginErrorMessage = 'Somthing is Wrong! Please Check'
const otherLoginError = { ...noEffect, error: { field: 'form', message: loginErrorMessage }, alert: loginErrorMessage }
const signupErrorMessage = 'Somthig Is Worng Please Check'
const otherSignupError = { ...noEffect, error: { field: 'form', message: signupErrorMessage }, toast: 'signupFailed' }
const createFieldError = (field: string, message: string) => ({ ...noEffect, error: { field, message } })
const popupError = { field: 'form', message: expect.stringContaining('Allow pop-ups') as string }

it.each([
  ['login', 'login', 'invalid-email', createFieldError('email', 'Please Enter A Valid Email')],
  ['login', 'login', 'user-not-found', createFieldError('email', 'This Email Not Registered')],
  ['login', 'login', 'wrong-password', createFieldError('password', 'Wrong Password')],
  ['login', 'login', 'invalid-credential', createFieldError('password', 'Wrong Password')],
  ['login', 'reset', 'user-not-found', createFieldError('email', 'This Email Not Registered')],
  ['signup', 'signup', 'email-already-in-use', createFieldError('email', 'Email Is Allready Registered')],
  ['login', 'login', 'a-future-code', otherLoginError],
  ['login', 'google', 'invalid-credential', otherLoginError],
  ['login', 'user', 'wrong-password', otherLoginError],
  ['signup', 'signup', 'network-request-failed', otherSignupError],
  ['signup', 'google', 'email-already-in-use', otherSignupError],
  ['signup', 'user', 'wrong-password', otherSignupError],
  ['login', 'google', 'popup-closed-by-user', { ...noEffect, toast: 'googleCanceled' }],
  ['login', 'google', 'cancelled-popup-request', noEffect],
  ['login', 'google', 'popup-blocked', { ...otherLoginError, error: popupError }],
  ['signup', 'google', 'popup-blocked', { ...otherSignupError, error: popupError }],
] as const)(
  'the %s page explains a failed “%s” with the code %s (SHOP-8, AUTH-1, AUTH-2, AUTH-3, AUTH-25)',
  (form, action, code, outcome) => {
    const { error = null, toast = null, alert = null } = toSignInOutcome(form, action, code)
    const displayedError = error && { field: error.field, message: signInErrors[error.problem] }
    expect({ error: displayedError, toast, alert: alert && signInErrors[alert] }).toEqual(outcome)
  },
)

const loginAgainMessage = 'Please log out and log in again, then change your password. This keeps your account safe.'

it.each([
  ['no-current-user', 'form', 'No user is logged in'],
  ['wrong-password', 'current', 'Wrong Password'],
  ['invalid-credential', 'current', 'Wrong Password'],
  ['weak-password', 'next', 'Need Minimum 6 characters'],
  ['requires-recent-login', 'form', loginAgainMessage],
  ['user-token-expired', 'form', loginAgainMessage],
  ['too-many-requests', 'form', 'Too many attempts. Please wait a few minutes and try again.'],
  ['network-request-failed', 'form', 'Something went wrong'],
  ['internal-error', 'form', 'Something is Wrong'],
])('a password change that fails with %s shows an error at “%s”: %s (AUTH-20)', (code, field, message) => {
  const error = toPasswordError(code)
  expect([error.field, password.errors[error.problem]]).toEqual([field, message])
})
