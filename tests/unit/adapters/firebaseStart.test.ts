import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '#src/domain/account.ts'
import { createLazyIdentity } from '#src/adapters/lazyIdentity.ts'
import { waitUntil } from '#tests/support/waitUntil.ts'

/** The real SDK as browsers get it, because Node's build stores nothing. */
const browserBuild = vi.hoisted(() => `${process.cwd()}/node_modules/@firebase/auth/dist/esm/index.js`)
vi.mock('firebase/auth', () => import(browserBuild) as Promise<object>)

const hintKey = 'dhruva.session.v1'
const userKey = 'firebase:authUser:k:[DEFAULT]'

const storedUser = (expirationTime: number) => ({
  uid: 'u1',
  displayName: 'Rafi',
  emailVerified: false,
  isAnonymous: false,
  providerData: [],
  stsTokenManager: { refreshToken: 'r', accessToken: 'a', expirationTime },
  apiKey: 'k',
  appName: '[DEFAULT]',
})

/** The session of an earlier visit in this browser. */
function storeSession(expirationTime: number) {
  localStorage.setItem(hintKey, '1')
  localStorage.setItem(userKey, JSON.stringify(storedUser(expirationTime)))
}

async function start() {
  const { startFirebase } = await import('#src/adapters/firebaseIdentity.ts')
  const config = { apiKey: 'k', authDomain: 'd', projectId: 'p', emulatorUrl: null }
  const accounts: (Account | null)[] = []
  const identity = createLazyIdentity((isSigningIn) => startFirebase(config, isSigningIn))
  identity.onChange((account) => accounts.push(account))
  return { identity, accounts }
}

const provider = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', provider)
})

const rafi = expect.objectContaining({ id: 'u1', name: 'Rafi' }) as Account

it.each([
  ['accounts:lookup', 'its account', 9_999_999_999_999],
  ['/v1/token', 'a new token', 1],
])(
  'nobody is signed out if the provider responds with 503 to %s, which the start requests for %s',
  async (path, _, expirationTime) => {
    storeSession(expirationTime)
    provider.mockImplementation(async () => Response.json({ error: { message: 'UNAVAILABLE' } }, { status: 503 }))
    const { accounts } = await start()
    await waitUntil(() => expect(accounts).toEqual([rafi]))
    expect(provider.mock.calls.map(([url]) => url)).toEqual([expect.stringContaining(path)])
    expect(localStorage.getItem(hintKey)).toBe('1')
    expect(localStorage.getItem(userKey)).toContain('"uid":"u1"')
  },
)

/** A request that never completes. */
const silentRequest = { addEventListener: () => undefined }

/** Opens a database whose transactions never start. */
function openWithoutTransactions() {
  const store = { count: () => silentRequest, put: () => silentRequest }
  const transaction = { ...silentRequest, objectStore: () => store }
  const objectStoreNames = Object.assign(['firebaseLocalStorage'], { contains: () => true })
  const result = { ...silentRequest, objectStoreNames, transaction: () => transaction, close: () => undefined }
  const request = Object.assign(new EventTarget(), { result })
  queueMicrotask(() => request.dispatchEvent(new Event('success')))
  return request
}

describe.each([
  ['that never responds', () => silentRequest],
  ['that opens and then never responds', openWithoutTransactions],
])('IndexedDB %s (AUTH-26)', (_, open) => {
  const user = { localId: 'u1', email: 'rafi@dhruva.example', displayName: 'Rafi' }
  const idToken = `h.${btoa(JSON.stringify({ iat: 1, exp: 9_999_999_999 }))}.s`

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('indexedDB', { open })
    provider.mockImplementation(async (url) =>
      Response.json(
        typeof url === 'string' && url.includes('accounts:lookup')
          ? { users: [user] }
          : { localId: 'u1', idToken, refreshToken: 'r', expiresIn: '3600' },
      ),
    )
  })

  it('times out after 10 s, and the account stored in localStorage is signed in', async () => {
    storeSession(9_999_999_999_999)
    const { accounts } = await start()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(accounts).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await waitUntil(() => expect(accounts).toEqual([rafi]))
  })

  it('signs nobody out, and lets people log in and out', async () => {
    localStorage.setItem(hintKey, '1')
    const { identity, accounts } = await start()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(accounts).toEqual([])
    expect(localStorage.getItem(hintKey)).toBe('1')
    // Preloads like the login page, and does not wait for IndexedDB again.
    await identity.preload()
    await identity.signIn('rafi@dhruva.example', 'secret!')
    expect(accounts.at(-1)).toEqual(rafi)
    expect(localStorage.getItem(userKey)).toContain('"uid":"u1"')
    await identity.signOut()
    expect(accounts.at(-1)).toBeNull()
    expect(localStorage.getItem(userKey)).toBeNull()
  })
})

/**
 * IndexedDB with the session of an earlier visit.
 * @param firstFailure the number of the attempt, from 1, at which reads of the session begin to fail
 */
function createIndexedDB(firstFailure: number) {
  const rows = new Map<unknown, unknown>([[userKey, { fbase_key: userKey, value: storedUser(9_999_999_999_999) }]])
  const reads = { attempts: 0, isReadable: false }
  const respond = (result: unknown, isFailed = false) => {
    const request = Object.assign(new EventTarget(), { result, error: isFailed ? new Error('server lost') : null })
    queueMicrotask(() => request.dispatchEvent(new Event(isFailed ? 'error' : 'success')))
    return request
  }
  const store = {
    count: () => respond(rows.size),
    get(key: string) {
      if (key === userKey) reads.attempts += 1
      return respond(rows.get(key), key === userKey && !reads.isReadable && reads.attempts >= firstFailure)
    },
    getAll: () => respond([...rows.values()]),
    put: (row: { fbase_key: string }) => respond(rows.set(row.fbase_key, row)),
    delete: (key: string) => respond(rows.delete(key)),
  }
  const transaction = () => {
    const completingTransaction = Object.assign(new EventTarget(), { objectStore: () => store })
    queueMicrotask(() => completingTransaction.dispatchEvent(new Event('complete')))
    return completingTransaction
  }
  const objectStoreNames = Object.assign(['firebaseLocalStorage'], { contains: () => true })
  const database = Object.assign(new EventTarget(), { objectStoreNames, transaction, close: () => undefined })
  const open = (name: string) => {
    // The SDK also has an optional database for statistics.
    if (name !== 'firebaseLocalStorageDb') throw new Error('blocked')
    return respond(database)
  }
  vi.stubGlobal('indexedDB', { open })
  return { rows, reads }
}

/** The SDK tries each read five times. */
const attemptsPerRead = 5

describe('a stored session (AUTH-29)', () => {
  beforeEach(() => {
    localStorage.setItem(hintKey, '1')
    provider.mockImplementation(async () => Response.json({ error: { message: 'UNAVAILABLE' } }, { status: 503 }))
  })

  it.each([
    ['first', 1, 2 * attemptsPerRead],
    ['second', 2, 1 + attemptsPerRead],
  ])(
    'whose reads fail, starting with the %s, signs nobody out, and is restored once it can be read',
    async (_, firstFailure, attempts) => {
      // The SDK logs a warning on each failed start.
      const warnings = vi.spyOn(console, 'warn').mockReturnValue()
      const { rows, reads } = createIndexedDB(firstFailure)
      const { accounts } = await start()
      await waitUntil(() => expect(reads.attempts).toBeGreaterThanOrEqual(attempts))
      for (let task = 0; task < 20; task += 1) await new Promise((resolve) => setTimeout(resolve))
      expect(accounts).toEqual([])
      expect(rows.has(userKey)).toBe(true)
      expect(localStorage.getItem(hintKey)).toBe('1')
      reads.isReadable = true
      await waitUntil(() => expect(accounts).toEqual([rafi]))
      expect(warnings).toHaveBeenCalled()
    },
  )

  it('that does not exist is reported as signed out', async () => {
    createIndexedDB(Infinity).rows.clear()
    const { accounts } = await start()
    await waitUntil(() => expect(accounts).toEqual([null]))
  })
})
