import * as z from 'zod/mini'
import { checkRequestSize } from '#src/domain/checkRequestSize.ts'
import { cleanToken } from '#src/domain/cleanInput.ts'
import { stopWith, requiredText, requiredRawText } from '#src/domain/formProblems.ts'

/**
 * The specification's "simple e-mail pattern" (AUTH-19). The obvious `/^\S+@\S+\.\S+$/` matches the same strings, but takes
 * seconds to reject a string of 10,000 characters that almost matches.
 */
export const emailPattern = /^\S[^\s@]*@\S+\.\S[^\s.]*\.?$/

export const minPasswordLength = 6

const specialCharacterPattern = /[!@#$%^&*]/

/**
 * The rules for a new password, in the syntax of password generators. Without these rules, Safari's generator would omit
 * special characters (AUTH-19).
 * See https://developer.apple.com/password-rules/
 */
export const passwordRules = `minlength: ${minPasswordLength}; required: lower; required: upper; required: digit; required: ${specialCharacterPattern.source};`

export const newPasswordSchema = requiredRawText('passwordRequired').check(
  z.minLength(minPasswordLength, stopWith('passwordLength')),
  z.refine((text) => specialCharacterPattern.test(text), stopWith('passwordSpecial')),
)

export const emailSchema = requiredText('emailRequired', cleanToken).check(
  z.refine((text) => emailPattern.test(text), stopWith('emailInvalid')),
)

export const signupFormSchema = z
  .object({ name: requiredText('nameRequired'), email: emailSchema, password: newPasswordSchema })
  .check(checkRequestSize)
export type SignupForm = z.infer<typeof signupFormSchema>

/** Requires both fields. The identity provider checks their values (SHOP-5). */
export const loginFormSchema = z.object({
  email: requiredText('emailRequired', cleanToken),
  password: requiredRawText('passwordRequired'),
})
export type LoginForm = z.infer<typeof loginFormSchema>

export const passwordFormSchema = z.object({ current: requiredRawText('passwordRequired'), next: newPasswordSchema })
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

const createErrorOutcome = (field: 'email' | 'password' | 'form', problem: SignInProblem) => ({
  error: { field, problem },
})

const emailErrorOutcomes: Readonly<Record<string, SignInOutcome>> = {
  'invalid-email': createErrorOutcome('email', 'invalidEmail'),
  'user-not-found': createErrorOutcome('email', 'userNotFound'),
}

/** The errors that belong to a field, for each action that sends fields (AUTH-25). */
const outcomesByAction: Readonly<Record<string, Readonly<Record<string, SignInOutcome>>>> = {
  login: {
    ...emailErrorOutcomes,
    'wrong-password': createErrorOutcome('password', 'wrongPassword'),
    'invalid-credential': createErrorOutcome('password', 'wrongPassword'),
  },
  reset: emailErrorOutcomes,
  signup: { 'email-already-in-use': createErrorOutcome('email', 'emailInUse') },
}

/** The outcome of every other error. Both forms show a message; Login also shows an alert, and Signup a toast (AUTH-2). */
const fallbackOutcomes: Record<'login' | 'signup', SignInOutcome> = {
  login: { ...createErrorOutcome('form', 'loginOther'), alert: 'loginOther' },
  signup: { ...createErrorOutcome('form', 'signupOther'), toast: 'signupFailed' },
}

/**
 * Converts the identity provider's error code to messages (AUTH-25).
 * @param action the action that failed: 'login' or 'signup' for the form, or another action of the page, such as 'google'
 */
export function toSignInOutcome(form: 'login' | 'signup', action: string, code: string): SignInOutcome {
  const fallbackOutcome = fallbackOutcomes[form]
  switch (code) {
    case 'popup-closed-by-user':
      return { toast: 'googleCanceled' }
    case 'cancelled-popup-request':
      return {}
    case 'popup-blocked':
      return { ...fallbackOutcome, ...createErrorOutcome('form', 'popupBlocked') }
    default:
      return outcomesByAction[action]?.[code] ?? fallbackOutcome
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

/** Converts the identity provider's error code to a problem with a field or the form (AUTH-20). */
export const toPasswordError = (code: string): PasswordError =>
  passwordErrors[code] ?? { field: 'form', problem: 'other' }
