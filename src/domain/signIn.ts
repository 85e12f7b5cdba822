import { signInErrors } from '#src/copy/signInErrors.ts'
import { signInToasts } from '#src/copy/signInToasts.ts'
import { error, info, type Toast } from '#src/notifications/toast.ts'

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

const byCode: Readonly<Record<string, SignInOutcome>> = {
  'invalid-email': inline('email', signInErrors.invalidEmail),
  'user-not-found': inline('email', signInErrors.userNotFound),
  'wrong-password': inline('password', signInErrors.wrongPassword),
  'invalid-credential': inline('password', signInErrors.wrongPassword),
  'popup-closed-by-user': { ...noMessage, toast: info(signInToasts.googleCanceled) },
  'cancelled-popup-request': noMessage,
  'popup-blocked': { ...inline('form', signInErrors.popupBlocked), alert: signInErrors.loginOther },
}

const signupByCode: Readonly<Record<string, SignInOutcome>> = {
  'email-already-in-use': inline('email', signInErrors.emailInUse),
}

/**
 * Maps the identity provider's error code to messages (AUTH-1 to AUTH-3).
 * @param form the form that was sent. For an unknown code, login shows an alert and signup a toast, both also inline.
 * @param code without its `auth/` prefix
 */
export function toSignInOutcome(form: 'login' | 'signup', code: string): SignInOutcome {
  const known = form === 'signup' ? (signupByCode[code] ?? byCode[code]) : byCode[code]
  if (known) return known
  return form === 'login'
    ? { ...inline('form', signInErrors.loginOther), alert: signInErrors.loginOther }
    : { ...inline('form', signInErrors.signupOther), toast: error(signInToasts.signupFailed) }
}
