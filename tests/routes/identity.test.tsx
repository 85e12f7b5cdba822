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

type Operation = Exclude<keyof IdentityPort, 'onChange' | 'warm'>

/** What one code of the provider's leads to. */
interface Told {
  /** Words of what has the focus afterwards: a notice, or a field with its label and what stands under it. */
  focus: readonly string[]
  toast?: Toast
  alert?: string
}

/** One thing that a person asks of the identity provider. */
interface MutationCase {
  at: string
  as?: Persona
  begin: () => Promise<unknown>
  press: string
  busy: string
  operation: Operation
  /** By code; `else` stands for all that are not named. */
  told: Record<string, Told> & { else: Told }
}

const login = 'Somthing is Wrong! Please Check'
const signup = 'Somthig Is Worng Please Check'
const canceled: Toast = { tone: 'info', text: 'Google Sign In Canceled By User' }
const blocked = 'The sign-in window was blocked. Allow pop-ups for this site, then try again.'
const longAgo = 'Please log out and log in again, then change your password. This keeps your account safe.'

const inline = (...focus: string[]): Told => ({ focus })
const loginElse: Told = { focus: [login], alert: login }
const signupElse: Told = { focus: [signup], toast: { tone: 'error', text: signup } }

const loginCodes = {
  'invalid-email': inline('Email', 'Please Enter A Valid Email'),
  'user-not-found': inline('Email', 'This Email Not Registered'),
  'wrong-password': inline('Password', 'Wrong Password'),
  'invalid-credential': inline('Password', 'Wrong Password'),
  else: loginElse,
}

const google = 'Google Sign In'
const popupCodes = {
  'popup-closed-by-user': { focus: [google], toast: canceled },
  'cancelled-popup-request': { focus: [google] },
  'popup-blocked': { focus: [blocked], alert: login },
}

const fillLogin = async () => {
  await screen.findByLabelText('Password')
  fillIn({ Email: personas.customer.email, Password: demoPassword })
}

/** SHOP-8, AUTH-1 to AUTH-3, AUTH-14, AUTH-20. */
const mutationCases: Record<string, MutationCase> = {
  'Login by password': {
    at: '/login',
    begin: fillLogin,
    press: 'LOGIN',
    busy: 'Logging in…',
    operation: 'signIn',
    told: loginCodes,
  },
  'Login by a demo button': {
    at: '/login',
    begin: () => screen.findByLabelText('Password'),
    press: 'Demo User',
    busy: 'Entering…',
    operation: 'signIn',
    told: loginCodes,
  },
  'Login by Google': {
    at: '/login',
    begin: () => screen.findByLabelText('Password'),
    press: google,
    busy: 'Waiting for Google…',
    operation: 'signInWithGoogle',
    told: { ...popupCodes, else: loginElse },
  },
  'Forget Password': {
    at: '/login',
    begin: fillLogin,
    press: 'Forget Password',
    busy: 'Sending the e-mail…',
    operation: 'sendReset',
    told: {
      'invalid-email': inline('Email', 'Please Enter A Valid Email'),
      'user-not-found': inline('Email', 'This Email Not Registered'),
      else: loginElse,
    },
  },
  'Signup by password': {
    at: '/signup',
    async begin() {
      await screen.findByLabelText('Password')
      fillIn({ Name: 'Ama Mensah', Email: 'ama@dhruva.example', Password: 'secret!' })
    },
    press: 'SIGN UP',
    busy: 'Creating your account…',
    operation: 'register',
    told: {
      'email-already-in-use': inline('Email', 'Email Is Allready Registered'),
      'invalid-email': inline('Email', 'Please Enter A Valid Email'),
      else: signupElse,
    },
  },
  'Signup by Google': {
    at: '/signup',
    begin: () => screen.findByLabelText('Password'),
    press: google,
    busy: 'Waiting for Google…',
    operation: 'signInWithGoogle',
    told: { ...popupCodes, else: signupElse },
  },
  'Change password': {
    at: '/dashboard',
    as: 'customer',
    async begin() {
      await screen.findByLabelText('Current password')
      await screen.findByLabelText('Education')
      fillIn({ 'Current password': demoPassword, 'New password': 'Foundry!26' })
    },
    press: 'Change password',
    busy: 'Changing your password…',
    operation: 'changePassword',
    told: {
      'no-current-user': inline('No user is logged in'),
      'wrong-password': inline('Current password', 'Wrong Password'),
      'invalid-credential': inline('Current password', 'Wrong Password'),
      'weak-password': inline('New password', 'Need Minimum 6 characters'),
      'requires-recent-login': inline(longAgo),
      'user-token-expired': inline(longAgo),
      'too-many-requests': inline('There were too many attempts. Please wait a few minutes, then try again.'),
      'network-request-failed': inline('Something went wrong'),
      else: inline('Something is Wrong'),
    },
  },
}

/** SHOP-8 but the popup's own, and one that nobody has heard of. */
const seen = [
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

/** Mounts the page with a provider that answers the one operation as told. */
async function begin({ at, as, operation, begin: prepare }: MutationCase, answer: () => Promise<void>) {
  const port = vi.fn(answer)
  const alert = vi.fn<(message: string) => void>()
  const identity = createMockIdentity({ signedInAs: as ? personas[as].email : null })
  await mountApp(at, { platform: { identity: { ...identity, [operation]: port }, alert } })
  await prepare()
  return { port, alert, shown: entries() }
}

const find = (name: string) => within(screen.getByRole('main')).getByRole('button', { name })

/** The words of what has the focus; of a field its label, and what stands under it. */
function focused(): string {
  const element = document.activeElement
  if (!(element instanceof HTMLInputElement)) return element?.textContent ?? ''
  const described = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return [...(element.labels ?? []), ...described.map((id) => document.getElementById(id))]
    .map((part) => part?.textContent)
    .join(' ')
}

describe.each(Object.entries(mutationCases))('%s', (_name, deed) => {
  const codes = [...new Set([...Object.keys(deed.told).filter((code) => code !== 'else'), ...seen])]

  it.each(codes)(
    '%s: calls the provider once for two clicks, shows the message in its place, and loses no input',
    async (code) => {
      const told = deed.told[code] ?? deed.told.else
      const { port, alert, shown } = await begin(deed, () => Promise.reject(new IdentityError(code)))
      const button = find(deed.press)
      button.focus()
      pressTwice(button)
      await waitFor(() => {
        expect(document.body).not.toHaveFocus()
        for (const words of told.focus) expect(focused()).toContain(words)
        expect(button).toHaveTextContent(deed.press)
      })
      expect(vi.mocked(notify).mock.calls).toEqual(told.toast ? [[told.toast]] : [])
      expect(alert.mock.calls).toEqual(told.alert ? [[told.alert]] : [])
      expect(port).toHaveBeenCalledOnce()
      expect(entries()).toEqual(shown)
    },
  )

  it('shows its progress, and cannot be started again while it runs', async () => {
    const { port, shown } = await begin(deed, () => new Promise(() => undefined))
    pressTwice(find(deed.press))
    const running = await screen.findByRole('button', { name: deed.busy })
    expect(running).toHaveAttribute('aria-disabled', 'true')
    pressTwice(running)
    expect(port).toHaveBeenCalledOnce()
    expect(entries()).toEqual(shown)
  })
})

it('LOGOUT that the provider refuses says so, and nobody is signed out', async () => {
  const identity = createMockIdentity({ signedInAs: personas.customer.email })
  const signOut = () => Promise.reject(new IdentityError('network-request-failed'))
  const { user } = await mountApp('/', { platform: { identity: { ...identity, signOut } } })
  await user.click(await screen.findByRole('button', { name: 'LOGOUT' }))
  await waitFor(() => expect(vi.mocked(notify).mock.calls).toEqual([[{ tone: 'error', text: 'Something went wrong' }]]))
  expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
})
