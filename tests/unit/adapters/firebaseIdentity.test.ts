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
const createFirebaseError = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` })

const rafi = {
  uid: 'u1',
  email: 'rafi@dhruva.example',
  displayName: 'Rafi',
  photoURL: null,
  providerData: [{ providerId: 'password' }],
}
const rafiAccount: Account = { id: 'u1', email: 'rafi@dhruva.example', name: 'Rafi', photo: null, hasPassword: true }

/** The state of the fake SDK: the signed-in user, the listeners and the started apps. */
const fakeState = vi.hoisted(() => ({
  auth: { currentUser: null as unknown, authStateReady: () => Promise.resolve() },
  listeners: [] as ((user: unknown) => void)[],
  apps: [] as string[],
}))

const sdk = vi.hoisted(() => {
  const createResolvingMock = () => vi.fn<(...args: unknown[]) => Promise<unknown>>(() => Promise.resolve())
  return {
    initializeApp: vi.fn<(options: unknown) => unknown>(() => fakeState.apps.push('app') && 'app'),
    deleteApp: vi.fn<(app: unknown) => Promise<unknown>>(async () => fakeState.apps.pop()),
    initializeAuth: vi.fn<(app: unknown, options: unknown) => unknown>(() => fakeState.auth),
    connectAuthEmulator: vi.fn<(...args: unknown[]) => void>(),
    createUserWithEmailAndPassword: createResolvingMock(),
    deleteUser: createResolvingMock(),
    reauthenticateWithCredential: createResolvingMock(),
    sendPasswordResetEmail: createResolvingMock(),
    signInWithEmailAndPassword: createResolvingMock(),
    signInWithPopup: createResolvingMock(),
    signOut: createResolvingMock(),
    updatePassword: createResolvingMock(),
    updateProfile: createResolvingMock(),
  }
})

vi.mock('firebase/app', () => ({ ...sdk, getApps: () => [...fakeState.apps] }))
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
    fakeState.listeners.push(listener)
    void Promise.resolve().then(() => listener(fakeState.auth.currentUser))
  },
}))

function setUser(user: unknown) {
  fakeState.auth.currentUser = user
  for (const listener of fakeState.listeners) listener(user)
}

beforeEach(() => {
  vi.resetAllMocks()
  fakeState.auth.currentUser = null
  fakeState.listeners.length = 0
  fakeState.apps.length = 0
  for (const signIn of [sdk.signInWithEmailAndPassword, sdk.signInWithPopup]) signIn.mockResolvedValue({ user: rafi })
})

const flushTasks = () => new Promise((resolve) => setTimeout(resolve))

/** Collects the accounts that an identity reports, newest last. */
function collectAccounts(identity = createFirebaseIdentity(config)) {
  const accounts: (Account | null)[] = []
  const unsubscribe = identity.onChange((account) => accounts.push(account))
  return { identity, accounts, unsubscribe }
}

/** Calls `collectAccounts`, and waits until the SDK is loaded. */
async function collectAccountsOnceLoaded() {
  const collection = collectAccounts()
  await collection.identity.preload()
  await flushTasks()
  return collection
}

const matchIdentityError = (code: string) => expect.objectContaining({ name: 'IdentityError', code })

describe('the identity provider’s SDK', () => {
  it('starts the SDK once, on preload or on the first operation, with the three kinds of storage in the specified order', async () => {
    const identity = createFirebaseIdentity({ ...config, emulatorUrl: 'http://127.0.0.1:9099' })
    await Promise.all([identity.preload(), identity.preload(), identity.sendPasswordReset('a@b.c')])
    expect(sdk.initializeApp).toHaveBeenCalledExactlyOnceWith({ apiKey: 'k', authDomain: 'd', projectId: 'p' })
    expect(sdk.initializeAuth).toHaveBeenCalledExactlyOnceWith('app', {
      persistence: [expect.any(Function), 'local', 'session'],
      popupRedirectResolver: 'resolver',
    })
    expect(sdk.connectAuthEmulator).toHaveBeenCalledExactlyOnceWith(fakeState.auth, 'http://127.0.0.1:9099', {
      disableWarnings: true,
    })
    expect(sdk.sendPasswordResetEmail).toHaveBeenCalledWith(fakeState.auth, 'a@b.c')
  })

  it('starts the SDK immediately for a user with a session, and restarts it with the popup’s code for a sign-in (AUTH-4)', async () => {
    localStorage.setItem(sessionHintKey, '1')
    fakeState.auth.currentUser = rafi
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
    expect(accounts, 'is reported again, because another tab may have signed out').toEqual([rafiAccount, rafiAccount])
  })

  it('rejects operations with a network error if the SDK can’t be loaded, but preload never rejects', async () => {
    const identity = createFirebaseIdentity(config)
    sdk.initializeAuth.mockThrow(new TypeError('Failed to fetch'))
    await expect(identity.preload()).resolves.toBeUndefined()
    await expect(identity.signIn('a@b.c', 'x')).rejects.toEqual(matchIdentityError('network-request-failed'))
  })

  it('does not start the SDK for a visitor, who is reported as signed out, until another tab signs in', async () => {
    const { accounts, unsubscribe } = collectAccounts()
    fakeState.auth.currentUser = rafi
    dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '1' }))
    dispatchEvent(new StorageEvent('storage', { key: sessionHintKey, newValue: null }))
    await flushTasks()
    expect(accounts).toEqual([null])
    expect(sdk.initializeAuth).not.toHaveBeenCalled()
    dispatchEvent(new StorageEvent('storage', { key: sessionHintKey, newValue: '1' }))
    await waitUntil(() => expect(accounts).toEqual([null, rafiAccount]))
    unsubscribe()
    setUser(null)
    expect(accounts).toHaveLength(2)
  })
})

describe('the signed-in account', () => {
  it('reports the account once per change, and stores a hint for the next visit while somebody is signed in', async () => {
    const { identity, accounts } = await collectAccountsOnceLoaded()
    setUser(rafi)
    setUser({ ...rafi })
    expect(localStorage.getItem(sessionHintKey)).toBe('1')
    setUser(null)
    expect(accounts).toEqual([null, rafiAccount, null])
    expect(localStorage.getItem(sessionHintKey)).toBeNull()
    expect(collectAccounts(identity).accounts).toEqual([null])
  })

  const googleProviderData = [{ providerId: 'google.com' }]

  it.each([
    ['without a password after a Google sign-in', { providerData: googleProviderData }, { hasPassword: false }],
    ['without a name', { displayName: null }, { name: null }],
    ['with a photo', { photoURL: 'https://g.example/p.png' }, { photo: 'https://g.example/p.png' }],
    ['without a photo whose URL is unsafe (PAGE-12)', { photoURL: 'javascript:alert(1)' }, {}],
  ])('reports an account %s', async (_, user, account) => {
    const { accounts } = await collectAccountsOnceLoaded()
    setUser({ ...rafi, ...user })
    expect(accounts.at(-1)).toEqual({ ...rafiAccount, ...account })
  })
})

describe('registering an account (AUTH-9)', () => {
  const namelessUser = { ...rafi, displayName: null }

  it('reports the account once, and only after its name is set', async () => {
    const { identity, accounts } = await collectAccountsOnceLoaded()
    sdk.createUserWithEmailAndPassword.mockImplementation(async () => (setUser(namelessUser), { user: namelessUser }))
    sdk.updateProfile.mockImplementation(async () => expect(accounts).toEqual([null]))
    await identity.register('Rafi', 'rafi@dhruva.example', 'secret!')
    expect(sdk.updateProfile).toHaveBeenCalledWith(namelessUser, { displayName: 'Rafi' })
    setUser(rafi)
    expect(accounts).toEqual([null, rafiAccount])
  })

  it.each(['deleted', 'signed out'])('leaves the account %s if its name cannot be set', async (expectedEnd) => {
    const { identity, accounts } = await collectAccountsOnceLoaded()
    const networkErrorCode = 'network-request-failed'
    sdk.createUserWithEmailAndPassword.mockImplementation(async () => (setUser(namelessUser), { user: namelessUser }))
    sdk.updateProfile.mockRejectedValue(createFirebaseError(networkErrorCode))
    if (expectedEnd === 'signed out') sdk.deleteUser.mockRejectedValue(createFirebaseError(networkErrorCode))
    await expect(identity.register('Rafi', 'r@d.example', 'secret!')).rejects.toEqual(
      matchIdentityError(networkErrorCode),
    )
    expect(sdk.deleteUser).toHaveBeenCalledWith(namelessUser)
    expect(sdk.signOut).toHaveBeenCalledTimes(expectedEnd === 'signed out' ? 1 : 0)
    setUser(null)
    expect(accounts, 'later sign-ins are reported').toEqual([null])
    setUser(rafi)
    expect(accounts).toEqual([null, rafiAccount])
  })
})

describe('the identity port', () => {
  it('opens the popup synchronously in the click handler once the SDK is loaded (AUTH-4)', async () => {
    const identity = createFirebaseIdentity(config)
    await identity.preload()
    const signInPromise = identity.signInWithGoogle()
    const googleProvider = expect.objectContaining({ providerId: 'google.com' })
    expect(sdk.signInWithPopup).toHaveBeenCalledExactlyOnceWith(fakeState.auth, googleProvider, 'resolver')
    await signInPromise
  })

  it('rejects with the provider’s error code without its prefix, or with internal-error if there is no code', async () => {
    const identity = createFirebaseIdentity(config)
    sdk.signInWithPopup.mockRejectedValue(createFirebaseError('popup-blocked'))
    await expect(identity.signInWithGoogle()).rejects.toEqual(matchIdentityError('popup-blocked'))
    sdk.signOut.mockRejectedValue(new Error('odd'))
    await expect(identity.signOut()).rejects.toEqual(matchIdentityError('internal-error'))
  })

  it('changes the password only after signing in again with the old password (AUTH-20)', async () => {
    const identity = createFirebaseIdentity(config)
    await expect(identity.changePassword('old!', 'new!')).rejects.toEqual(matchIdentityError('no-current-user'))
    fakeState.auth.currentUser = rafi
    sdk.reauthenticateWithCredential.mockRejectedValueOnce(createFirebaseError('wrong-password'))
    await expect(identity.changePassword('old!', 'new!')).rejects.toEqual(matchIdentityError('wrong-password'))
    expect(sdk.updatePassword).not.toHaveBeenCalled()
    await identity.changePassword('old!', 'new!')
    expect(sdk.reauthenticateWithCredential).toHaveBeenLastCalledWith(rafi, { email: rafi.email, password: 'old!' })
    expect(sdk.updatePassword).toHaveBeenCalledWith(rafi, 'new!')
  })
})
