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
const canceledToast: Toast = { tone: 'info', text: 'Google Sign In Canceled By User' }
const popupBlocked = 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.'

const inlineError = (...focus: string[]): ErrorEffect => ({ focus })
const loginDefault: ErrorEffect = { focus: [loginError], alert: loginError }
const signupDefault: ErrorEffect = { focus: [signupError], toast: { tone: 'error', text: signupError } }

const unknownEmail = { 'user-not-found': inlineError('Email', 'This Email Not Registered') }

const google = 'Google Sign In'
/** @param other the effect of all other errors on the page; a blocked popup shows a hint instead of the inline text */
const createGoogleAction = (on: 'login' | 'signup', other: ErrorEffect): IdentityAction => ({
  on,
  button: google,
  operation: 'signInWithGoogle',
  effects: {
    'popup-closed-by-user': { focus: [google], toast: canceledToast },
    'cancelled-popup-request': { focus: [google] },
    'popup-blocked': { ...other, focus: [popupBlocked] },
    else: other,
  },
})

const createDemoAction = (on: 'login' | 'signup', button: string, other: ErrorEffect): IdentityAction => ({
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
  effects: { ...unknownEmail, 'wrong-password': inlineError('Password', 'Wrong Password'), else: loginDefault },
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
  effects: { 'email-already-in-use': inlineError('Email', 'Email Is Allready Registered'), else: signupDefault },
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
    'wrong-password': inlineError('Current password', 'Wrong Password'),
    'weak-password': inlineError('New password', 'Need Minimum 6 characters'),
    else: inlineError('Something is Wrong'),
  },
} satisfies IdentityAction & FormAction

/** The operations of the identity provider that a person can start (SHOP-8). */
export const identityActions: Readonly<Record<string, IdentityAction>> = {
  'Login by password': login,
  'Login by a demo button': createDemoAction('login', 'Demo User', loginDefault),
  'Login by Google': createGoogleAction('login', loginDefault),
  'Forget Password': {
    ...login,
    button: 'Forget Password',
    operation: 'sendPasswordReset',
    effects: { ...unknownEmail, else: loginDefault },
  },
  'Signup by password': signup,
  'Signup by a demo button': createDemoAction('signup', 'Demo Admin', signupDefault),
  'Signup by Google': createGoogleAction('signup', signupDefault),
  'Change password': changePassword,
}
