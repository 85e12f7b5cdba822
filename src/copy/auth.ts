import { titles } from '#src/copy/titles.ts'
import { isolate } from '#src/copy/isolate.ts'

/** Login and the other sign-in options (SHOP-2). The identity provider's errors are in `signInErrors.ts`. */
export const auth = {
  sheet: 'Your account',
  figure: 'Fig. 01 · Exhaust',
  login: {
    title: titles.login,
    email: 'Email',
    password: 'Password',
    submit: 'LOGIN',
    sending: 'Logging in…',
    forget: 'Forget Password', // sic
    resetSending: 'Sending the e-mail…',
    resetFailed: 'The e-mail was not sent',
    resetSent: 'E-mail sent. You can ask for another one in 30 seconds.',
    newHere: 'New here?',
    create: 'Create an account',
  },
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  or: 'or',
  google: 'Google Sign In',
  googleOpen: 'Waiting for Google…',
  demo: {
    title: 'Look around with a demo account',
    user: 'Demo User',
    admin: 'Demo Admin',
    entering: 'Entering…',
  },
  origin: {
    part: (name: string) => `Log in to go on with ${isolate(name)}.`,
    page: 'Log in to go on to the page you wanted.',
  },
  failed: 'You are not logged in',
} as const
