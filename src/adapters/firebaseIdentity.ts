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
import { IdentityError } from '#src/ports/ports.ts'
import type { RealConfig } from '#src/adapters/config.ts'
import type { IdentitySdk } from '#src/adapters/lazyIdentity.ts'
import { createFailureAwareStorage, waitForIndexedDB } from '#src/adapters/sessionDatabase.ts'

const toAccount = (user: User): Account => ({
  id: user.uid,
  email: user.email ?? '',
  name: user.displayName,
  photo: readPicture(user.photoURL),
  hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
})

/**
 * Starts Firebase as the identity provider, and stops an earlier instance (SHOP-4). This file is loaded when a user is signed in
 * or about to sign in.
 * @param isSigningIn if true, Firebase preloads the popup's code on phones and in Safari, because they would otherwise block the
 *   popup (AUTH-4)
 */
export async function startFirebase(
  { apiKey, authDomain, projectId, emulatorUrl }: RealConfig['firebase'],
  isSigningIn: boolean,
): Promise<IdentitySdk> {
  const hasResponded = await waitForIndexedDB()
  const { Storage, completeStartup } = createFailureAwareStorage(indexedDBLocalPersistence)
  // Firebase preloads the popup's code only when an app starts, so a running app must be deleted first.
  for (const app of getApps()) await deleteApp(app)
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    // The specified order is IndexedDB, local storage, session storage (SHOP-9).
    persistence: [Storage, browserLocalPersistence, browserSessionPersistence],
    ...(isSigningIn && { popupRedirectResolver: browserPopupRedirectResolver }),
  })
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })

  return {
    onAccount(listener) {
      // While storage can't be read, a missing user does not mean that nobody is signed in (AUTH-29).
      let canReportSignedOut: boolean | undefined
      onAuthStateChanged(auth, (user) => {
        canReportSignedOut ??= completeStartup() && hasResponded
        canReportSignedOut ||= user !== null
        if (canReportSignedOut) listener(user && toAccount(user))
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
        // If the account without a name were kept, the next attempt would fail with 'email-already-in-use'.
        await deleteUser(user).catch(() => signOut(auth))
        throw error
      }
      return { ...toAccount(user), name }
    },

    async changePassword(currentPassword, newPassword) {
      await auth.authStateReady()
      const user = auth.currentUser
      if (!user) throw new IdentityError('no-current-user')
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', currentPassword))
      await updatePassword(user, newPassword)
    },
  }
}
