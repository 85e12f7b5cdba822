import { signInErrors } from '#src/copy/signInErrors.ts'
import { signInToasts } from '#src/copy/signInToasts.ts'
import { toast, type Toast } from '#src/notifications/toast.ts'

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
  signup: { ...inline('form', signInErrors.signupOther), toast: toast.error(signInToasts.signupFailed) },
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
      return { ...noMessage, toast: toast.info(signInToasts.googleCanceled) }
    case 'cancelled-popup-request':
      return noMessage
    case 'popup-blocked':
      return { ...other, error: { field: 'form', message: signInErrors.popupBlocked } }
    default:
      return fieldErrors[action]?.[code] ?? other
  }
}
