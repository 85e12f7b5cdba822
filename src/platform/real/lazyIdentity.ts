import type { Account } from '#src/domain/user.ts'
import { IdentityError, type IdentityPort } from '#src/platform/ports.ts'
import { sessionHint } from '#src/platform/real/sessionHint.ts'

/** An identity provider once its code is there. Rejects with errors that carry a `code`. */
export interface IdentitySdk {
  /** Told who is signed in as soon as that is known, and on every change. */
  onAccount(listener: (account: Account | null) => void): void
  signIn(email: string, password: string): Promise<Account>
  signInWithGoogle(): Promise<Account>
  signOut(): Promise<unknown>
  sendReset(email: string): Promise<unknown>
  changePassword(current: string, next: string): Promise<unknown>
  /** @returns the account with its name */
  register(name: string, email: string, password: string): Promise<Account>
}

/** The provider's code without its prefix (SHOP-8). */
function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  return new IdentityError(typeof code === 'string' ? code.replace(/^auth\//, '') : 'internal-error')
}

/**
 * An identity port whose provider's code is fetched only when this browser has a session, on `warm`, or by the first
 * operation: a visitor never downloads it. Other tabs follow by the provider's own means once they have it.
 * @param fetchSdk told whether somebody is about to sign in, perhaps by the popup (AUTH-4)
 */
export function createLazyIdentity(fetchSdk: (isSigningIn: boolean) => Promise<IdentitySdk>): IdentityPort {
  const listeners = new Set<(account: Account | null) => void>()
  /** undefined: nobody knows yet */
  let told: Account | null | undefined
  let registering = false
  let sdk: IdentitySdk | null = null
  let loading: Promise<IdentitySdk> | null = null

  /** Says who is here, if that is news. */
  function tell(account: Account | null): void {
    sessionHint.set(account !== null)
    if (told !== undefined && told?.id === account?.id) return
    told = account
    for (const listener of listeners) listener(account)
  }

  async function start(isSigningIn: boolean): Promise<IdentitySdk> {
    try {
      sdk = await fetchSdk(isSigningIn)
    } catch {
      loading = null
      throw new IdentityError('network-request-failed')
    }
    sdk.onAccount((account) => {
      // While it is being made, an account has no name yet (AUTH-9).
      if (!registering) tell(account)
    })
    return sdk
  }
  const load = (isSigningIn: boolean): Promise<IdentitySdk> => (loading ??= start(isSigningIn))

  /** Without the code nobody knows who is here, and that signs nobody out (AUTH-6): tried again when there is a network. */
  const wake = (): void => {
    load(false).catch(() => {
      window.addEventListener('online', wake, { once: true })
    })
  }

  async function run(action: (ready: IdentitySdk) => Promise<unknown>): Promise<void> {
    try {
      // No await between the click and the popup when the code is there, or browsers block it (AUTH-4).
      await action(sdk ?? (await load(true)))
    } catch (error) {
      throw toIdentityError(error)
    }
  }

  /** Who signs in is news even if it was them before: the provider says nothing of a sign-out that this tab slept through. */
  const enter = (signIn: (ready: IdentitySdk) => Promise<Account>): Promise<void> =>
    run(async (ready) => {
      const account = await signIn(ready)
      told = undefined
      tell(account)
    })

  async function register(ready: IdentitySdk, form: [name: string, email: string, password: string]): Promise<void> {
    registering = true
    try {
      tell(await ready.register(...form))
    } finally {
      registering = false
    }
  }

  return {
    onChange(listener) {
      listeners.add(listener)
      const unhint = sessionHint.onSet(wake)
      if (told !== undefined) listener(told)
      else if (sessionHint.isSet()) wake()
      else {
        queueMicrotask(() => {
          if (told === undefined) tell(null)
        })
      }
      return () => {
        listeners.delete(listener)
        unhint()
      }
    },
    preload: () =>
      load(true).then(
        () => undefined,
        () => undefined,
      ),
    signIn: (email, password) => enter((ready) => ready.signIn(email, password)),
    signInWithGoogle: () => enter((ready) => ready.signInWithGoogle()),
    signOut: () => run((ready) => ready.signOut()),
    sendReset: (email) => run((ready) => ready.sendReset(email)),
    changePassword: (current, next) => run((ready) => ready.changePassword(current, next)),
    register: (...form) => run((ready) => register(ready, form)),
  }
}
