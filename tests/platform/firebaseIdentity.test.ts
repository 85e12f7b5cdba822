import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '#src/domain/user.ts'
import type { RealConfig } from '#src/platform/real/config.ts'
import type { IdentityPort } from '#src/platform/ports.ts'
import { startFirebase } from '#src/platform/real/firebaseIdentity.ts'
import { createLazyIdentity } from '#src/platform/real/lazyIdentity.ts'

const createFirebaseIdentity = (firebase: RealConfig['firebase']) =>
  createLazyIdentity((isSigningIn) => Promise.resolve().then(() => startFirebase(firebase, isSigningIn)))

const hint = 'dhruva.session.v1'
const config: RealConfig['firebase'] = { apiKey: 'k', authDomain: 'd', projectId: 'p', emulatorUrl: null }
const refusal = (code: string) => Object.assign(new Error(code), { code })

interface FakeUser {
  uid: string
  email: string
  displayName: string | null
  photoURL: string | null
  providerData: { providerId: string }[]
}
const rafi: FakeUser = {
  uid: 'u1',
  email: 'rafi@dhruva.example',
  displayName: 'Rafi',
  photoURL: null,
  providerData: [{ providerId: 'password' }],
}
const rafiAccount: Account = { id: 'u1', email: 'rafi@dhruva.example', name: 'Rafi', photo: null, hasPassword: true }

/** A stand-in for the provider's SDK: who is signed in, and whom it tells. */
const fake = vi.hoisted(() => {
  const auth = { currentUser: null as unknown, authStateReady: () => Promise.resolve() }
  const listeners: ((user: unknown) => void)[] = []
  return {
    auth,
    loads: 0,
    show(user: unknown) {
      auth.currentUser = user
      for (const listener of listeners) listener(user)
    },
    listen(listener: (user: unknown) => void) {
      listeners.push(listener)
      void Promise.resolve().then(() => {
        listener(auth.currentUser)
      })
    },
    forget() {
      auth.currentUser = null
      listeners.length = 0
    },
  }
})

const sdk = vi.hoisted(() => {
  const resolves = () => vi.fn<(...args: unknown[]) => Promise<unknown>>(() => Promise.resolve())
  return {
    initializeApp: vi.fn<(options: unknown) => string>(() => 'app'),
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

vi.mock('firebase/app', () => ({ initializeApp: sdk.initializeApp }))
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
    fake.listen(listener)
  },
}))

beforeEach(() => {
  vi.resetAllMocks()
  fake.forget()
  sdk.initializeAuth.mockReturnValue(fake.auth)
  for (const signIn of [sdk.signInWithEmailAndPassword, sdk.signInWithPopup]) signIn.mockResolvedValue({ user: rafi })
  for (const call of Object.values(sdk)) if (!call.getMockImplementation()) call.mockResolvedValue(undefined as never)
  localStorage.clear()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

function watch(identity: IdentityPort) {
  const told: (Account | null)[] = []
  const stop = identity.onChange((account) => told.push(account))
  return { told, stop }
}

describe('the provider’s code', () => {
  it('is not fetched for a visitor, who is known to be nobody', async () => {
    const { told } = watch(createFirebaseIdentity(config))
    await settled()
    expect(told).toEqual([null])
    expect(sdk.initializeAuth).not.toHaveBeenCalled()
  })

  it('is fetched at once where this browser has a session', async () => {
    localStorage.setItem(hint, '1')
    fake.auth.currentUser = rafi
    const { told } = watch(createFirebaseIdentity(config))
    await vi.waitFor(() => {
      expect(told).toEqual([rafiAccount])
    })
    // nobody is about to sign in, so nothing is fetched for the popup (AUTH-4)
    expect(sdk.initializeAuth.mock.lastCall?.[1]).not.toHaveProperty('popupRedirectResolver')
  })

  it('is fetched once, by preload or by the first operation, with the three stores in order', async () => {
    const identity = createFirebaseIdentity({ ...config, emulatorUrl: 'http://127.0.0.1:9099' })
    await Promise.all([identity.preload(), identity.preload(), identity.sendReset('a@b.c')])
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

  it('that can’t be had is asked for again, and signs nobody out', async () => {
    localStorage.setItem(hint, '1')
    fake.auth.currentUser = rafi
    sdk.initializeAuth.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch')
    })
    const identity = createFirebaseIdentity(config)
    const { told } = watch(identity)
    await vi.waitFor(() => {
      expect(sdk.initializeAuth).toHaveBeenCalledTimes(1)
    })
    await settled()
    expect(told).toEqual([])
    expect(localStorage.getItem(hint)).toBe('1')
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => {
      expect(told).toEqual([rafiAccount])
    })
  })

  it('that can’t be had fails an operation as the network does, and warming quietly', async () => {
    const identity = createFirebaseIdentity(config)
    sdk.initializeAuth.mockImplementation(() => {
      throw new TypeError('Failed to fetch')
    })
    await expect(identity.preload()).resolves.toBeUndefined()
    await expect(identity.signIn('a@b.c', 'x')).rejects.toMatchObject({
      name: 'IdentityError',
      code: 'network-request-failed',
    })
  })

  it('tells of the same person again, who has left and come back in another tab while this one slept', async () => {
    localStorage.setItem(hint, '1')
    fake.auth.currentUser = rafi
    const identity = createFirebaseIdentity(config)
    const { told } = watch(identity)
    await vi.waitFor(() => expect(told).toEqual([rafiAccount]))
    await identity.signIn('rafi@dhruva.example', 'x')
    await identity.signInWithGoogle()
    expect(told).toEqual([rafiAccount, rafiAccount, rafiAccount])
  })

  it('is fetched when another tab signs in', async () => {
    const { told, stop } = watch(createFirebaseIdentity(config))
    await settled()
    fake.auth.currentUser = rafi
    dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '1' }))
    dispatchEvent(new StorageEvent('storage', { key: hint, newValue: null }))
    await settled()
    expect(sdk.initializeAuth).not.toHaveBeenCalled()
    dispatchEvent(new StorageEvent('storage', { key: hint, newValue: '1' }))
    await vi.waitFor(() => {
      expect(told).toEqual([null, rafiAccount])
    })
    stop()
    fake.show(null)
    expect(told).toHaveLength(2)
  })
})

describe('who is signed in', () => {
  it('is told once per change, and leaves a hint for the next start', async () => {
    const identity = createFirebaseIdentity(config)
    const { told } = watch(identity)
    await identity.preload()
    await settled()
    fake.show(rafi)
    fake.show({ ...rafi })
    expect(localStorage.getItem(hint)).toBe('1')
    fake.show(null)
    expect(told).toEqual([null, rafiAccount, null])
    expect(localStorage.getItem(hint)).toBeNull()
    const late = watch(identity)
    expect(late.told).toEqual([null])
  })

  it('has no password to change after a popup, and may lack a name', async () => {
    const identity = createFirebaseIdentity(config)
    const { told } = watch(identity)
    await identity.preload()
    await settled()
    fake.show({
      ...rafi,
      displayName: null,
      photoURL: 'https://g.example/p.png',
      providerData: [{ providerId: 'google.com' }],
    })
    expect(told.at(-1)).toEqual({ ...rafiAccount, name: null, photo: 'https://g.example/p.png', hasPassword: false })
  })

  it('takes no photo from an address that is none (PAGE-12)', async () => {
    const identity = createFirebaseIdentity(config)
    const { told } = watch(identity)
    await identity.preload()
    await settled()
    fake.show({ ...rafi, photoURL: 'javascript:alert(1)' })
    expect(told.at(-1)).toEqual(rafiAccount)
  })
})

describe('registration (AUTH-9)', () => {
  const nameless = { ...rafi, displayName: null }

  it('never reports the account without a name, and reports the one with a name once', async () => {
    const identity = createFirebaseIdentity(config)
    const { told } = watch(identity)
    await settled()
    sdk.createUserWithEmailAndPassword.mockImplementation(async () => {
      fake.show(nameless)
      return { user: nameless }
    })
    sdk.updateProfile.mockImplementation(async () => {
      expect(told).toEqual([null])
      await settled()
    })
    await identity.register('Rafi', 'rafi@dhruva.example', 'secret!')
    expect(sdk.updateProfile).toHaveBeenCalledWith(nameless, { displayName: 'Rafi' })
    fake.show(rafi)
    expect(told).toEqual([null, rafiAccount])
  })

  it.each(['deleted', 'signed out'])('whose name can’t be set is taken back: %s', async (how) => {
    const identity = createFirebaseIdentity(config)
    const { told } = watch(identity)
    await settled()
    sdk.createUserWithEmailAndPassword.mockImplementation(async () => {
      fake.show(nameless)
      return { user: nameless }
    })
    sdk.updateProfile.mockRejectedValue(refusal('auth/network-request-failed'))
    if (how === 'signed out') sdk.deleteUser.mockRejectedValue(refusal('auth/network-request-failed'))
    await expect(identity.register('Rafi', 'r@d.example', 'secret!')).rejects.toMatchObject({
      code: 'network-request-failed',
    })
    expect(sdk.deleteUser).toHaveBeenCalledWith(nameless)
    expect(sdk.signOut).toHaveBeenCalledTimes(how === 'signed out' ? 1 : 0)
    fake.show(null)
    expect(told).toEqual([null])
  })

  it('that is refused leaves later sign-ins audible', async () => {
    const identity = createFirebaseIdentity(config)
    const { told } = watch(identity)
    sdk.createUserWithEmailAndPassword.mockRejectedValue(refusal('auth/email-already-in-use'))
    await expect(identity.register('Rafi', 'r@d.example', 'secret!')).rejects.toMatchObject({
      code: 'email-already-in-use',
    })
    fake.show(rafi)
    expect(told).toEqual([null, rafiAccount])
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
      sdk.signInWithPopup.mockRejectedValue(refusal(`auth/${code}`))
      await expect(createFirebaseIdentity(config).signInWithGoogle()).rejects.toMatchObject({
        name: 'IdentityError',
        code,
      })
    },
  )

  it('rejects with a code even when the provider has none', async () => {
    sdk.signOut.mockRejectedValue(new Error('odd'))
    await expect(createFirebaseIdentity(config).signOut()).rejects.toMatchObject({ code: 'internal-error' })
  })

  it('changes a password after signing in again (AUTH-20)', async () => {
    fake.auth.currentUser = rafi
    await createFirebaseIdentity(config).changePassword('old!', 'new!')
    expect(sdk.reauthenticateWithCredential).toHaveBeenCalledWith(rafi, { email: rafi.email, password: 'old!' })
    expect(sdk.updatePassword).toHaveBeenCalledWith(rafi, 'new!')
  })

  it('changes no password when the current one is wrong, or nobody is there', async () => {
    const identity = createFirebaseIdentity(config)
    await expect(identity.changePassword('a', 'b')).rejects.toMatchObject({ code: 'no-current-user' })
    fake.auth.currentUser = rafi
    sdk.reauthenticateWithCredential.mockRejectedValue(refusal('auth/wrong-password'))
    await expect(identity.changePassword('a', 'b')).rejects.toMatchObject({ code: 'wrong-password' })
    expect(sdk.updatePassword).not.toHaveBeenCalled()
  })
})
