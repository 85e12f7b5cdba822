import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '#src/domain/account.ts'
import type { RealConfig } from '#src/adapters/config.ts'
import { startFirebase } from '#src/adapters/firebaseIdentity.ts'
import { createLazyIdentity } from '#src/adapters/lazyIdentity.ts'
import { waitUntil } from '#tests/support/waitUntil.ts'

const createFirebaseIdentity = (firebase: RealConfig['firebase']) =>
  createLazyIdentity((isSigningIn) => Promise.resolve().then(() => startFirebase(firebase, isSigningIn)))

const sessionHintKey = 'dhruva.session.v1'
const config: RealConfig['firebase'] = { apiKey: 'k', authDomain: 'd', projectId: 'p', emulatorUrl: null }
const firebaseError = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` })

const rafi = {
  uid: 'u1',
  email: 'rafi@dhruva.example',
  displayName: 'Rafi',
  photoURL: null,
  providerData: [{ providerId: 'password' }],
}
const rafiAccount: Account = { id: 'u1', email: 'rafi@dhruva.example', name: 'Rafi', photo: null, hasPassword: true }

/** The state of the fake SDK: the signed-in user, the listeners and the started apps. */
const fake = vi.hoisted(() => ({
  auth: { currentUser: null as unknown, authStateReady: () => Promise.resolve() },
  listeners: [] as ((user: unknown) => void)[],
  apps: [] as string[],
}))

const sdk = vi.hoisted(() => {
  const resolves = () => vi.fn<(...args: unknown[]) => Promise<unknown>>(() => Promise.resolve())
  return {
    initializeApp: vi.fn<(options: unknown) => unknown>(() => fake.apps.push('app') && 'app'),
    deleteApp: vi.fn<(app: unknown) => Promise<unknown>>(async () => fake.apps.pop()),
    initializeAuth: vi.fn<(app: unknown, options: unknown) => unknown>(() => fake.auth),
    connectAuthEmulator: vi.fn<(...args: unknown[]) => void>(),
    createUserWithEmailAndPassword: resolves(),
    deleteUser: resolves(),
    reauthenticateWithCredential: resolves(),
    sendPasswordResetEmail: resolves(),
    signInWithEmailAndPassword: resolves(),
    signInWithPopup: resolves(),
    signOut: resolves(),
    updatePassword: resolves(),
    updateProfile: resolves(),
  }
})

vi.mock('firebase/app', () => ({ ...sdk, getApps: () => [...fake.apps] }))
vi.mock('firebase/auth', () => ({
  ...sdk,
  browserLocalPersistence: 'local',
  browserPopupRedirectResolver: 'resolver',
  browserSessionPersistence: 'session',
  indexedDBLocalPersistence: class IndexedDB {},
  EmailAuthProvider: { credential: (email: string, password: string) => ({ email, password }) },
  GoogleAuthProvider: class {
    providerId = 'google.com'
  },
  onAuthStateChanged(_auth: unknown, listener: (user: unknown) => void) {
    fake.listeners.push(listener)
    void Promise.resolve().then(() => listener(fake.auth.currentUser))
  },
}))

function setUser(user: unknown) {
  fake.auth.currentUser = user
  for (const listener of fake.listeners) listener(user)
}

beforeEach(() => {
  vi.resetAllMocks()
  fake.auth.currentUser = null
  fake.listeners.length = 0
  fake.apps.length = 0
  for (const signIn of [sdk.signInWithEmailAndPassword, sdk.signInWithPopup]) signIn.mockResolvedValue({ user: rafi })
})

const flushTasks = () => new Promise((resolve) => setTimeout(resolve))

/** Collects the accounts that an identity reports, newest last. */
function collectAccounts(identity = createFirebaseIdentity(config)) {
  const accounts: (Account | null)[] = []
  const stop = identity.onChange((account) => accounts.push(account))
  return { identity, accounts, stop }
}

/** Collects accounts like `collectAccounts`, once the identity has started. */
async function collectOnceLoaded() {
  const collection = collectAccounts()
  await collection.identity.preload()
  await flushTasks()
  return collection
}

const identityError = (code: string) => expect.objectContaining({ name: 'IdentityError', code })

describe('the provider’s code', () => {
  it('is fetched once, by preload or by the first operation, with the three stores in order', async () => {
    const identity = createFirebaseIdentity({ ...config, emulatorUrl: 'http://127.0.0.1:9099' })
    await Promise.all([identity.preload(), identity.preload(), identity.sendPasswordReset('a@b.c')])
    expect(sdk.initializeApp).toHaveBeenCalledExactlyOnceWith({ apiKey: 'k', authDomain: 'd', projectId: 'p' })
    expect(sdk.initializeAuth).toHaveBeenCalledExactlyOnceWith('app', {
      persistence: [expect.any(Function), 'local', 'session'],
      popupRedirectResolver: 'resolver',
    })
    expect(sdk.connectAuthEmulator).toHaveBeenCalledExactlyOnceWith(fake.auth, 'http://127.0.0.1:9099', {
      disableWarnings: true,
    })
    expect(sdk.sendPasswordResetEmail).toHaveBeenCalledWith(fake.auth, 'a@b.c')
  })

  it('is loaded at once for a person with a session, and started again with the popup’s code to sign in (AUTH-4)', async () => {
    localStorage.setItem(sessionHintKey, '1')
    fake.auth.currentUser = rafi
    const { identity, accounts } = collectAccounts()
    await waitUntil(() => expect(sdk.initializeAuth).toHaveBeenCalled())
    await flushTasks()
    expect(accounts).toEqual([rafiAccount])
    await Promise.all([identity.preload(), identity.preload(), identity.signInWithGoogle()])
    await identity.preload()
    const persistence: unknown = [expect.any(Function), 'local', 'session']
    expect(sdk.initializeAuth.mock.calls.map(([, options]) => options)).toEqual([
      { persistence },
      { persistence, popupRedirectResolver: 'resolver' },
    ])
    expect(sdk.deleteApp).toHaveBeenCalledExactlyOnceWith('app')
    expect(accounts, 'reported again: another tab may have signed out').toEqual([rafiAccount, rafiAccount])
  })

  it('makes operations fail like a network error if it cannot be loaded, but not preload', async () => {
    const identity = createFirebaseIdentity(config)
    sdk.initializeAuth.mockThrow(new TypeError('Failed to fetch'))
    await expect(identity.preload()).resolves.toBeUndefined()
    await expect(identity.signIn('a@b.c', 'x')).rejects.toEqual(identityError('network-request-failed'))
  })

  it('is not loaded for a visitor, who is reported as signed out, until another tab signs in', async () => {
    const { accounts, stop } = collectAccounts()
    fake.auth.currentUser = rafi
    dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '1' }))
    dispatchEvent(new StorageEvent('storage', { key: sessionHintKey, newValue: null }))
    await flushTasks()
    expect(accounts).toEqual([null])
    expect(sdk.initializeAuth).not.toHaveBeenCalled()
    dispatchEvent(new StorageEvent('storage', { key: sessionHintKey, newValue: '1' }))
    await waitUntil(() => expect(accounts).toEqual([null, rafiAccount]))
    stop()
    setUser(null)
    expect(accounts).toHaveLength(2)
  })
})

describe('the signed-in account', () => {
  it('is reported once per change, and leaves a hint in storage for the next start', async () => {
    const { identity, accounts } = await collectOnceLoaded()
    setUser(rafi)
    setUser({ ...rafi })
    expect(localStorage.getItem(sessionHintKey)).toBe('1')
    setUser(null)
    expect(accounts).toEqual([null, rafiAccount, null])
    expect(localStorage.getItem(sessionHintKey)).toBeNull()
    expect(collectAccounts(identity).accounts).toEqual([null])
  })

  const google = [{ providerId: 'google.com' }]

  it.each([
    ['has no password after a Google sign-in', { providerData: google }, { hasPassword: false }],
    ['may have no name', { displayName: null }, { name: null }],
    ['may have a photo', { photoURL: 'https://g.example/p.png' }, { photo: 'https://g.example/p.png' }],
    ['has no photo with an unsafe URL (PAGE-12)', { photoURL: 'javascript:alert(1)' }, {}],
  ])('%s', async (_, user, account) => {
    const { accounts } = await collectOnceLoaded()
    setUser({ ...rafi, ...user })
    expect(accounts.at(-1)).toEqual({ ...rafiAccount, ...account })
  })
})

describe('registration (AUTH-9)', () => {
  const namelessUser = { ...rafi, displayName: null }

  it('never reports the account without a name, and reports the account with a name once', async () => {
    const { identity, accounts } = await collectOnceLoaded()
    sdk.createUserWithEmailAndPassword.mockImplementation(async () => (setUser(namelessUser), { user: namelessUser }))
    sdk.updateProfile.mockImplementation(async () => expect(accounts).toEqual([null]))
    await identity.register('Rafi', 'rafi@dhruva.example', 'secret!')
    expect(sdk.updateProfile).toHaveBeenCalledWith(namelessUser, { displayName: 'Rafi' })
    setUser(rafi)
    expect(accounts).toEqual([null, rafiAccount])
  })

  it.each(['deleted', 'signed out'])('is undone when the name cannot be set: the account is %s', async (undo) => {
    const { identity, accounts } = await collectOnceLoaded()
    const offline = 'network-request-failed'
    sdk.createUserWithEmailAndPassword.mockImplementation(async () => (setUser(namelessUser), { user: namelessUser }))
    sdk.updateProfile.mockRejectedValue(firebaseError(offline))
    if (undo === 'signed out') sdk.deleteUser.mockRejectedValue(firebaseError(offline))
    await expect(identity.register('Rafi', 'r@d.example', 'secret!')).rejects.toEqual(identityError(offline))
    expect(sdk.deleteUser).toHaveBeenCalledWith(namelessUser)
    expect(sdk.signOut).toHaveBeenCalledTimes(undo === 'signed out' ? 1 : 0)
    setUser(null)
    expect(accounts, 'later sign-ins are reported').toEqual([null])
    setUser(rafi)
    expect(accounts).toEqual([null, rafiAccount])
  })
})

describe('operations', () => {
  it('open the popup within the click once the code is loaded (AUTH-4)', async () => {
    const identity = createFirebaseIdentity(config)
    await identity.preload()
    const popup = identity.signInWithGoogle()
    const google = expect.objectContaining({ providerId: 'google.com' })
    expect(sdk.signInWithPopup).toHaveBeenCalledExactlyOnceWith(fake.auth, google, 'resolver')
    await popup
  })

  it('reject with the provider’s error code without its prefix, or with internal-error', async () => {
    const identity = createFirebaseIdentity(config)
    sdk.signInWithPopup.mockRejectedValue(firebaseError('popup-blocked'))
    await expect(identity.signInWithGoogle()).rejects.toEqual(identityError('popup-blocked'))
    sdk.signOut.mockRejectedValue(new Error('odd'))
    await expect(identity.signOut()).rejects.toEqual(identityError('internal-error'))
  })

  it('change a password after signing in again (AUTH-20)', async () => {
    const identity = createFirebaseIdentity(config)
    await expect(identity.changePassword('old!', 'new!')).rejects.toEqual(identityError('no-current-user'))
    fake.auth.currentUser = rafi
    sdk.reauthenticateWithCredential.mockRejectedValueOnce(firebaseError('wrong-password'))
    await expect(identity.changePassword('old!', 'new!')).rejects.toEqual(identityError('wrong-password'))
    expect(sdk.updatePassword).not.toHaveBeenCalled()
    await identity.changePassword('old!', 'new!')
    expect(sdk.reauthenticateWithCredential).toHaveBeenLastCalledWith(rafi, { email: rafi.email, password: 'old!' })
    expect(sdk.updatePassword).toHaveBeenCalledWith(rafi, 'new!')
  })
})
