import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '#src/domain/account.ts'
import { createLazyIdentity } from '#src/adapters/lazyIdentity.ts'
import { waitUntil } from '#tests/support/waitUntil.ts'

/** The path of the SDK's browser build. The build for Node stores nothing. */
const browserBuildPath = vi.hoisted(() => `${process.cwd()}/node_modules/@firebase/auth/dist/esm/index.js`)
vi.mock('firebase/auth', () => import(browserBuildPath) as Promise<object>)

const hintKey = 'dhruva.session.v1'
const userKey = 'firebase:authUser:k:[DEFAULT]'

const createStoredUser = (expirationTime: number) => ({
  uid: 'u1',
  displayName: 'Rafi',
  emailVerified: false,
  isAnonymous: false,
  providerData: [],
  stsTokenManager: { refreshToken: 'r', accessToken: 'a', expirationTime },
  apiKey: 'k',
  appName: '[DEFAULT]',
})

/** Stores a session, as an earlier visit in this browser would. */
function storeSession(expirationTime: number) {
  localStorage.setItem(hintKey, '1')
  localStorage.setItem(userKey, JSON.stringify(createStoredUser(expirationTime)))
}

async function startIdentity() {
  const { startFirebase } = await import('#src/adapters/firebaseIdentity.ts')
  const config = { apiKey: 'k', authDomain: 'd', projectId: 'p', emulatorUrl: null }
  const accounts: (Account | null)[] = []
  const identity = createLazyIdentity((isSigningIn) => startFirebase(config, isSigningIn))
  identity.onChange((account) => accounts.push(account))
  return { identity, accounts }
}

const fetchFromProvider = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', fetchFromProvider)
})

const rafiAccount = expect.objectContaining({ id: 'u1', name: 'Rafi' }) as Account

it.each([
  ['accounts:lookup', 'the account', 9_999_999_999_999],
  ['/v1/token', 'a new token', 1],
])(
  'the user stays signed in if the provider responds with 503 to %s, the request for %s',
  async (path, _, expirationTime) => {
    storeSession(expirationTime)
    fetchFromProvider.mockImplementation(async () =>
      Response.json({ error: { message: 'UNAVAILABLE' } }, { status: 503 }),
    )
    const { accounts } = await startIdentity()
    await waitUntil(() => expect(accounts).toEqual([rafiAccount]))
    expect(fetchFromProvider.mock.calls.map(([url]) => url)).toEqual([expect.stringContaining(path)])
    expect(localStorage.getItem(hintKey)).toBe('1')
    expect(localStorage.getItem(userKey)).toContain('"uid":"u1"')
  },
)

/** An IndexedDB request that never completes. */
const neverEndingRequest = { addEventListener: () => undefined }

/** Opens a database whose transactions never start. */
function openDatabaseWithoutTransactions() {
  const store = { count: () => neverEndingRequest, put: () => neverEndingRequest }
  const transaction = { ...neverEndingRequest, objectStore: () => store }
  const objectStoreNames = Object.assign(['firebaseLocalStorage'], { contains: () => true })
  const database = { ...neverEndingRequest, objectStoreNames, transaction: () => transaction, close: () => undefined }
  const request = Object.assign(new EventTarget(), { result: database })
  queueMicrotask(() => request.dispatchEvent(new Event('success')))
  return request
}

describe.each([
  ['that never responds', () => neverEndingRequest],
  ['that opens and then never responds', openDatabaseWithoutTransactions],
])('with an IndexedDB %s (AUTH-26)', (_, openDatabase) => {
  const user = { localId: 'u1', email: 'rafi@dhruva.example', displayName: 'Rafi' }
  const idToken = `h.${btoa(JSON.stringify({ iat: 1, exp: 9_999_999_999 }))}.s`

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('indexedDB', { open: openDatabase })
    fetchFromProvider.mockImplementation(async (url) =>
      Response.json(
        typeof url === 'string' && url.includes('accounts:lookup')
          ? { users: [user] }
          : { localId: 'u1', idToken, refreshToken: 'r', expiresIn: '3600' },
      ),
    )
  })

  it('the SDK waits 10 s for IndexedDB, and then restores the session from localStorage', async () => {
    storeSession(9_999_999_999_999)
    const { accounts } = await startIdentity()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(accounts).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await waitUntil(() => expect(accounts).toEqual([rafiAccount]))
  })

  it('nobody is signed out while IndexedDB does not respond, and users can sign in and out', async () => {
    localStorage.setItem(hintKey, '1')
    const { identity, accounts } = await startIdentity()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(accounts).toEqual([])
    expect(localStorage.getItem(hintKey)).toBe('1')
    // The login page preloads the SDK. Preloading does not wait for IndexedDB again.
    await identity.preload()
    await identity.signIn('rafi@dhruva.example', 'secret!')
    expect(accounts.at(-1)).toEqual(rafiAccount)
    expect(localStorage.getItem(userKey)).toContain('"uid":"u1"')
    await identity.signOut()
    expect(accounts.at(-1)).toBeNull()
    expect(localStorage.getItem(userKey)).toBeNull()
  })
})

/**
 * Replaces IndexedDB with a fake that contains the session of an earlier visit.
 * @param firstFailedRead reading the session fails from this attempt on; 1 is the first attempt
 */
function stubIndexedDB(firstFailedRead: number) {
  const rows = new Map<unknown, unknown>([
    [userKey, { fbase_key: userKey, value: createStoredUser(9_999_999_999_999) }],
  ])
  const sessionReads = { attempts: 0, isReadable: false }
  const respond = (result: unknown, isFailed = false) => {
    const request = Object.assign(new EventTarget(), { result, error: isFailed ? new Error('server lost') : null })
    queueMicrotask(() => request.dispatchEvent(new Event(isFailed ? 'error' : 'success')))
    return request
  }
  const store = {
    count: () => respond(rows.size),
    get(key: string) {
      if (key === userKey) sessionReads.attempts += 1
      return respond(
        rows.get(key),
        key === userKey && !sessionReads.isReadable && sessionReads.attempts >= firstFailedRead,
      )
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
    // The SDK also opens a database for statistics. It is optional, so this fake blocks it.
    if (name !== 'firebaseLocalStorageDb') throw new Error('blocked')
    return respond(database)
  }
  vi.stubGlobal('indexedDB', { open })
  return { rows, sessionReads }
}

/** How often the SDK attempts a read before it gives up. */
const attemptsPerRead = 5

describe('at the start with IndexedDB (AUTH-29)', () => {
  beforeEach(() => {
    localStorage.setItem(hintKey, '1')
    fetchFromProvider.mockImplementation(async () =>
      Response.json({ error: { message: 'UNAVAILABLE' } }, { status: 503 }),
    )
  })

  it.each([
    ['first', 1, 2 * attemptsPerRead],
    ['second', 2, 1 + attemptsPerRead],
  ])(
    'nobody is signed out if the %s read of the session fails, and the session is restored once it can be read',
    async (_, firstFailedRead, attempts) => {
      // The SDK logs a warning on each failed start.
      const warnings = vi.spyOn(console, 'warn').mockReturnValue()
      const { rows, sessionReads } = stubIndexedDB(firstFailedRead)
      const { accounts } = await startIdentity()
      await waitUntil(() => expect(sessionReads.attempts).toBeGreaterThanOrEqual(attempts))
      for (let task = 0; task < 20; task += 1) await new Promise((resolve) => setTimeout(resolve))
      expect(accounts).toEqual([])
      expect(rows.has(userKey)).toBe(true)
      expect(localStorage.getItem(hintKey)).toBe('1')
      sessionReads.isReadable = true
      await waitUntil(() => expect(accounts).toEqual([rafiAccount]))
      expect(warnings).toHaveBeenCalled()
    },
  )

  it('a visitor without a stored session is reported as signed out', async () => {
    stubIndexedDB(Infinity).rows.clear()
    const { accounts } = await startIdentity()
    await waitUntil(() => expect(accounts).toEqual([null]))
  })
})
