import * as z from 'zod/mini'
import { fitsRequest } from '#src/domain/fitsRequest.ts'
import { cleanToken } from '#src/domain/cleanInput.ts'
import { stopWith, required, requiredRaw } from '#src/domain/formProblems.ts'

/**
 * The "simple e-mail pattern" (SHOP-5, AUTH-19). It matches the same texts as `/^\S+@\S+\.\S+$/`, which takes seconds for a
 * text of 10,000 characters that almost matches.
 */
export const emailPattern = /^\S[^\s@]*@\S+\.\S[^\s.]*\.?$/

/** The minimum length of a password (SHOP-9). */
export const minPasswordLength = 6

const specialCharacter = /[!@#$%^&*]/

/**
 * The same rules for password generators (AUTH-19): Safari's makes passwords without special characters otherwise.
 * The format: https://developer.apple.com/password-rules/
 */
export const passwordRules = `minlength: ${minPasswordLength}; required: lower; required: upper; required: digit; required: ${specialCharacter.source};`

/** A new password: required, length, special character, in this order and one problem at a time (AUTH-19). */
export const newPasswordSchema = requiredRaw('passwordRequired').check(
  z.minLength(minPasswordLength, stopWith('passwordLength')),
  z.refine((text) => specialCharacter.test(text), stopWith('passwordSpecial')),
)

/** An e-mail address: required, then the pattern (AUTH-19). */
export const emailSchema = required('emailRequired', cleanToken).check(
  z.refine((text) => emailPattern.test(text), stopWith('emailInvalid')),
)

export const signupFormSchema = z
  .object({
    name: required('nameRequired'),
    email: emailSchema,
    password: newPasswordSchema,
  })
  .check(fitsRequest)
export type SignupForm = z.infer<typeof signupFormSchema>

/** The Login form (SHOP-5): both fields are required, and the identity provider judges the rest. */
export const loginFormSchema = z.object({
  email: required('emailRequired', cleanToken),
  password: requiredRaw('passwordRequired'),
})
export type LoginForm = z.infer<typeof loginFormSchema>

export const passwordFormSchema = z.object({
  current: requiredRaw('passwordRequired'),
  next: newPasswordSchema,
})
export type PasswordForm = z.infer<typeof passwordFormSchema>

type SignInProblem =
  | 'invalidEmail'
  | 'userNotFound'
  | 'wrongPassword'
  | 'emailInUse'
  | 'popupBlocked'
  | 'loginOther'
  | 'signupOther'

/** How a refused sign-in is shown: in the form, as a toast, as the browser's alert. */
interface SignInOutcome {
  error: { field: 'email' | 'password' | 'form'; problem: SignInProblem } | null
  toast: 'googleCanceled' | 'signupFailed' | null
  alert: SignInProblem | null
}

const noMessage: SignInOutcome = { error: null, toast: null, alert: null }

const formError = (field: 'email' | 'password' | 'form', problem: SignInProblem): SignInOutcome => ({
  ...noMessage,
  error: { field, problem },
})

const emailErrors: Readonly<Record<string, SignInOutcome>> = {
  'invalid-email': formError('email', 'invalidEmail'),
  'user-not-found': formError('email', 'userNotFound'),
}

/** The errors at fields by action. Other actions send no fields, so none can be wrong (AUTH-25). */
const fieldErrors: Readonly<Record<string, Readonly<Record<string, SignInOutcome>>>> = {
  login: {
    ...emailErrors,
    'wrong-password': formError('password', 'wrongPassword'),
    'invalid-credential': formError('password', 'wrongPassword'),
  },
  reset: emailErrors,
  signup: { 'email-already-in-use': formError('email', 'emailInUse') },
}

/** All other errors, by form: login shows an alert and signup a toast, both also inline (AUTH-2). */
const otherErrors: Record<'login' | 'signup', SignInOutcome> = {
  login: { ...formError('form', 'loginOther'), alert: 'loginOther' },
  signup: { ...formError('form', 'signupOther'), toast: 'signupFailed' },
}

/**
 * Reads the identity provider's error code (AUTH-1 to AUTH-3, AUTH-25).
 * @param action what was sent: the form itself, or one of the page's other actions
 */
export function toSignInOutcome(form: 'login' | 'signup', action: string, code: string): SignInOutcome {
  const other = otherErrors[form]
  switch (code) {
    case 'popup-closed-by-user':
      return { ...noMessage, toast: 'googleCanceled' }
    case 'cancelled-popup-request':
      return noMessage
    case 'popup-blocked':
      return { ...other, error: { field: 'form', problem: 'popupBlocked' } }
    default:
      return fieldErrors[action]?.[code] ?? other
  }
}

export interface PasswordError {
  field: 'current' | 'next' | 'form'
  problem: 'noUser' | 'wrong' | 'tooShort' | 'loginAgain' | 'tooMany' | 'network' | 'other'
}

const passwordErrors: Readonly<Record<string, PasswordError>> = {
  'no-current-user': { field: 'form', problem: 'noUser' },
  'wrong-password': { field: 'current', problem: 'wrong' },
  'invalid-credential': { field: 'current', problem: 'wrong' },
  'weak-password': { field: 'next', problem: 'tooShort' },
  'requires-recent-login': { field: 'form', problem: 'loginAgain' },
  'user-token-expired': { field: 'form', problem: 'loginAgain' },
  'too-many-requests': { field: 'form', problem: 'tooMany' },
  'network-request-failed': { field: 'form', problem: 'network' },
}

/** Reads the identity provider's error code (AUTH-20). */
export const toPasswordError = (code: string): PasswordError =>
  passwordErrors[code] ?? { field: 'form', problem: 'other' }
