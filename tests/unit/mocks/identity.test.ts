import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { createMockIdentity, sessionKey } from '#mocks/platform/mockIdentity.ts'
import type { Account } from '#src/domain/account.ts'

const { customer } = personas

/** Collects the accounts that an identity reports, newest last. */
async function watch(identity = createMockIdentity()) {
  const reported: (Account | null)[] = []
  const stop = identity.onChange((account) => reported.push(account))
  await vi.waitFor(() => expect(reported).toHaveLength(1))
  return { identity, reported, stop }
}

const identityError = (code: string) => expect.objectContaining({ name: 'IdentityError', code })

it('reports null, the signed-in account, then null', async () => {
  const { identity, reported, stop } = await watch()
  await identity.signIn('Demo.User@Dhruva.example', demoPassword)
  await identity.signOut()
  expect(reported).toEqual([
    null,
    { id: 'account-2', email: customer.email, name: 'Kamal Hossain', photo: null, hasPassword: true },
    null,
  ])
  stop()
  await identity.signIn(customer.email, demoPassword)
  expect(reported).toHaveLength(3)
})

it('reports the same account again after it signed out and in again in another tab', async () => {
  const { identity, reported } = await watch(createMockIdentity({ signedInAs: customer.email }))
  await identity.signIn(customer.email, demoPassword)
  expect(reported.map((account) => account?.email)).toEqual([customer.email, customer.email])
})

it.each([
  ['nobody', demoPassword, 'invalid-email'],
  ['no@body.test', demoPassword, 'user-not-found'],
  [customer.email, 'wrong', 'wrong-password'],
  ['tania.sultana@sylhetmotors.example', '', 'wrong-password'],
])('rejects %s with the password %s: %s', async (email, password, code) => {
  await expect(createMockIdentity().signIn(email, password)).rejects.toEqual(identityError(code))
})

it('can use one code for both errors (AUTH-1), or be unreachable', async () => {
  const identity = createMockIdentity()
  db.setDials({ identity: 'protected' })
  await expect(identity.signIn('no@body.test', 'x')).rejects.toEqual(identityError('invalid-credential'))
  await expect(identity.signIn(customer.email, 'x')).rejects.toEqual(identityError('invalid-credential'))
  await expect(identity.sendPasswordReset('no@body.test')).resolves.toBeUndefined()
  db.setDials({ identity: 'unreachable' })
  await expect(identity.signIn(customer.email, demoPassword)).rejects.toEqual(identityError('network-request-failed'))
})

it('registers: reports the account once, with its name (AUTH-9), and rejects a second registration', async () => {
  const { identity, reported } = await watch()
  await identity.register('Mina Das', 'Mina@das.test', 'secret!')
  expect(reported.slice(1)).toEqual([
    { id: 'account-1017', name: 'Mina Das', email: 'mina@das.test', photo: null, hasPassword: true },
  ])
  await expect(identity.register('M', 'mina@das.test', 'secret!')).rejects.toEqual(
    identityError('email-already-in-use'),
  )
  await expect(identity.register('M', 'mina', 'secret!')).rejects.toEqual(identityError('invalid-email'))
  await expect(identity.register('M', 'm@das.test', 'short')).rejects.toEqual(identityError('weak-password'))
  await identity.signIn('mina@das.test', 'secret!')
})

it('takes a password of six letters, and no shorter one', async () => {
  const identity = createMockIdentity()
  await identity.register('Mina', 'mina@das.test', 'secret')
  await identity.changePassword('secret', 'letter')
  await expect(identity.changePassword('letter', 'short')).rejects.toEqual(identityError('weak-password'))
  await identity.signIn('mina@das.test', 'letter')
})

it('reports nothing to who has stopped to listen before the first report', async () => {
  const identity = createMockIdentity()
  const listener = vi.fn<() => void>()
  identity.onChange(listener)()
  await watch(identity)
  expect(listener).not.toHaveBeenCalled()
})

it('sends a reset only to known addresses', async () => {
  const identity = createMockIdentity()
  await expect(identity.sendPasswordReset(customer.email)).resolves.toBeUndefined()
  await expect(identity.sendPasswordReset('no@body.test')).rejects.toEqual(identityError('user-not-found'))
  await expect(identity.sendPasswordReset('nobody')).rejects.toEqual(identityError('invalid-email'))
})

it('changes the password of the signed-in account', async () => {
  const identity = createMockIdentity()
  await expect(identity.changePassword(demoPassword, 'another!')).rejects.toEqual(identityError('no-current-user'))
  await identity.signIn(customer.email, demoPassword)
  await expect(identity.changePassword('wrong', 'another!')).rejects.toEqual(identityError('wrong-password'))
  await expect(identity.changePassword(demoPassword, 'short')).rejects.toEqual(identityError('weak-password'))
  await identity.changePassword(demoPassword, 'another!')
  await identity.signIn(customer.email, 'another!')
})

it('can start with a signed-in account', async () => {
  const { reported } = await watch(createMockIdentity({ signedInAs: personas.admin.email }))
  expect(reported).toEqual([expect.objectContaining({ name: 'Nadia Rahman' })])
})

describe('with a storage', () => {
  it('keeps the session across reloads and shares it with other tabs', async () => {
    const { identity, reported } = await watch(createMockIdentity({ storage: localStorage }))
    await identity.signIn(customer.email, demoPassword)
    expect((await watch(createMockIdentity({ storage: localStorage }))).reported).toEqual([
      expect.objectContaining({ email: customer.email }),
    ])
    localStorage.removeItem(sessionKey)
    window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }))
    expect(reported.at(-1)).toBeNull()
  })

  it('reports an account again that another tab signed out and in', async () => {
    const { reported } = await watch(createMockIdentity({ storage: localStorage, signedInAs: customer.email }))
    const emit = (newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue }))
    emit(null)
    expect(reported).toHaveLength(1)
    emit(customer.email)
    expect(reported.map((account) => account?.email)).toEqual([customer.email, customer.email])
  })

  it('ends when another tab clears the storage, and stays when it changes something else', async () => {
    const { reported } = await watch(createMockIdentity({ storage: localStorage, signedInAs: customer.email }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: 'token' }))
    expect(reported).toHaveLength(1)
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage'))
    expect(reported.slice(1)).toEqual([null])
  })

  it('wins over the account that the page starts with', async () => {
    localStorage.setItem(sessionKey, personas.admin.email)
    const { reported } = await watch(createMockIdentity({ storage: localStorage, signedInAs: customer.email }))
    expect(reported).toEqual([expect.objectContaining({ email: personas.admin.email })])
  })

  it('is set at once, without password, latency or failure', async () => {
    const { identity, reported } = await watch(createMockIdentity({ storage: localStorage }))
    db.setDials({ latency: 60_000, identity: 'unreachable' })
    identity.setSession(customer.email)
    expect(identity.currentAccount()?.email).toBe(customer.email)
    identity.setSession(null)
    expect(reported.map((account) => account?.email)).toEqual([undefined, customer.email, undefined])
  })

  it('signs out when a reset removes the account', async () => {
    const { identity, reported } = await watch(createMockIdentity({ storage: localStorage }))
    await identity.register('Mina', 'mina@das.test', 'secret!')
    db.reset()
    expect(reported.at(-1)).toBeNull()
  })
})

describe('Google', () => {
  const chooser = { closed: false, document: document.implementation.createHTMLDocument(), close: vi.fn<() => void>() }
  const open = vi.fn<(...args: string[]) => unknown>(() => chooser)
  const press = (name: RegExp) => {
    const button = [...chooser.document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent))
    button?.click()
  }

  beforeEach(() => {
    Object.assign(chooser, { closed: false, document: document.implementation.createHTMLDocument() })
    chooser.close.mockImplementation(() => void (chooser.closed = true))
    vi.stubGlobal('open', open)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  it('opens a window of 500 by 600 within the click, and signs in the chosen account', async () => {
    const identity = createMockIdentity()
    const signIn = identity.signInWithGoogle()
    expect(open.mock.lastCall?.[2]).toMatch(/width=500,height=600/)
    press(/Mina Das/)
    await signIn
    const { reported } = await watch(identity)
    expect(reported).toEqual([
      expect.objectContaining({ email: 'mina.das@gmail.example', name: 'Mina Das', hasPassword: false }),
    ])
    expect(chooser.closed).toBe(true)
  })

  it('creates no second account', async () => {
    const count = db.get().accounts.length
    const signIn = createMockIdentity().signInWithGoogle()
    press(/Tania/)
    await signIn
    expect(db.get().accounts).toHaveLength(count)
  })

  it('is cancelled by closing the window', async () => {
    const signIn = createMockIdentity().signInWithGoogle()
    chooser.closed = true
    vi.advanceTimersByTime(200)
    await expect(signIn).rejects.toEqual(identityError('popup-closed-by-user'))
  })

  it.each([
    ['blocked', 'popup-blocked'],
    ['closed', 'popup-closed-by-user'],
  ] as const)('can be %s by the dial', async (popup, code) => {
    db.setDials({ popup })
    const signIn = createMockIdentity().signInWithGoogle()
    vi.advanceTimersByTime(200)
    await expect(signIn).rejects.toEqual(identityError(code))
  })

  it('is blocked when the browser opens no window', async () => {
    open.mockReturnValueOnce(null)
    await expect(createMockIdentity().signInWithGoogle()).rejects.toEqual(identityError('popup-blocked'))
  })
})
