import * as z from 'zod/mini'
import { messages } from '#src/copy/validation.ts'
import { typedText, typedWord } from '#src/domain/typed.ts'
import { signInErrors } from '#src/copy/signInErrors.ts'
import { signInToasts } from '#src/copy/signInToasts.ts'
import { error, info, type Toast } from '#src/notifications/toast.ts'
import { password } from '#src/copy/password.ts'

/**
 * The "simple e-mail pattern" (SHOP-5, AUTH-19). It matches the same texts as `/^\S+@\S+\.\S+$/`, which takes seconds for a
 * text of 10,000 characters that almost matches.
 */
export const emailPattern = /^\S[^\s@]*@\S+\.\S[^\s.]*\.?$/

/** The minimum length of a password (SHOP-9). */
export const passwordLength = 6

const specialCharacter = /[!@#$%^&*]/

/** A new password: required, length, special character, in this order and one message at a time (AUTH-19). */
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(1, { error: messages.passwordRequired, abort: true }),
    z.minLength(passwordLength, { error: messages.passwordLength, abort: true }),
    z.regex(specialCharacter, messages.passwordSpecial),
  )

/** An e-mail address: required, then the pattern (AUTH-19). */
export const emailSchema = z
  .string()
  .check(
    z.overwrite(typedWord),
    z.minLength(1, { error: messages.emailRequired, abort: true }),
    z.regex(emailPattern, messages.emailInvalid),
  )

/** The Signup form (SHOP-5). */
export const signupFormSchema = z.object({
  name: z.string().check(z.overwrite(typedText), z.minLength(1, messages.nameRequired)),
  email: emailSchema,
  password: newPasswordSchema,
})
export type SignupForm = z.infer<typeof signupFormSchema>

/** The Login form (SHOP-5): both fields are required. The specification gives no messages, so it uses the Signup form's. */
export const loginFormSchema = z.object({
  email: z.string().check(z.overwrite(typedWord), z.minLength(1, messages.emailRequired)),
  password: z.string().check(z.minLength(1, messages.passwordRequired)),
})
export type LoginForm = z.infer<typeof loginFormSchema>

/** The Change password form of My Profile (AUTH-20). */
export const passwordFormSchema = z.object({
  current: z.string().check(z.minLength(1, messages.passwordRequired)),
  next: newPasswordSchema,
})
export type PasswordForm = z.infer<typeof passwordFormSchema>

/** Why the identity provider refused a sign-in: the message and its field. */
export interface SignInError {
  field: 'email' | 'password' | 'form'
  message: string
}

/** A sign-in error together with the failed action. */
export interface SignInFailure<Action extends string> extends SignInError {
  action: Action
}

/** How a refused sign-in is shown: in the form, as a toast, as the browser's alert. */
export interface SignInOutcome {
  error: SignInError | null
  toast: Toast | null
  alert: string | null
}

const inline = (field: SignInError['field'], message: string): SignInOutcome => ({
  error: { field, message },
  toast: null,
  alert: null,
})

const noMessage: SignInOutcome = { error: null, toast: null, alert: null }

const emailErrors: Readonly<Record<string, SignInOutcome>> = {
  'invalid-email': inline('email', signInErrors.invalidEmail),
  'user-not-found': inline('email', signInErrors.userNotFound),
}

/** The errors at fields by action. Other actions send no fields, so none can be wrong (AUTH-25). */
const fieldErrors: Readonly<Record<string, Readonly<Record<string, SignInOutcome>>>> = {
  login: {
    ...emailErrors,
    'wrong-password': inline('password', signInErrors.wrongPassword),
    'invalid-credential': inline('password', signInErrors.wrongPassword),
  },
  reset: emailErrors,
  signup: { 'email-already-in-use': inline('email', signInErrors.emailInUse) },
}

/** All other errors, by form: login shows an alert and signup a toast, both also inline (AUTH-2). */
const otherErrors = {
  login: { ...inline('form', signInErrors.loginOther), alert: signInErrors.loginOther },
  signup: { ...inline('form', signInErrors.signupOther), toast: error(signInToasts.signupFailed) },
}

/**
 * Maps the identity provider's error code to messages (AUTH-1 to AUTH-3, AUTH-25).
 * @param form the page's form
 * @param action what was sent: the form itself, or one of the page's other actions
 * @param code without its `auth/` prefix
 */
export function toSignInOutcome(form: 'login' | 'signup', action: string, code: string): SignInOutcome {
  const other = otherErrors[form]
  switch (code) {
    case 'popup-closed-by-user':
      return { ...noMessage, toast: info(signInToasts.googleCanceled) }
    case 'cancelled-popup-request':
      return noMessage
    case 'popup-blocked':
      return { ...other, error: { field: 'form', message: signInErrors.popupBlocked } }
    default:
      return fieldErrors[action]?.[code] ?? other
  }
}

/** Why the identity provider refused a new password: the message and its field. */
export interface PasswordError {
  field: 'current' | 'next' | 'form'
  message: string
}

const { refusals } = password

const byCode: Readonly<Record<string, PasswordError>> = {
  'no-current-user': { field: 'form', message: refusals.noUser },
  'wrong-password': { field: 'current', message: refusals.wrong },
  'invalid-credential': { field: 'current', message: refusals.wrong },
  'weak-password': { field: 'next', message: messages.passwordLength },
  'requires-recent-login': { field: 'form', message: refusals.loginAgain },
  'user-token-expired': { field: 'form', message: refusals.loginAgain },
  'too-many-requests': { field: 'form', message: refusals.tooMany },
  'network-request-failed': { field: 'form', message: refusals.network },
}

/**
 * Maps the identity provider's error code to a message (AUTH-1, AUTH-20).
 * @param code without its `auth/` prefix; an unknown code gets the general message
 */
export const toPasswordError = (code: string): PasswordError =>
  byCode[code] ?? { field: 'form', message: refusals.other }
