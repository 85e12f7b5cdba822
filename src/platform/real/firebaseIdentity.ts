import { deleteApp, getApps, initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  updateProfile,
  type User,
} from 'firebase/auth'
import type { Account } from '#src/domain/account.ts'
import { readPicture } from '#src/domain/wire.ts'
import { IdentityError } from '#src/platform/ports.ts'
import type { RealConfig } from '#src/platform/real/config.ts'
import type { IdentitySdk } from '#src/platform/real/lazyIdentity.ts'

const toAccount = (user: User): Account => ({
  id: user.uid,
  email: user.email ?? '',
  name: user.displayName,
  photo: readPicture(user.photoURL),
  hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
})

/** How long IndexedDB may take for its first answer (AUTH-26). */
const storageLimitMs = 10_000

/**
 * Asks IndexedDB for an answer, as Safari's may never give one: with many tabs, after a sleep, or, although the database
 * opens, when a page was left in the middle of a transaction. Without one this page has no IndexedDB from then on: the SDK
 * waits for it before each request, and without it takes the next storage.
 * @returns whether there was an answer; an error is one, too
 */
const askIndexedDB = () =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), storageLimitMs)
    // The SDK's own database, which must not come into being here.
    const request = indexedDB.open('firebaseLocalStorageDb')
    request.addEventListener('upgradeneeded', () => request.transaction?.abort())
    request.addEventListener('success', () => {
      const database = request.result
      const end = () => {
        database.close()
        resolve(true)
      }
      const store = database.objectStoreNames[0]
      if (store === undefined) return end()
      const transaction = database.transaction(store, 'readwrite')
      for (const ended of ['complete', 'abort']) transaction.addEventListener(ended, end)
      // Without a request it would end before the transactions that it has to wait for.
      transaction.objectStore(store).count()
    })
    request.addEventListener('error', (event) => {
      event.preventDefault()
      resolve(true)
    })
  })
    // A browser that blocks it.
    .catch(() => true)
    .then((hasAnswered) => {
      if (!hasAnswered) Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true })
      return hasAnswered
    })

let indexedDBAnswer: Promise<boolean> | undefined

/**
 * Starts Firebase as the identity provider (SHOP-4), in place of one that was started before. The only file that imports
 * Firebase; loaded when a user is signed in or about to sign in.
 * @param isSigningIn preloads the popup's code, in browsers where the SDK knows that they would block the popup otherwise
 *   (phones and Safari, AUTH-4)
 */
export async function startFirebase(
  { apiKey, authDomain, projectId, emulatorUrl }: RealConfig['firebase'],
  isSigningIn: boolean,
): Promise<IdentitySdk> {
  const hasAllStorage = await (indexedDBAnswer ??= askIndexedDB())
  // Only the start of an app preloads the popup's code.
  for (const app of getApps()) await deleteApp(app)
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    // SHOP-9: indexed storage, local storage, session storage.
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
    ...(isSigningIn && { popupRedirectResolver: browserPopupRedirectResolver }),
  })
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })

  return {
    onAccount(listener) {
      // "Nobody" is no answer while the storage that may hold somebody has none.
      let isKnown = hasAllStorage
      onAuthStateChanged(auth, (user) => {
        isKnown ||= user !== null
        if (isKnown) listener(user && toAccount(user))
      })
    },
    signIn: async (email, password) => toAccount((await signInWithEmailAndPassword(auth, email, password)).user),
    // Firebase opens its popup in 500 x 600 px by default (SHOP-9).
    signInWithGoogle: async () =>
      toAccount((await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)).user),
    signOut: () => signOut(auth),
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),

    async register(name, email, password) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      try {
        await updateProfile(user, { displayName: name })
      } catch (error) {
        // An account without a name would make the next attempt fail with 'email-already-in-use'.
        await deleteUser(user).catch(() => signOut(auth))
        throw error
      }
      return { ...toAccount(user), name }
    },

    async changePassword(current, next) {
      await auth.authStateReady()
      const user = auth.currentUser
      if (!user) throw new IdentityError('no-current-user')
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', current))
      await updatePassword(user, next)
    },
  }
}
