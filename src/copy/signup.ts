import { titles } from '#src/copy/titles.ts'
import { isolate } from '#src/copy/isolate.ts'

/** Signup (SHOP-2). The texts it shares with Login are in `auth.ts`. */
export const signup = {
  title: titles.signup,
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters, one of them ! @ # $ % ^ & or *',
  submit: 'SIGN UP',
  sending: 'Creating your account…',
  haveAccount: 'Already have an account?',
  login: 'Log in',
  failed: 'Your account was not created',
  origin: {
    part: (name: string) => `Sign up, then go on with ${isolate(name)}.`,
    page: 'Sign up, then go on to the page you wanted.',
  },
} as const
