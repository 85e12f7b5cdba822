import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '#src/domain/account.ts'
import type { RealConfig } from '#src/platform/real/config.ts'
import { startFirebase } from '#src/platform/real/firebaseIdentity.ts'
import { createLazyIdentity } from '#src/platform/real/lazyIdentity.ts'

const createFirebaseIdentity = (firebase: RealConfig['firebase']) =>
  createLazyIdentity((isSigningIn) => Promise.resolve().then(() => startFirebase(firebase, isSigningIn)))

const sessionHintKey = 'dhruva.session.v1'
const config: RealConfig['firebase'] = { apiKey: 'k', authDomain: 'd', projectId: 'p', emulatorUrl: null }
const firebaseError = (code: string) => Object.assign(new Error(code), { code })

const rafi = {
  uid: 'u1',
  email: 'rafi@dhruva.example',
  displayName: 'Rafi',
  photoURL: null,
  providerData: [{ providerId: 'password' }],
}
const rafiAccount: Account = { id: 'u1', email: 'rafi@dhruva.example', name: 'Rafi', photo: null, hasPassword: true }

/** The state of the fake SDK: the signed-in user and the listeners. */
const fake = vi.hoisted(() => {
  const auth = { currentUser: null as unknown, authStateReady: () => Promise.resolve() }
  const listeners: ((user: unknown) => void)[] = []
  const apps: string[] = []
  return {
    auth,
    apps,
    setUser(user: unknown) {
      auth.currentUser = user
      for (const listener of listeners) listener(user)
    },
    addListener(listener: (user: unknown) => void) {
      listeners.push(listener)
      void Promise.resolve().then(() => {
        listener(auth.currentUser)
      })
    },
    reset() {
      auth.currentUser = null
      listeners.length = 0
      apps.length = 0
    },
  }
})

const sdk = vi.hoisted(() => {
  const resolves = () => vi.fn<(...args: unknown[]) => Promise<unknown>>(() => Promise.resolve())
  return {
    initializeApp: vi.fn<(options: unknown) => string>(() => {
      fake.apps.push('app')
      return 'app'
    }),
    deleteApp: vi.fn<(app: unknown) => Promise<void>>(() => {
      fake.apps.pop()
      return Promise.resolve()
    }),
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

vi.mock('firebase/app', () => ({
  initializeApp: sdk.initializeApp,
  deleteApp: sdk.deleteApp,
  getApps: () => [...fake.apps],
}))
vi.mock('firebase/auth', () => ({
  ...sdk,
  browserLocalPersistence: 'local',
  browserPopupRedirectResolver: 'resolver',
  browserSessionPersistence: 'session',
  indexedDBLocalPersistence: 'indexedDB',
  EmailAuthProvider: { credential: (email: string, password: string) => ({ email, password }) },
  GoogleAuthProvider: class {
    providerId = 'google.com'
  },
  onAuthStateChanged: (_auth: unknown, listener: (user: unknown) => void) => {
    fake.addListener(listener)
  },
}))

beforeEach(() => {
  vi.resetAllMocks()
  fake.reset()
  for (const signIn of [sdk.signInWithEmailAndPassword, sdk.signInWithPopup]) signIn.mockResolvedValue({ user: rafi })
})

const flushTasks = () => new Promise((resolve) => setTimeout(resolve))

/** Collects the accounts that an identity reports, newest last. */
function watch(identity = createFirebaseIdentity(config)) {
  const accounts: (Account | null)[] = []
  const stop = identity.onChange((account) => accounts.push(account))
  return { identity, accounts, stop }
}

/** The same, once it has begun: a visitor is signed out, and an account comes with the provider's code. */
async function watchLoaded() {
  const watched = watch()
  await watched.identity.preload()
  await flushTasks()
  return watched
}

/** This browser has a session of rafi's. */
function leaveSession() {
  localStorage.setItem(sessionHintKey, '1')
  fake.auth.currentUser = rafi
}

const identityError = (code: string) => expect.objectContaining({ name: 'IdentityError', code })

describe('the provider’s code', () => {
  it('is not loaded for a visitor, who is reported as signed out', async () => {
    const { accounts } = watch()
    await flushTasks()
    expect(accounts).toEqual([null])
    expect(sdk.initializeAuth).not.toHaveBeenCalled()
  })

  it('is loaded at once when this browser has a session', async () => {
    leaveSession()
    const { accounts } = watch()
    await vi.waitFor(() => expect(accounts).toEqual([rafiAccount]))
    // The resolver for the popup is only needed to sign in (AUTH-4).
    expect(sdk.initializeAuth.mock.lastCall?.[1]).not.toHaveProperty('popupRedirectResolver')
  })

  it('is fetched once, by preload or by the first operation, with the three stores in order', async () => {
    const identity = createFirebaseIdentity({ ...config, emulatorUrl: 'http://127.0.0.1:9099' })
    await Promise.all([identity.preload(), identity.preload(), identity.sendPasswordReset('a@b.c')])
    expect(sdk.initializeApp).toHaveBeenCalledExactlyOnceWith({ apiKey: 'k', authDomain: 'd', projectId: 'p' })
    expect(sdk.initializeAuth).toHaveBeenCalledExactlyOnceWith('app', {
      persistence: ['indexedDB', 'local', 'session'],
      popupRedirectResolver: 'resolver',
    })
    expect(sdk.connectAuthEmulator).toHaveBeenCalledExactlyOnceWith(fake.auth, 'http://127.0.0.1:9099', {
      disableWarnings: true,
    })
    expect(sdk.sendPasswordResetEmail).toHaveBeenCalledWith(fake.auth, 'a@b.c')
  })

  it('is started anew with the popup’s code, once, for somebody who was signed in when the page loaded (AUTH-4)', async () => {
    leaveSession()
    const { identity, accounts } = watch()
    await vi.waitFor(() => expect(accounts).toEqual([rafiAccount]))
    await identity.signOut()
    fake.setUser(null)
    await Promise.all([identity.preload(), identity.preload(), identity.signInWithGoogle()])
    await identity.preload()
    expect(sdk.initializeAuth.mock.calls.map(([, options]) => options)).toEqual([
      { persistence: ['indexedDB', 'local', 'session'] },
      { persistence: ['indexedDB', 'local', 'session'], popupRedirectResolver: 'resolver' },
    ])
    expect(sdk.deleteApp).toHaveBeenCalledExactlyOnceWith('app')
  })

  it('is loaded again after a failure, which signs nobody out', async () => {
    leaveSession()
    sdk.initializeAuth.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch')
    })
    const { accounts } = watch()
    await vi.waitFor(() => expect(sdk.initializeAuth).toHaveBeenCalledTimes(1))
    await flushTasks()
    expect(accounts).toEqual([])
    expect(localStorage.getItem(sessionHintKey)).toBe('1')
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(accounts).toEqual([rafiAccount]))
  })

  it('that cannot be loaded fails an operation like a network error, and preload without an error', async () => {
    const identity = createFirebaseIdentity(config)
    sdk.initializeAuth.mockImplementation(() => {
      throw new TypeError('Failed to fetch')
    })
    await expect(identity.preload()).resolves.toBeUndefined()
    await expect(identity.signIn('a@b.c', 'x')).rejects.toEqual(identityError('network-request-failed'))
  })

  it('reports the same account again after a sign-in: another tab may have signed it out meanwhile', async () => {
    leaveSession()
    const { identity, accounts } = watch()
    await vi.waitFor(() => expect(accounts).toEqual([rafiAccount]))
    await identity.signIn('rafi@dhruva.example', 'x')
    await identity.signInWithGoogle()
    expect(accounts).toEqual([rafiAccount, rafiAccount, rafiAccount])
  })

  it('is loaded when another tab signs in', async () => {
    const { accounts, stop } = watch()
    await flushTasks()
    fake.auth.currentUser = rafi
    dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '1' }))
    dispatchEvent(new StorageEvent('storage', { key: sessionHintKey, newValue: null }))
    await flushTasks()
    expect(sdk.initializeAuth).not.toHaveBeenCalled()
    dispatchEvent(new StorageEvent('storage', { key: sessionHintKey, newValue: '1' }))
    await vi.waitFor(() => expect(accounts).toEqual([null, rafiAccount]))
    stop()
    fake.setUser(null)
    expect(accounts).toHaveLength(2)
  })
})

describe('the signed-in account', () => {
  it('is reported once per change, and leaves a hint in storage for the next start', async () => {
    const { identity, accounts } = await watchLoaded()
    fake.setUser(rafi)
    fake.setUser({ ...rafi })
    expect(localStorage.getItem(sessionHintKey)).toBe('1')
    fake.setUser(null)
    expect(accounts).toEqual([null, rafiAccount, null])
    expect(localStorage.getItem(sessionHintKey)).toBeNull()
    expect(watch(identity).accounts).toEqual([null])
  })

  it('has no password after a Google sign-in, and may have no name', async () => {
    const { accounts } = await watchLoaded()
    fake.setUser({
      ...rafi,
      displayName: null,
      photoURL: 'https://g.example/p.png',
      providerData: [{ providerId: 'google.com' }],
    })
    expect(accounts.at(-1)).toEqual({
      ...rafiAccount,
      name: null,
      photo: 'https://g.example/p.png',
      hasPassword: false,
    })
  })

  it('has no photo when the address is unsafe (PAGE-12)', async () => {
    const { accounts } = await watchLoaded()
    fake.setUser({ ...rafi, photoURL: 'javascript:alert(1)' })
    expect(accounts.at(-1)).toEqual(rafiAccount)
  })
})

describe('registration (AUTH-9)', () => {
  const nameless = { ...rafi, displayName: null }
  async function createNameless() {
    fake.setUser(nameless)
    return { user: nameless }
  }

  it('never reports the account without a name, and reports the one with a name once', async () => {
    const { identity, accounts } = watch()
    await flushTasks()
    sdk.createUserWithEmailAndPassword.mockImplementation(createNameless)
    sdk.updateProfile.mockImplementation(async () => {
      expect(accounts).toEqual([null])
      await flushTasks()
    })
    await identity.register('Rafi', 'rafi@dhruva.example', 'secret!')
    expect(sdk.updateProfile).toHaveBeenCalledWith(nameless, { displayName: 'Rafi' })
    fake.setUser(rafi)
    expect(accounts).toEqual([null, rafiAccount])
  })

  it.each(['deleted', 'signed out'])('is undone when the name cannot be set: the account is %s', async (undo) => {
    const { identity, accounts } = watch()
    await flushTasks()
    sdk.createUserWithEmailAndPassword.mockImplementation(createNameless)
    sdk.updateProfile.mockRejectedValue(firebaseError('auth/network-request-failed'))
    if (undo === 'signed out') sdk.deleteUser.mockRejectedValue(firebaseError('auth/network-request-failed'))
    await expect(identity.register('Rafi', 'r@d.example', 'secret!')).rejects.toEqual(
      identityError('network-request-failed'),
    )
    expect(sdk.deleteUser).toHaveBeenCalledWith(nameless)
    expect(sdk.signOut).toHaveBeenCalledTimes(undo === 'signed out' ? 1 : 0)
    fake.setUser(null)
    expect(accounts).toEqual([null])
  })

  it('that is refused does not hide later sign-ins', async () => {
    const { identity, accounts } = watch()
    sdk.createUserWithEmailAndPassword.mockRejectedValue(firebaseError('auth/email-already-in-use'))
    await expect(identity.register('Rafi', 'r@d.example', 'secret!')).rejects.toEqual(
      identityError('email-already-in-use'),
    )
    fake.setUser(rafi)
    expect(accounts).toEqual([null, rafiAccount])
  })
})

describe('operations', () => {
  it('sign in and out by the provider', async () => {
    const identity = createFirebaseIdentity(config)
    await identity.signIn('a@b.c', 'pw')
    await identity.signOut()
    expect(sdk.signInWithEmailAndPassword).toHaveBeenCalledWith(fake.auth, 'a@b.c', 'pw')
    expect(sdk.signOut).toHaveBeenCalledWith(fake.auth)
  })

  it('opens the popup within the click once the code is loaded (AUTH-4)', async () => {
    const identity = createFirebaseIdentity(config)
    await identity.preload()
    const popup = identity.signInWithGoogle()
    expect(sdk.signInWithPopup).toHaveBeenCalledExactlyOnceWith(
      fake.auth,
      expect.objectContaining({ providerId: 'google.com' }),
      'resolver',
    )
    await popup
  })

  it.each(['wrong-password', 'invalid-credential', 'popup-closed-by-user', 'popup-blocked', 'user-not-found'])(
    'rejects with the code %s, without its prefix',
    async (code) => {
      sdk.signInWithPopup.mockRejectedValue(firebaseError(`auth/${code}`))
      await expect(createFirebaseIdentity(config).signInWithGoogle()).rejects.toEqual(identityError(code))
    },
  )

  it('rejects with internal-error when the provider gives no code', async () => {
    sdk.signOut.mockRejectedValue(new Error('odd'))
    await expect(createFirebaseIdentity(config).signOut()).rejects.toEqual(identityError('internal-error'))
  })

  it('changes a password after signing in again (AUTH-20)', async () => {
    fake.auth.currentUser = rafi
    await createFirebaseIdentity(config).changePassword('old!', 'new!')
    expect(sdk.reauthenticateWithCredential).toHaveBeenCalledWith(rafi, { email: rafi.email, password: 'old!' })
    expect(sdk.updatePassword).toHaveBeenCalledWith(rafi, 'new!')
  })

  it('changes no password when the current one is wrong or nobody is signed in', async () => {
    const identity = createFirebaseIdentity(config)
    await expect(identity.changePassword('a', 'b')).rejects.toEqual(identityError('no-current-user'))
    fake.auth.currentUser = rafi
    sdk.reauthenticateWithCredential.mockRejectedValue(firebaseError('auth/wrong-password'))
    await expect(identity.changePassword('a', 'b')).rejects.toEqual(identityError('wrong-password'))
    expect(sdk.updatePassword).not.toHaveBeenCalled()
  })
})
