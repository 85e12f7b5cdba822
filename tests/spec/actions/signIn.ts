import { demoPassword, personas } from '#mocks/personas.ts'
import { loginFormSchema, passwordFormSchema, signupFormSchema } from '#src/domain/credentials.ts'
import type { Toast } from '#src/lib/toast.ts'
import type { IdentityPort } from '#src/ports/ports.ts'
import { makeField, type FormAction, type ButtonAction } from '#tests/spec/actions/action.ts'

/** The effect that an error with a certain code has on the page. */
export interface ErrorEffect {
  /** Texts of the focused element: a notice, or a field with its label and description. */
  focusedTexts: readonly string[]
  toast?: Toast
  alert?: string
}

/** An operation of the identity provider that a person starts with one button. */
export interface IdentityAction extends ButtonAction {
  /** The label of a field that loads after the button. The page is complete once this field appears. */
  lateFieldLabel?: string
  operation: Exclude<keyof IdentityPort, 'onChange' | 'preload'>
  /** One code for each message; `else` covers all other codes. tests/unit/domain/signIn.test.ts tests every code. */
  effects: Record<string, ErrorEffect> & { else: ErrorEffect }
}

const loginErrorText = 'Somthing is Wrong! Please Check'
const signupErrorText = 'Somthig Is Worng Please Check'
const canceledToast: Toast = { tone: 'info', text: 'Google Sign In Canceled By User' }
const popupBlockedText = 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.'

const createInlineError = (...focusedTexts: string[]): ErrorEffect => ({ focusedTexts })
const loginErrorEffect: ErrorEffect = { focusedTexts: [loginErrorText], alert: loginErrorText }
const signupErrorEffect: ErrorEffect = {
  focusedTexts: [signupErrorText],
  toast: { tone: 'error', text: signupErrorText },
}

const unknownEmailEffects = { 'user-not-found': createInlineError('Email', 'This Email Not Registered') }

const googleButtonLabel = 'Google Sign In'
/** @param defaultEffect the effect of all errors except a blocked popup, which shows a hint instead */
const createGoogleAction = (page: 'login' | 'signup', defaultEffect: ErrorEffect): IdentityAction => ({
  page,
  button: googleButtonLabel,
  operation: 'signInWithGoogle',
  effects: {
    'popup-closed-by-user': { focusedTexts: [googleButtonLabel], toast: canceledToast },
    'cancelled-popup-request': { focusedTexts: [googleButtonLabel] },
    'popup-blocked': { ...defaultEffect, focusedTexts: [popupBlockedText] },
    else: defaultEffect,
  },
})

const createDemoAction = (page: 'login' | 'signup', button: string, defaultEffect: ErrorEffect): IdentityAction => ({
  page,
  button,
  operation: 'signIn',
  effects: { else: defaultEffect },
})

const makeNewPasswordField = (label: string, value: string, ...tooShortValues: string[]) =>
  makeField(label, value, {
    'Password Must Required': [''],
    'Need Minimum 6 characters': ['abc', ...tooShortValues],
    'Need Minimum 1 Special Character': ['abcdef', 'abc-_?'],
  })

export const loginAction = {
  page: 'login',
  form: {
    schema: loginFormSchema,
    fields: {
      email: makeField('Email', personas.customer.email, { 'Email is Required': [''] }),
      password: makeField('Password', demoPassword, { 'Password Must Required': [''] }),
    },
  },
  button: 'LOGIN',
  operation: 'signIn',
  effects: {
    ...unknownEmailEffects,
    'wrong-password': createInlineError('Password', 'Wrong Password'),
    else: loginErrorEffect,
  },
} satisfies IdentityAction & FormAction

export const signupAction = {
  page: 'signup',
  form: {
    schema: signupFormSchema,
    fields: {
      name: makeField('Name', 'Ama Mensah', { 'Name is Required': ['', '   '] }),
      email: makeField('Email', 'ama@dhruva.example', {
        'Email is Required': [''],
        'Provide A Valid Email': ['ama', 'ama@dhruva', 'a ma@dhruva.example', 'a@b.c and more'],
      }),
      password: makeNewPasswordField('Password', 'secret!', 'abcd!'),
    },
  },
  button: 'SIGN UP',
  operation: 'register',
  effects: {
    'email-already-in-use': createInlineError('Email', 'Email Is Allready Registered'),
    else: signupErrorEffect,
  },
} satisfies IdentityAction & FormAction

export const changePasswordAction = {
  page: 'profile',
  as: 'customer',
  lateFieldLabel: 'Education',
  form: {
    schema: passwordFormSchema,
    fields: {
      current: makeField('Current password', demoPassword, { 'Password Must Required': [''] }),
      next: makeNewPasswordField('New password', 'Foundry!26', 'a!b2c'),
    },
  },
  button: 'Change password',
  operation: 'changePassword',
  effects: {
    'wrong-password': createInlineError('Current password', 'Wrong Password'),
    'weak-password': createInlineError('New password', 'Need Minimum 6 characters'),
    else: createInlineError('Something is Wrong'),
  },
} satisfies IdentityAction & FormAction

/** The operations of the identity provider that a person can start (SHOP-8). */
export const identityActions: Readonly<Record<string, IdentityAction>> = {
  'Login by password': loginAction,
  'Login by a demo button': createDemoAction('login', 'Demo User', loginErrorEffect),
  'Login by Google': createGoogleAction('login', loginErrorEffect),
  'Forget Password': {
    ...loginAction,
    button: 'Forget Password',
    operation: 'sendPasswordReset',
    effects: { ...unknownEmailEffects, else: loginErrorEffect },
  },
  'Signup by password': signupAction,
  'Signup by a demo button': createDemoAction('signup', 'Demo Admin', signupErrorEffect),
  'Signup by Google': createGoogleAction('signup', signupErrorEffect),
  'Change password': changePasswordAction,
}
