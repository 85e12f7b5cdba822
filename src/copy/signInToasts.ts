import { signInErrors } from '#src/copy/signInErrors.ts'

/** Toasts about signing in and up (SHOP-2, SHOP-8). */
export const signInToasts = {
  googleCanceled: 'Google Sign In Canceled By User',
  resetSent: 'Reset Password Email Sended', // sic
  signupFailed: signInErrors.signupOther,
} as const
