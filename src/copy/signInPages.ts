import { titles } from '#src/copy/titles.ts'
import { isolate } from '#src/lib/bidi.ts'

/** The Login page, and the sign-in options that Signup shares with it (SHOP-2). */
export const auth = {
  eyebrow: 'Your account',
  login: {
    title: titles.login,
    figure: 'Fig. 01 · Exhaust',
    returnTo: {
      part: (name: string) => `Log in to order ${isolate(name)}.`,
      page: 'Log in to continue.',
    },
    email: 'Email',
    password: 'Password',
    submit: 'LOGIN',
    sending: 'Logging in…',
    forget: 'Forget Password', // sic
    resetSending: 'Sending the email…',
    resetFailed: 'The email was not sent',
    resetSent: 'Email sent. You can request another in 30 seconds.',
    newHere: 'New here?',
    create: 'Create an account',
  },
  passwordEye: { showLabel: 'Show password', hideLabel: 'Hide password' },
  or: 'or',
  google: 'Google Sign In',
  googleOpen: 'Waiting for Google…',
  demo: { title: 'Look around with a demo account', user: 'Demo User', admin: 'Demo Admin', loggingIn: 'Logging in…' },
  failed: 'We couldn’t log you in',
} as const

/** The Signup page (SHOP-2). */
export const signup = {
  title: titles.signup,
  figure: 'Fig. 02 · Rear wing',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters, including one of ! @ # $ % ^ & *',
  submit: 'SIGN UP',
  sending: 'Creating your account…',
  /** Displayed before the link to the owner's privacy notice. */
  privacy: 'How we use your data:',
  haveAccount: 'Already have an account?',
  login: 'Log in',
  failed: 'We couldn’t create your account',
  returnTo: {
    part: (name: string) => `Sign up to order ${isolate(name)}.`,
    page: 'Sign up to continue.',
  },
} as const

/** Messages for the identity provider's errors (SHOP-8). */
export const signInErrors = {
  invalidEmail: 'Please Enter A Valid Email',
  userNotFound: 'This Email Not Registered', // sic
  wrongPassword: 'Wrong Password',
  loginOther: 'Somthing is Wrong! Please Check', // sic
  emailInUse: 'Email Is Allready Registered', // sic
  signupOther: 'Somthig Is Worng Please Check', // sic
  popupBlocked: 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
} as const

/** Toasts about signing in and up (SHOP-8). */
export const signInToasts = {
  googleCanceled: 'Google Sign In Canceled By User',
  resetSent: 'Reset Password Email Sended', // sic
  signupFailed: signInErrors.signupOther,
} as const

/** Displayed on Home after signup to a visitor who came from another page (AUTH-12). */
export const continueAfterSignup = {
  title: 'Welcome. Your account is ready.',
  text: 'Pick up where you left off.',
  part: (name: string) => `Continue to ${isolate(name)}`,
  page: 'Continue',
} as const
