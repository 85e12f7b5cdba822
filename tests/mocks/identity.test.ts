import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { createMockIdentity, sessionKey } from '#mocks/platform/mockIdentity.ts'
import type { Account } from '#src/domain/user.ts'
import type { IdentityPort } from '#src/platform/ports.ts'

const { customer } = personas

/** What an identity told, newest last. */
async function watch(identity: IdentityPort) {
  const told: (Account | null)[] = []
  const stop = identity.onChange((account) => told.push(account))
  await vi.waitFor(() => expect(told).toHaveLength(1))
  return { told, stop }
}

const refused = (code: string) => expect.objectContaining({ name: 'IdentityError', code })

it('tells that nobody is signed in, then who is, then nobody', async () => {
  const identity = createMockIdentity()
  const { told, stop } = await watch(identity)
  await identity.signIn('Demo.User@Dhruva.example', demoPassword)
  await identity.signOut()
  expect(told).toEqual([
    null,
    { id: 'account-2', email: customer.email, name: 'Kamal Hossain', photo: null, hasPassword: true },
    null,
  ])
  stop()
  await identity.signIn(customer.email, demoPassword)
  expect(told).toHaveLength(3)
})

it('tells of the same person again, who has left and come back in another tab while this one slept', async () => {
  const identity = createMockIdentity({ signedInAs: customer.email })
  const { told } = await watch(identity)
  await identity.signIn(customer.email, demoPassword)
  expect(told.map((account) => account?.email)).toEqual([customer.email, customer.email])
})

it.each([
  ['nobody', demoPassword, 'invalid-email'],
  ['no@body.test', demoPassword, 'user-not-found'],
  [customer.email, 'wrong', 'wrong-password'],
  ['tania.sultana@sylhetmotors.example', '', 'wrong-password'],
])('refuses %s with %s: %s', async (email, password, code) => {
  await expect(createMockIdentity().signIn(email, password)).rejects.toEqual(refused(code))
})

it('may have one code for both (AUTH-1), or be out of reach', async () => {
  const identity = createMockIdentity()
  db.setDials({ identity: 'protected' })
  await expect(identity.signIn('no@body.test', 'x')).rejects.toEqual(refused('invalid-credential'))
  await expect(identity.signIn(customer.email, 'x')).rejects.toEqual(refused('invalid-credential'))
  await expect(identity.sendReset('no@body.test')).resolves.toBeUndefined()
  db.setDials({ identity: 'unreachable' })
  await expect(identity.signIn(customer.email, demoPassword)).rejects.toEqual(refused('network-request-failed'))
})

it('registers: told once, with the name (AUTH-9); the address is taken from then on', async () => {
  const identity = createMockIdentity()
  const { told } = await watch(identity)
  await identity.register('Mina Das', 'Mina@das.test', 'secret!')
  expect(told.slice(1)).toEqual([expect.objectContaining({ name: 'Mina Das', email: 'mina@das.test' })])
  await expect(identity.register('M', 'mina@das.test', 'secret!')).rejects.toEqual(refused('email-already-in-use'))
  await expect(identity.register('M', 'mina', 'secret!')).rejects.toEqual(refused('invalid-email'))
  await expect(identity.register('M', 'm@das.test', 'short')).rejects.toEqual(refused('weak-password'))
  await identity.signIn('mina@das.test', 'secret!')
})

it('sends a reset to whom it knows', async () => {
  const identity = createMockIdentity()
  await expect(identity.sendReset(customer.email)).resolves.toBeUndefined()
  await expect(identity.sendReset('no@body.test')).rejects.toEqual(refused('user-not-found'))
  await expect(identity.sendReset('nobody')).rejects.toEqual(refused('invalid-email'))
})

it('changes a password, for whom it is signed in', async () => {
  const identity = createMockIdentity()
  await expect(identity.changePassword(demoPassword, 'another!')).rejects.toEqual(refused('no-current-user'))
  await identity.signIn(customer.email, demoPassword)
  await expect(identity.changePassword('wrong', 'another!')).rejects.toEqual(refused('wrong-password'))
  await expect(identity.changePassword(demoPassword, 'short')).rejects.toEqual(refused('weak-password'))
  await identity.changePassword(demoPassword, 'another!')
  await identity.signIn(customer.email, 'another!')
})

it('can begin with somebody', async () => {
  const { told } = await watch(createMockIdentity({ signedInAs: personas.admin.email }))
  expect(told).toEqual([expect.objectContaining({ name: 'Nadia Rahman' })])
})

describe('with a storage', () => {
  it('keeps the session over reloads and shares it with other tabs', async () => {
    const here = createMockIdentity({ storage: localStorage })
    const { told } = await watch(here)
    await here.signIn(customer.email, demoPassword)
    expect((await watch(createMockIdentity({ storage: localStorage }))).told).toEqual([
      expect.objectContaining({ email: customer.email }),
    ])
    localStorage.removeItem(sessionKey)
    window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }))
    expect(told.at(-1)).toBeNull()
  })

  it('ends when a reset takes the account away', async () => {
    const identity = createMockIdentity({ storage: localStorage })
    const { told } = await watch(identity)
    await identity.register('Mina', 'mina@das.test', 'secret!')
    db.reset()
    expect(told.at(-1)).toBeNull()
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
  afterEach(() => vi.useRealTimers())

  it('opens a window of 500 by 600 within the click, and signs in the chosen account', async () => {
    const identity = createMockIdentity()
    const done = identity.signInWithGoogle()
    expect(open.mock.lastCall?.[2]).toMatch(/width=500,height=600/)
    press(/Mina Das/)
    await done
    const { told } = await watch(identity)
    expect(told).toEqual([
      expect.objectContaining({ email: 'mina.das@gmail.example', name: 'Mina Das', hasPassword: false }),
    ])
    expect(chooser.closed).toBe(true)
  })

  it('knows an account again', async () => {
    const count = db.get().accounts.length
    const done = createMockIdentity().signInWithGoogle()
    press(/Tania/)
    await done
    expect(db.get().accounts).toHaveLength(count)
  })

  it('is cancelled by closing the window', async () => {
    const done = createMockIdentity().signInWithGoogle()
    chooser.closed = true
    vi.advanceTimersByTime(200)
    await expect(done).rejects.toEqual(refused('popup-closed-by-user'))
  })

  it.each([
    ['blocked', 'popup-blocked'],
    ['closed', 'popup-closed-by-user'],
  ] as const)('can be %s by the dial', async (popup, code) => {
    db.setDials({ popup })
    const done = createMockIdentity().signInWithGoogle()
    vi.advanceTimersByTime(200)
    await expect(done).rejects.toEqual(refused(code))
  })

  it('is blocked where the browser opens nothing', async () => {
    open.mockReturnValueOnce(null)
    await expect(createMockIdentity().signInWithGoogle()).rejects.toEqual(refused('popup-blocked'))
  })
})
