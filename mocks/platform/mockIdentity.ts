import { db, nextId } from '#mocks/db.ts'
import { wait } from '#mocks/dials.ts'
import { chooseGoogleAccount } from '#mocks/platform/googleChooser.ts'
import type { AccountRow } from '#mocks/schema.ts'
import { emailPattern, passwordLength } from '#src/domain/credentials.ts'
import type { Account } from '#src/domain/user.ts'
import { IdentityError, type IdentityPort } from '#src/platform/ports.ts'

/** The key the demo's session lives under, beside the demo's data. */
export const sessionKey = 'dhruva-demo:session'

export interface MockIdentityOptions {
  /** Where the session is kept over reloads and shared by tabs; in memory without one. */
  storage?: Storage | null
  /** E-mail of who is signed in from the start; a session in the storage goes before. */
  signedInAs?: string | null
}

const find = (email: string): AccountRow | undefined =>
  db.get().accounts.find((account) => account.email === email.toLowerCase())

const toAccount = ({ password, ...account }: AccountRow): Account => ({ ...account, hasPassword: password !== null })

/** The provider answers after the dialled time, or not at all. */
async function reach(): Promise<void> {
  const { latency, identity } = db.get().dials
  await wait(latency)
  if (identity === 'unreachable') throw new IdentityError('network-request-failed')
}

const refuseIf = (refused: boolean, code: string): void => {
  if (refused) throw new IdentityError(code)
}

/** The identity provider of the mock world, with the real one's codes (SHOP-8, AUTH-1). */
export function createMockIdentity({ storage = null, signedInAs = null }: MockIdentityOptions = {}): IdentityPort {
  let memory = signedInAs
  let told: string | undefined
  const listeners = new Set<(account: Account | null) => void>()

  const current = (): Account | null => {
    const row = find((storage ? storage.getItem(sessionKey) : null) ?? memory ?? '')
    return row ? toAccount(row) : null
  }

  const tell = () => {
    const account = current()
    const text = JSON.stringify(account)
    if (text === told) return
    told = text
    listeners.forEach((listener) => listener(account))
  }

  const enter = (email: string | null) => {
    memory = storage ? null : email
    if (email === null) storage?.removeItem(sessionKey)
    else storage?.setItem(sessionKey, email)
    // a sign-in is told even if it is who was here before: this tab may have slept through their sign-out
    if (email !== null) told = undefined
    tell()
  }

  const create = (row: Omit<AccountRow, 'id' | 'photo'>) =>
    db.mutate((world) => world.accounts.push({ id: nextId(world, 'account'), photo: null, ...row }))

  // a reset may take the account away; another tab may sign in or out
  db.subscribe(tell)
  if (storage) window.addEventListener('storage', ({ key }) => key === sessionKey && tell())

  return {
    onChange(listener) {
      listeners.add(listener)
      void wait(db.get().dials.latency).then(() => {
        told ??= JSON.stringify(current())
        if (listeners.has(listener)) listener(current())
      })
      return () => void listeners.delete(listener)
    },

    preload: () => Promise.resolve(),

    async signIn(email, password) {
      await reach()
      refuseIf(!emailPattern.test(email), 'invalid-email')
      const row = find(email)
      const secretive = db.get().dials.identity === 'protected' && 'invalid-credential'
      if (!row) throw new IdentityError(secretive || 'user-not-found')
      refuseIf(row.password !== password, secretive || 'wrong-password')
      enter(row.email)
    },

    async register(name, email, password) {
      await reach()
      refuseIf(!emailPattern.test(email), 'invalid-email')
      refuseIf(password.length < passwordLength, 'weak-password')
      refuseIf(find(email) !== undefined, 'email-already-in-use')
      const address = email.toLowerCase()
      create({ email: address, name, password })
      enter(address)
    },

    async signInWithGoogle() {
      const { email, name } = await chooseGoogleAccount()
      await reach()
      if (!find(email)) create({ email, name, password: null })
      enter(email)
    },

    async signOut() {
      await reach()
      enter(null)
    },

    async sendReset(email) {
      await reach()
      refuseIf(!emailPattern.test(email), 'invalid-email')
      refuseIf(!find(email) && db.get().dials.identity !== 'protected', 'user-not-found')
    },

    async changePassword(password, next) {
      await reach()
      const account = current()
      if (!account) throw new IdentityError('no-current-user')
      refuseIf(find(account.email)?.password !== password, 'wrong-password')
      refuseIf(next.length < passwordLength, 'weak-password')
      db.mutate(() => Object.assign(find(account.email) ?? {}, { password: next }))
    },
  }
}
