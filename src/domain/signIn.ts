import { signInErrors } from '#src/copy/signInErrors.ts'
import { signInToasts } from '#src/copy/signInToasts.ts'
import { error, info, type Toast } from '#src/notifications/toast.ts'

/** An identity provider's refusal, as a form shows it. */
export interface SignInError {
  field: 'email' | 'password' | 'form'
  message: string
}

/** A refusal together with what was attempted. */
export interface SignInFailure<Action extends string> extends SignInError {
  action: Action
}

/** What a refusal leads to: words in the form, a toast, the browser's alert. */
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

const silent: SignInOutcome = { error: null, toast: null, alert: null }

const byCode: Readonly<Record<string, SignInOutcome>> = {
  'invalid-email': inline('email', signInErrors.invalidEmail),
  'user-not-found': inline('email', signInErrors.userNotFound),
  'wrong-password': inline('password', signInErrors.wrongPassword),
  'invalid-credential': inline('password', signInErrors.wrongPassword),
  'popup-closed-by-user': { ...silent, toast: info(signInToasts.googleCanceled) },
  'cancelled-popup-request': silent,
  'popup-blocked': { ...inline('form', signInErrors.popupBlocked), alert: signInErrors.loginOther },
}

const signupByCode: Readonly<Record<string, SignInOutcome>> = {
  'email-already-in-use': inline('email', signInErrors.emailInUse),
}

/**
 * The provider's code to what the person sees (SHOP-8, AUTH-1 to AUTH-3).
 * @param form whose words apply: login's "anything else" is an alert, signup's a toast, both also inline
 * @param code without its `auth/` prefix; unknown codes are "anything else"
 */
export function explainSignIn(form: 'login' | 'signup', code: string): SignInOutcome {
  const known = form === 'signup' ? (signupByCode[code] ?? byCode[code]) : byCode[code]
  if (known) return known
  return form === 'login'
    ? { ...inline('form', signInErrors.loginOther), alert: signInErrors.loginOther }
    : { ...inline('form', signInErrors.signupOther), toast: error(signInToasts.signupFailed) }
}
