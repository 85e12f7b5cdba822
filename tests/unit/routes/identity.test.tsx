import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { demoPassword, personas, type Persona } from '#mocks/personas.ts'
import { createMockIdentity } from '#mocks/platform/mockIdentity.ts'
import { notify } from '#src/app/notify.tsx'
import type { Toast } from '#src/notifications/toast.ts'
import { IdentityError, type IdentityPort } from '#src/platform/ports.ts'
import { entries, fillIn, pressTwice } from '#tests/support/forms.ts'
import { mountApp } from '#tests/support/mountApp.tsx'

vi.mock('#src/app/notify.tsx', { spy: true })
beforeEach(() => void vi.mocked(notify).mockClear())

type Operation = Exclude<keyof IdentityPort, 'onChange' | 'preload'>

/** The effects of an error code on the page. */
interface ErrorEffect {
  /** Texts of the focused element: a notice, or a field with its label and description. */
  focus: readonly string[]
  toast?: Toast
  alert?: string
}

/** An operation of the identity provider that a user starts with one button. */
interface IdentityCase {
  at: string
  as?: Persona
  prepare: () => Promise<unknown>
  buttonName: string
  busyText: string
  operation: Operation
  /** By error code; `else` is for the codes that are not named. */
  effects: Record<string, ErrorEffect> & { else: ErrorEffect }
}

const loginError = 'Somthing is Wrong! Please Check'
const signupError = 'Somthig Is Worng Please Check'
const canceled: Toast = { tone: 'info', text: 'Google Sign In Canceled By User' }
const popupBlocked = 'The sign-in window was blocked. Allow pop-ups for this site, then try again.'
const recentLoginRequired = 'Please log out and log in again, then change your password. This keeps your account safe.'

const inline = (...focus: string[]): ErrorEffect => ({ focus })
const loginElse: ErrorEffect = { focus: [loginError], alert: loginError }
const signupElse: ErrorEffect = { focus: [signupError], toast: { tone: 'error', text: signupError } }

const loginCodes = {
  'invalid-email': inline('Email', 'Please Enter A Valid Email'),
  'user-not-found': inline('Email', 'This Email Not Registered'),
  'wrong-password': inline('Password', 'Wrong Password'),
  'invalid-credential': inline('Password', 'Wrong Password'),
  else: loginElse,
}

const google = 'Google Sign In'
/** @param other the page's effect of all other errors; a blocked popup shows a hint in place of its inline text */
const popupCodes = (other: ErrorEffect) => ({
  'popup-closed-by-user': { focus: [google], toast: canceled },
  'cancelled-popup-request': { focus: [google] },
  'popup-blocked': { ...other, focus: [popupBlocked] },
  else: other,
})

const fillLogin = async () => {
  await screen.findByLabelText('Password')
  fillIn({ Email: personas.customer.email, Password: demoPassword })
}

/** SHOP-8, AUTH-1 to AUTH-3, AUTH-14, AUTH-20, AUTH-25. */
const identityCases: Record<string, IdentityCase> = {
  'Login by password': {
    at: '/login',
    prepare: fillLogin,
    buttonName: 'LOGIN',
    busyText: 'Logging in…',
    operation: 'signIn',
    effects: loginCodes,
  },
  'Login by a demo button': {
    at: '/login',
    prepare: () => screen.findByLabelText('Password'),
    buttonName: 'Demo User',
    busyText: 'Entering…',
    operation: 'signIn',
    effects: { else: loginElse },
  },
  'Login by Google': {
    at: '/login',
    prepare: () => screen.findByLabelText('Password'),
    buttonName: google,
    busyText: 'Waiting for Google…',
    operation: 'signInWithGoogle',
    effects: popupCodes(loginElse),
  },
  'Forget Password': {
    at: '/login',
    prepare: fillLogin,
    buttonName: 'Forget Password',
    busyText: 'Sending the e-mail…',
    operation: 'sendPasswordReset',
    effects: {
      'invalid-email': inline('Email', 'Please Enter A Valid Email'),
      'user-not-found': inline('Email', 'This Email Not Registered'),
      else: loginElse,
    },
  },
  'Signup by password': {
    at: '/signup',
    async prepare() {
      await screen.findByLabelText('Password')
      fillIn({ Name: 'Ama Mensah', Email: 'ama@dhruva.example', Password: 'secret!' })
    },
    buttonName: 'SIGN UP',
    busyText: 'Creating your account…',
    operation: 'register',
    effects: {
      'email-already-in-use': inline('Email', 'Email Is Allready Registered'),
      else: signupElse,
    },
  },
  'Signup by a demo button': {
    at: '/signup',
    prepare: () => screen.findByLabelText('Password'),
    buttonName: 'Demo Admin',
    busyText: 'Entering…',
    operation: 'signIn',
    effects: { else: signupElse },
  },
  'Signup by Google': {
    at: '/signup',
    prepare: () => screen.findByLabelText('Password'),
    buttonName: google,
    busyText: 'Waiting for Google…',
    operation: 'signInWithGoogle',
    effects: popupCodes(signupElse),
  },
  'Change password': {
    at: '/dashboard',
    as: 'customer',
    async prepare() {
      await screen.findByLabelText('Current password')
      await screen.findByLabelText('Education')
      fillIn({ 'Current password': demoPassword, 'New password': 'Foundry!26' })
    },
    buttonName: 'Change password',
    busyText: 'Changing your password…',
    operation: 'changePassword',
    effects: {
      'no-current-user': inline('No user is logged in'),
      'wrong-password': inline('Current password', 'Wrong Password'),
      'invalid-credential': inline('Current password', 'Wrong Password'),
      'weak-password': inline('New password', 'Need Minimum 6 characters'),
      'requires-recent-login': inline(recentLoginRequired),
      'user-token-expired': inline(recentLoginRequired),
      'too-many-requests': inline('There were too many attempts. Please wait a few minutes, then try again.'),
      'network-request-failed': inline('Something went wrong'),
      else: inline('Something is Wrong'),
    },
  },
}

/** The codes of SHOP-8 except those of the popup, and an unknown one. */
const commonCodes = [
  'invalid-email',
  'user-not-found',
  'wrong-password',
  'invalid-credential',
  'email-already-in-use',
  'unauthorized-domain',
  'web-storage-unsupported',
  'network-request-failed',
  'internal-error',
  'invalid-api-key',
  'auth-domain-config-required',
  'invalid-auth-event',
  'argument-error',
  'a-code-of-tomorrow',
]

/** Opens the page with a provider that answers the operation with `answer`. */
async function openPage({ at, as, operation, prepare }: IdentityCase, answer: () => Promise<void>) {
  const port = vi.fn(answer)
  const alert = vi.fn<(message: string) => void>()
  const identity = createMockIdentity({ signedInAs: as ? personas[as].email : null })
  await mountApp(at, { platform: { identity: { ...identity, [operation]: port }, alert } })
  await prepare()
  return { port, alert, entriesBefore: entries() }
}

const findButton = (name: string) => within(screen.getByRole('main')).getByRole('button', { name })

/** The text of the focused element; for a field, its label and description. */
function focusedText(): string {
  const element = document.activeElement
  if (!(element instanceof HTMLInputElement)) return element?.textContent ?? ''
  const described = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return [...(element.labels ?? []), ...described.map((id) => document.getElementById(id))]
    .map((part) => part?.textContent)
    .join(' ')
}

describe.each(Object.entries(identityCases))('%s', (_name, identityCase) => {
  const codes = [...new Set([...Object.keys(identityCase.effects).filter((code) => code !== 'else'), ...commonCodes])]

  it.each(codes)(
    '%s: calls the provider once for two clicks, shows the message in its place, and loses no input',
    async (code) => {
      const effect = identityCase.effects[code] ?? identityCase.effects.else
      const { port, alert, entriesBefore } = await openPage(identityCase, () => Promise.reject(new IdentityError(code)))
      const button = findButton(identityCase.buttonName)
      button.focus()
      pressTwice(button)
      await waitFor(() => {
        expect(document.body).not.toHaveFocus()
        for (const text of effect.focus) expect(focusedText()).toContain(text)
        expect(button).toHaveTextContent(identityCase.buttonName)
      })
      expect(vi.mocked(notify).mock.calls).toEqual(effect.toast ? [[effect.toast]] : [])
      expect(alert.mock.calls).toEqual(effect.alert ? [[effect.alert]] : [])
      expect(port).toHaveBeenCalledOnce()
      expect(entries()).toEqual(entriesBefore)
      for (const field of document.querySelectorAll<HTMLInputElement>('main input[aria-invalid=true]'))
        expect(field.value).not.toBe('')
    },
  )

  it('shows its progress, and cannot be started again while it runs', async () => {
    const { port, entriesBefore } = await openPage(identityCase, () => new Promise(() => undefined))
    pressTwice(findButton(identityCase.buttonName))
    const running = await screen.findByRole('button', { name: identityCase.busyText })
    expect(running).toHaveAttribute('aria-disabled', 'true')
    pressTwice(running)
    expect(port).toHaveBeenCalledOnce()
    expect(entries()).toEqual(entriesBefore)
  })
})

it('a LOGOUT that fails shows a toast, and does not sign out', async () => {
  const identity = createMockIdentity({ signedInAs: personas.customer.email })
  const signOut = () => Promise.reject(new IdentityError('network-request-failed'))
  const { user } = await mountApp('/', { platform: { identity: { ...identity, signOut } } })
  await user.click(await screen.findByRole('button', { name: 'LOGOUT' }))
  await waitFor(() => expect(vi.mocked(notify).mock.calls).toEqual([[{ tone: 'error', text: 'Something went wrong' }]]))
  expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
})

it('LOGOUT shows that it works, and cannot be started again while it runs', async () => {
  const identity = createMockIdentity({ signedInAs: personas.customer.email })
  const signOut = vi.fn(() => new Promise<void>(() => undefined))
  await mountApp('/', { platform: { identity: { ...identity, signOut } } })
  pressTwice(await screen.findByRole('button', { name: 'LOGOUT' }))
  const running = await screen.findByRole('button', { name: 'Logging out…' })
  expect(running).toHaveAttribute('aria-disabled', 'true')
  pressTwice(running)
  expect(signOut).toHaveBeenCalledOnce()
})
