import { password } from '#src/copy/password.ts'
import { messages } from '#src/copy/validation.ts'

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
