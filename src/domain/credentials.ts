import * as z from 'zod/mini'
import { fitsRequest } from '#src/domain/fitsRequest.ts'
import { cleanToken } from '#src/domain/cleanInput.ts'
import { stopWith, required, requiredRaw } from '#src/domain/formProblems.ts'

/**
 * The "simple e-mail pattern" (AUTH-19). It matches the same strings as `/^\S+@\S+\.\S+$/`, which takes seconds to reject
 * a string of 10,000 characters that almost matches.
 */
export const emailPattern = /^\S[^\s@]*@\S+\.\S[^\s.]*\.?$/

export const minPasswordLength = 6

const specialCharacterPattern = /[!@#$%^&*]/

/**
 * Repeats these rules for password generators. Safari's generator would otherwise omit special characters (AUTH-19).
 * See https://developer.apple.com/password-rules/
 */
export const passwordRules = `minlength: ${minPasswordLength}; required: lower; required: upper; required: digit; required: ${specialCharacterPattern.source};`

export const newPasswordSchema = requiredRaw('passwordRequired').check(
  z.minLength(minPasswordLength, stopWith('passwordLength')),
  z.refine((text) => specialCharacterPattern.test(text), stopWith('passwordSpecial')),
)

export const emailSchema = required('emailRequired', cleanToken).check(
  z.refine((text) => emailPattern.test(text), stopWith('emailInvalid')),
)

export const signupFormSchema = z
  .object({ name: required('nameRequired'), email: emailSchema, password: newPasswordSchema })
  .check(fitsRequest)
export type SignupForm = z.infer<typeof signupFormSchema>

/** Requires both fields. The identity provider checks their values (SHOP-5). */
export const loginFormSchema = z.object({
  email: required('emailRequired', cleanToken),
  password: requiredRaw('passwordRequired'),
})
export type LoginForm = z.infer<typeof loginFormSchema>

export const passwordFormSchema = z.object({ current: requiredRaw('passwordRequired'), next: newPasswordSchema })
export type PasswordForm = z.infer<typeof passwordFormSchema>

type SignInProblem =
  | 'invalidEmail'
  | 'userNotFound'
  | 'wrongPassword'
  | 'emailInUse'
  | 'popupBlocked'
  | 'loginOther'
  | 'signupOther'

/** How a failed sign-in is displayed: in the form, as a toast, or in the browser's alert. */
interface SignInOutcome {
  error?: { field: 'email' | 'password' | 'form'; problem: SignInProblem }
  toast?: 'googleCanceled' | 'signupFailed'
  alert?: SignInProblem
}

const formError = (field: 'email' | 'password' | 'form', problem: SignInProblem) => ({ error: { field, problem } })

const emailErrors: Readonly<Record<string, SignInOutcome>> = {
  'invalid-email': formError('email', 'invalidEmail'),
  'user-not-found': formError('email', 'userNotFound'),
}

/** The errors that belong to a field, for each action that sends fields (AUTH-25). */
const fieldErrors: Readonly<Record<string, Readonly<Record<string, SignInOutcome>>>> = {
  login: {
    ...emailErrors,
    'wrong-password': formError('password', 'wrongPassword'),
    'invalid-credential': formError('password', 'wrongPassword'),
  },
  reset: emailErrors,
  signup: { 'email-already-in-use': formError('email', 'emailInUse') },
}

/** The outcome of every other error. Both forms show it; the login form also shows an alert, the signup form a toast (AUTH-2). */
const otherErrors: Record<'login' | 'signup', SignInOutcome> = {
  login: { ...formError('form', 'loginOther'), alert: 'loginOther' },
  signup: { ...formError('form', 'signupOther'), toast: 'signupFailed' },
}

/**
 * Converts the identity provider's error code to messages (AUTH-25).
 * @param action what failed: submitting the form, or one of the page's other actions
 */
export function toSignInOutcome(form: 'login' | 'signup', action: string, code: string): SignInOutcome {
  const otherError = otherErrors[form]
  switch (code) {
    case 'popup-closed-by-user':
      return { toast: 'googleCanceled' }
    case 'cancelled-popup-request':
      return {}
    case 'popup-blocked':
      return { ...otherError, ...formError('form', 'popupBlocked') }
    default:
      return fieldErrors[action]?.[code] ?? otherError
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

/** Converts the identity provider's error code to a problem of a field or the form (AUTH-20). */
export const toPasswordError = (code: string): PasswordError =>
  passwordErrors[code] ?? { field: 'form', problem: 'other' }
