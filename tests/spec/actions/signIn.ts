import { demoPassword, personas } from '#mocks/personas.ts'
import { loginFormSchema, passwordFormSchema, signupFormSchema } from '#src/domain/credentials.ts'
import type { Toast } from '#src/lib/toast.ts'
import type { IdentityPort } from '#src/ports/ports.ts'
import { field, type FormAction, type ButtonAction } from '#tests/spec/actions/action.ts'

/** The effects of an error code on the page. */
export interface ErrorEffect {
  /** Texts of the focused element: a notice, or a field with its label and description. */
  focus: readonly string[]
  toast?: Toast
  alert?: string
}

/** An operation of the identity provider that a person starts with one button. */
export interface IdentityAction extends ButtonAction {
  /** The label of a field that appears when the page is complete, if that is later than the button. */
  ready?: string
  operation: Exclude<keyof IdentityPort, 'onChange' | 'preload'>
  /** One code for each kind of message; `else` covers the other codes (tests/unit/domain/signIn.test.ts has all). */
  effects: Record<string, ErrorEffect> & { else: ErrorEffect }
}

const loginError = 'Somthing is Wrong! Please Check'
const signupError = 'Somthig Is Worng Please Check'
const canceled: Toast = { tone: 'info', text: 'Google Sign In Canceled By User' }
const popupBlocked = 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.'

const inline = (...focus: string[]): ErrorEffect => ({ focus })
const loginElse: ErrorEffect = { focus: [loginError], alert: loginError }
const signupElse: ErrorEffect = { focus: [signupError], toast: { tone: 'error', text: signupError } }

const unknownEmail = { 'user-not-found': inline('Email', 'This Email Not Registered') }

const google = 'Google Sign In'
/** @param other the effect of all other errors on the page; a blocked popup shows a hint instead of the inline text */
const byGoogle = (on: 'login' | 'signup', other: ErrorEffect): IdentityAction => ({
  on,
  button: google,
  operation: 'signInWithGoogle',
  effects: {
    'popup-closed-by-user': { focus: [google], toast: canceled },
    'cancelled-popup-request': { focus: [google] },
    'popup-blocked': { ...other, focus: [popupBlocked] },
    else: other,
  },
})

const byDemoButton = (on: 'login' | 'signup', button: string, other: ErrorEffect): IdentityAction => ({
  on,
  button,
  operation: 'signIn',
  effects: { else: other },
})

const newPassword = (label: string, value: string, ...tooShort: string[]) =>
  field(label, value, {
    'Password Must Required': [''],
    'Need Minimum 6 characters': ['abc', ...tooShort],
    'Need Minimum 1 Special Character': ['abcdef', 'abc-_?'],
  })

export const login = {
  on: 'login',
  form: {
    schema: loginFormSchema,
    fields: {
      email: field('Email', personas.customer.email, { 'Email is Required': [''] }),
      password: field('Password', demoPassword, { 'Password Must Required': [''] }),
    },
  },
  button: 'LOGIN',
  operation: 'signIn',
  effects: { ...unknownEmail, 'wrong-password': inline('Password', 'Wrong Password'), else: loginElse },
} satisfies IdentityAction & FormAction

export const signup = {
  on: 'signup',
  form: {
    schema: signupFormSchema,
    fields: {
      name: field('Name', 'Ama Mensah', { 'Name is Required': ['', '   '] }),
      email: field('Email', 'ama@dhruva.example', {
        'Email is Required': [''],
        'Provide A Valid Email': ['ama', 'ama@dhruva', 'a ma@dhruva.example', 'a@b.c and more'],
      }),
      password: newPassword('Password', 'secret!', 'abcd!'),
    },
  },
  button: 'SIGN UP',
  operation: 'register',
  effects: { 'email-already-in-use': inline('Email', 'Email Is Allready Registered'), else: signupElse },
} satisfies IdentityAction & FormAction

export const changePassword = {
  on: 'profile',
  as: 'customer',
  ready: 'Education',
  form: {
    schema: passwordFormSchema,
    fields: {
      current: field('Current password', demoPassword, { 'Password Must Required': [''] }),
      next: newPassword('New password', 'Foundry!26', 'a!b2c'),
    },
  },
  button: 'Change password',
  operation: 'changePassword',
  effects: {
    'wrong-password': inline('Current password', 'Wrong Password'),
    'weak-password': inline('New password', 'Need Minimum 6 characters'),
    else: inline('Something is Wrong'),
  },
} satisfies IdentityAction & FormAction

/** The operations of the identity provider that a person can start (SHOP-8). */
export const identityActions: Readonly<Record<string, IdentityAction>> = {
  'Login by password': login,
  'Login by a demo button': byDemoButton('login', 'Demo User', loginElse),
  'Login by Google': byGoogle('login', loginElse),
  'Forget Password': {
    ...login,
    button: 'Forget Password',
    operation: 'sendPasswordReset',
    effects: { ...unknownEmail, else: loginElse },
  },
  'Signup by password': signup,
  'Signup by a demo button': byDemoButton('signup', 'Demo Admin', signupElse),
  'Signup by Google': byGoogle('signup', signupElse),
  'Change password': changePassword,
}
