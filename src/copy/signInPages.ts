import { titles } from '#src/copy/titles.ts'
import { isolate } from '#src/format/text.ts'

/** Login and the other sign-in options (SHOP-2). */
export const auth = {
  sheet: 'Your account',
  login: {
    title: titles.login,
    figure: 'Fig. 01 · Exhaust',
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
  passwordEye: { showLabel: 'Show password', hideLabel: 'Hide password' },
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

/** Signup (SHOP-2). It shares texts with Login. */
export const signup = {
  title: titles.signup,
  figure: 'Fig. 02 · Rear wing',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters, including one of ! @ # $ % ^ & *',
  submit: 'SIGN UP',
  sending: 'Creating your account…',
  /** Before the link to the owner's privacy notice. */
  privacy: 'How we use your data:',
  haveAccount: 'Already have an account?',
  login: 'Log in',
  failed: 'Your account was not created',
  origin: {
    part: (name: string) => `Sign up, then go on with ${isolate(name)}.`,
    page: 'Sign up, then go on to the page you wanted.',
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
  popupBlocked: 'The sign-in window was blocked. Allow pop-ups for this site, then try again.',
} as const

/** Toasts about signing in and up (SHOP-2, SHOP-8). */
export const signInToasts = {
  googleCanceled: 'Google Sign In Canceled By User',
  resetSent: 'Reset Password Email Sended', // sic
  signupFailed: signInErrors.signupOther,
} as const

/** On Home after signup, for a visitor who came from another page (AUTH-12). */
export const continueTo = {
  title: 'Welcome. Your account is ready.',
  text: 'You were on your way somewhere.',
  part: (name: string) => `Continue to ${isolate(name)}`,
  page: 'Continue where you left off',
} as const
