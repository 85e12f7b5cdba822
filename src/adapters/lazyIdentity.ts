import type { Account } from '#src/domain/account.ts'
import { loadWithUnlimitedRetries } from '#src/lib/chunks/loadCode.ts'
import { IdentityError, type IdentityPort } from '#src/ports/ports.ts'
import { sessionHint } from '#src/adapters/sessionHint.ts'

/** The identity provider's SDK. Its methods reject with errors that have a `code`. */
export interface IdentitySdk {
  /**
   * Subscribes to the signed-in account. The listener is called once the account is known, and again on every change. The account
   * may never become known.
   */
  onAccount(listener: (account: Account | null) => void): void
  signIn(email: string, password: string): Promise<Account>
  signInWithGoogle(): Promise<Account>
  signOut(): Promise<unknown>
  sendPasswordReset(email: string): Promise<unknown>
  changePassword(currentPassword: string, newPassword: string): Promise<unknown>
  /** @returns the account with its display name set */
  register(name: string, email: string, password: string): Promise<Account>
}

/** Converts an error from the provider, and removes the prefix 'auth/' from its code. */
function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  return new IdentityError(typeof code === 'string' ? code.replace(/^auth\//, '') : 'internal-error')
}

/**
 * Creates an identity port that loads the provider's SDK only if this browser has a session, on `preload`, or on the first
 * operation, so that visitors never download it (SPEED-1). Once loaded, the SDK itself keeps all tabs in sync.
 * @param fetchSdk loads the SDK, and starts or restarts it. `isSigningIn` is true if the user is about to sign in and may need
 *   the popup (AUTH-4)
 */
export function createLazyIdentity(fetchSdk: (isSigningIn: boolean) => Promise<IdentitySdk>): IdentityPort {
  const listeners = new Set<(account: Account | null) => void>()
  /** Undefined until the account is known. */
  let reportedAccount: Account | null | undefined
  let isRegistering = false
  let sdk: IdentitySdk | null = null
  let loadingSdk: Promise<IdentitySdk> | null = null
  let isPopupCodeLoaded = false

  function reportAccount(account: Account | null): void {
    sessionHint.set(account !== null)
    if (reportedAccount !== undefined && reportedAccount?.id === account?.id) return
    reportedAccount = account
    for (const listener of listeners) listener(account)
  }

  async function startSdk(isSigningIn: boolean): Promise<IdentitySdk> {
    let newSdk: IdentitySdk
    try {
      isPopupCodeLoaded = isSigningIn
      newSdk = await fetchSdk(isSigningIn)
    } catch {
      loadingSdk = null
      throw new IdentityError('network-request-failed')
    }
    sdk = newSdk
    newSdk.onAccount((account) => {
      // Ignores a replaced SDK, which reports that nobody is signed in if it is stopped before it has read its storage.
      const isCurrentSdk = sdk === newSdk
      // During registration, the account has no name yet (AUTH-9).
      if (isCurrentSdk && !isRegistering) reportAccount(account)
    })
    return newSdk
  }
  const loadSdk = (isSigningIn: boolean): Promise<IdentitySdk> => (loadingSdk ??= startSdk(isSigningIn))

  /** Loads the SDK with the popup's code. If the SDK is already running without that code, restarts it (AUTH-4). */
  function loadSdkForSigningIn(): Promise<IdentitySdk> {
    if (loadingSdk && !isPopupCodeLoaded) {
      const restartSdk = () => startSdk(true)
      isPopupCodeLoaded = true
      sdk = null
      loadingSdk = loadingSdk.then(restartSdk, restartSdk)
    }
    return loadSdk(true)
  }

  /** Loads the SDK with unlimited retries, because a failed load must not sign anyone out (NET-9). */
  const loadSdkForStoredSession = () => void loadWithUnlimitedRetries(() => loadSdk(false))

  async function runWithSdk(action: (sdk: IdentitySdk) => Promise<unknown>): Promise<void> {
    try {
      // If the SDK is loaded, there must be no await between the click and the popup, or browsers block the popup (AUTH-4).
      await action(sdk ?? (await loadSdk(true)))
    } catch (error) {
      throw toIdentityError(error)
    }
  }

  /**
   * Signs in and reports the account, even if the same account was reported before, because a suspended tab may have missed a
   * sign-out.
   */
  const signInAndReport = (signIn: (sdk: IdentitySdk) => Promise<Account>): Promise<void> =>
    runWithSdk(async (loadedSdk) => {
      const account = await signIn(loadedSdk)
      reportedAccount = undefined
      reportAccount(account)
    })

  async function register(
    loadedSdk: IdentitySdk,
    form: [name: string, email: string, password: string],
  ): Promise<void> {
    isRegistering = true
    try {
      reportAccount(await loadedSdk.register(...form))
    } finally {
      isRegistering = false
    }
  }

  return {
    onChange(listener) {
      listeners.add(listener)
      const stopWatchingHint = sessionHint.onSet(loadSdkForStoredSession)
      if (reportedAccount !== undefined) listener(reportedAccount)
      else if (sessionHint.isSet()) loadSdkForStoredSession()
      else {
        queueMicrotask(() => {
          if (reportedAccount === undefined) reportAccount(null)
        })
      }
      return () => {
        listeners.delete(listener)
        stopWatchingHint()
      }
    },
    preload: () =>
      loadSdkForSigningIn().then(
        () => undefined,
        () => undefined,
      ),
    signIn: (email, password) => signInAndReport((loadedSdk) => loadedSdk.signIn(email, password)),
    signInWithGoogle: () => signInAndReport((loadedSdk) => loadedSdk.signInWithGoogle()),
    signOut: () => runWithSdk((loadedSdk) => loadedSdk.signOut()),
    sendPasswordReset: (email) => runWithSdk((loadedSdk) => loadedSdk.sendPasswordReset(email)),
    changePassword: (currentPassword, newPassword) =>
      runWithSdk((loadedSdk) => loadedSdk.changePassword(currentPassword, newPassword)),
    register: (...form) => runWithSdk((loadedSdk) => register(loadedSdk, form)),
  }
}
