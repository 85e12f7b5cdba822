import { db, createId } from '#mocks/db.ts'
import { wait } from '#mocks/settings.ts'
import { waitForLatency } from '#mocks/waitingCalls.ts'
import { selectGoogleAccount } from '#mocks/platform/googleChooser.ts'
import type { AccountRow } from '#mocks/seed/users.ts'
import { emailPattern, minPasswordLength } from '#src/domain/credentials.ts'
import type { Account } from '#src/domain/account.ts'
import { createBrowserStorage, onStorageChange } from '#src/lib/browserStorage.ts'
import { IdentityError, type IdentityPort } from '#src/ports/ports.ts'

/** The storage key of the demo's session, which is the email of the signed-in account. */
export const sessionKey = 'dhruva-demo:session'

export interface MockIdentityOptions {
  /** Where the session is stored across reloads and tabs; by default it is only in memory. */
  storage?: Storage | null
  /** The account that is signed in at the start, unless a session is stored. */
  signedInAs?: string | null
}

const findAccount = (email: string): AccountRow | undefined =>
  db.get().accounts.find((account) => account.email === email.toLowerCase())

const toAccount = ({ password, ...account }: AccountRow): Account => ({ ...account, hasPassword: password !== null })

async function simulateNetwork(): Promise<void> {
  const wasSent = await waitForLatency()
  if (!wasSent || db.get().settings.identity === 'unreachable') throw new IdentityError('network-request-failed')
}

const throwIf = (condition: boolean, code: string): void => {
  if (condition) throw new IdentityError(code)
}

/** The mock identity provider, with the error codes of the real provider (AUTH-1). */
export function createMockIdentity({ storage = null, signedInAs = null }: MockIdentityOptions = {}) {
  const session = createBrowserStorage(() => {
    if (storage) return storage
    throw new Error('The session is kept in memory.')
  })
  let lastNotifiedJson: string | undefined
  const listeners = new Set<(account: Account | null) => void>()
  if (signedInAs !== null && session.get(sessionKey) === null) session.set(sessionKey, signedInAs)

  const getCurrentAccount = (): Account | null => {
    const row = findAccount(session.get(sessionKey) ?? '')
    return row ? toAccount(row) : null
  }

  const notify = () => {
    const account = getCurrentAccount()
    const accountJson = JSON.stringify(account)
    if (accountJson === lastNotifiedJson) return
    lastNotifiedJson = accountJson
    listeners.forEach((listener) => listener(account))
  }

  // Notifies even if the same account signs in again, because the app may have missed the sign-out in another tab.
  const notifySessionChange = (email: string | null) => {
    if (email !== null) lastNotifiedJson = undefined
    notify()
  }

  /**
   * Signs in or out immediately, without password, latency or faults.
   * @param email the email of an account; null signs out
   */
  const setSession = (email: string | null) => {
    // Removes the key first, because setting an unchanged value would dispatch no storage event in other tabs.
    session.remove(sessionKey)
    if (email !== null) session.set(sessionKey, email)
    notifySessionChange(email)
  }

  const createAccount = (row: Omit<AccountRow, 'id' | 'photo'>) =>
    db.mutate((state) => state.accounts.push({ id: createId(state, 'account'), photo: null, ...row }))

  // Listens to the database as well, because a reset can remove the signed-in account.
  db.subscribe(notify)
  if (storage)
    onStorageChange((key, email) => {
      if (key === sessionKey || key === null) notifySessionChange(email)
    })

  const port: IdentityPort = {
    onChange(listener) {
      listeners.add(listener)
      void wait(db.get().settings.latency).then(() => {
        lastNotifiedJson ??= JSON.stringify(getCurrentAccount())
        if (listeners.has(listener)) listener(getCurrentAccount())
      })
      return () => void listeners.delete(listener)
    },

    preload: () => Promise.resolve(),

    async signIn(email, password) {
      await simulateNetwork()
      throwIf(!emailPattern.test(email), 'invalid-email')
      const row = findAccount(email)
      const codeThatHidesAccounts = db.get().settings.identity === 'protected' && 'invalid-credential'
      if (!row) throw new IdentityError(codeThatHidesAccounts || 'user-not-found')
      throwIf(row.password !== password, codeThatHidesAccounts || 'wrong-password')
      setSession(row.email)
    },

    async register(name, email, password) {
      await simulateNetwork()
      throwIf(!emailPattern.test(email), 'invalid-email')
      throwIf(password.length < minPasswordLength, 'weak-password')
      throwIf(findAccount(email) !== undefined, 'email-already-in-use')
      const normalizedEmail = email.toLowerCase()
      createAccount({ email: normalizedEmail, name, password })
      setSession(normalizedEmail)
    },

    async signInWithGoogle() {
      const { email, name } = await selectGoogleAccount()
      await simulateNetwork()
      if (!findAccount(email)) createAccount({ email, name, password: null })
      setSession(email)
    },

    async signOut() {
      await simulateNetwork()
      setSession(null)
    },

    async sendPasswordReset(email) {
      await simulateNetwork()
      throwIf(!emailPattern.test(email), 'invalid-email')
      throwIf(!findAccount(email) && db.get().settings.identity !== 'protected', 'user-not-found')
    },

    async changePassword(current, next) {
      await simulateNetwork()
      const account = getCurrentAccount()
      if (!account) throw new IdentityError('no-current-user')
      throwIf(findAccount(account.email)?.password !== current, 'wrong-password')
      throwIf(next.length < minPasswordLength, 'weak-password')
      db.mutate(() => Object.assign(findAccount(account.email) ?? {}, { password: next }))
    },
  }
  return { ...port, getCurrentAccount, setSession }
}
