import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ordersApi } from '#src/api/orders.ts'
import { partsApi } from '#src/api/parts.ts'
import { reviewsApi } from '#src/api/reviews.ts'
import { notify } from '#src/app/toasts.ts'
import { startSession } from '#src/app/sessionFlow.ts'
import { makeStore } from '#src/app/store.ts'
import type { Account } from '#src/domain/account.ts'
import { toast } from '#src/lib/toast.ts'
import { tokenRetried, tokenRetriedQuietly } from '#src/session/sessionSlice.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'
import {
  respondWith,
  json,
  makePlatform,
  nadia,
  networkError,
  noResponse,
  otherTabTokenStorage,
  rafi,
} from '#tests/unit/api/testShop.ts'
import { waitUntil } from '#tests/support/waitUntil.ts'

vi.mock('#src/app/toasts.ts')

const createTokenResponse = () => json([{ acknowledged: true }, { accessToken: 'token-1' }])

function startShop() {
  const { platform, emitAccount } = makePlatform()
  const store = makeStore(platform)
  const stop = startSession(store, platform)
  onTestFinished(stop)
  return { store, emitAccount, stop, getSession: () => store.getState().session }
}

async function signIn(shop: ReturnType<typeof startShop>, account = nadia) {
  shop.emitAccount(account)
  await waitUntil(() => {
    const session = shop.getSession()
    return session.phase === 'signedIn' && session.tokenStatus !== 'pending'
  })
}

async function startSignedInShop() {
  respondWith(createTokenResponse)
  const shop = startShop()
  await signIn(shop)
  return shop
}

/** Dispatches the event that this tab receives when another tab stores a token or removes it (null). */
const receiveStorageEvent = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue }))

describe('signing in (SHOP-4, SHOP-7)', () => {
  test('upserts the signed-in email once, stores the token and grants access', async () => {
    const requests = respondWith(createTokenResponse)
    const shop = startShop()
    expect(shop.getSession()).toEqual({ phase: 'pending' })
    shop.emitAccount(nadia)
    expect(shop.getSession()).toEqual({ phase: 'signedIn', account: nadia, tokenStatus: 'pending' })
    shop.emitAccount({ ...nadia })
    await waitUntil(() => localStorage.getItem('accessToken') === 'token-1')
    shop.emitAccount({ ...nadia })
    expect(shop.getSession()).toEqual({ phase: 'signedIn', account: nadia, tokenStatus: 'granted' })
    const body = { email: nadia.email, name: 'Nadia Rahman' }
    const upsertRequest = { method: 'PUT', url: '/user/nadia%2Bshop%40example.com', authorization: null, body }
    expect(requests).toEqual([upsertRequest])
    expect(JSON.stringify(shop.store.getState())).not.toContain('token-1')
    expect(notify).not.toHaveBeenCalled()
  })

  test.each<[string, () => Response | Promise<Response>, token: string, count: number]>([
    ['is running', noResponse, 'stored', 0],
    ['fails', networkError, 'stored', 1],
    ['succeeds with a new token', createTokenResponse, 'token-1', 0],
  ])('uses a stored token of the account immediately if the upsert %s (AUTH-8)', async (_, reply, token, count) => {
    otherTabTokenStorage.set('stored', nadia.id)
    const requests = respondWith(({ method }) => (method === 'PUT' ? reply() : json([])))
    const shop = startShop()
    shop.emitAccount(nadia)
    expect(shop.getSession()).toMatchObject({ phase: 'signedIn', tokenStatus: 'granted' })
    const orders = await shop.store.dispatch(ordersApi.endpoints.getOrders.initiate())
    expect(orders.data).toEqual([])
    await waitUntil(() => expect(vi.mocked(notify).mock.calls).toHaveLength(count))
    await waitUntil(() => expect(tokenStorage.get()).toBe(token))
    expect(shop.getSession()).toMatchObject({ tokenStatus: 'granted' })
    expect(requests.find(({ method }) => method === 'GET')).toMatchObject({ authorization: 'Bearer stored' })
    // Aborts the upsert that is still running.
    shop.emitAccount(null)
  })

  test('does not use a token that another account has left in storage (AUTH-15)', async () => {
    otherTabTokenStorage.set('token-of-rafi', rafi.id)
    const requests = respondWith(noResponse)
    const shop = startShop()
    shop.emitAccount(nadia)
    await waitUntil(() => expect(requests).toHaveLength(1))
    expect(shop.getSession()).toMatchObject({ phase: 'signedIn', tokenStatus: 'pending' })
  })

  test('sends no name for an account without a name, so that the server keeps its stored name (AUTH-16)', async () => {
    const requests = respondWith(createTokenResponse)
    await signIn(startShop(), rafi)
    expect(requests[0]?.body).toEqual({ email: rafi.email })
  })

  test.each([
    ['not acknowledged', () => json([{ acknowledged: false }, {}]), 'User Up-Seart Failed'],
    ['no token', () => json([{ acknowledged: true }, {}]), 'User Up-Seart Failed'],
    ['500', () => json({}, 500), 'User Up-Seart Failed'],
    ['network', networkError, 'Something went wrong'],
  ])(
    'after a failed upsert (%s), shows a toast, keeps the session and allows a retry (AUTH-10)',
    async (_, reply, text) => {
      const requests = respondWith((_request, index) => (index === 0 ? reply() : createTokenResponse()))
      const shop = startShop()
      await signIn(shop)
      expect(shop.getSession()).toMatchObject({ phase: 'signedIn', tokenStatus: 'failed' })
      expect(localStorage.getItem('accessToken')).toBeNull()
      expect(vi.mocked(notify).mock.calls).toEqual([[toast.error(text), 'upsertUser']])
      shop.store.dispatch(tokenRetried())
      shop.store.dispatch(tokenRetried())
      await waitUntil(() => localStorage.getItem('accessToken') === 'token-1')
      expect(shop.getSession()).toMatchObject({ tokenStatus: 'granted' })
      expect(requests).toHaveLength(2)
    },
  )
})

test('an automatic retry shows neither a toast nor a spinner, and does not overlap with another one (NET-11)', async () => {
  const requests = respondWith((_request, index) => (index < 2 ? networkError() : createTokenResponse()))
  const shop = startShop()
  await signIn(shop)
  const sessions: unknown[] = []
  shop.store.subscribe(() => sessions.push(shop.getSession()))
  for (let times = 0; times < 2; times += 1) shop.store.dispatch(tokenRetriedQuietly())
  await waitUntil(() => requests.length === 2)
  await vi.waitFor(() => {
    shop.store.dispatch(tokenRetriedQuietly())
    expect(shop.getSession()).toMatchObject({ tokenStatus: 'granted' })
  })
  expect(sessions).not.toContainEqual(expect.objectContaining({ tokenStatus: 'pending' }))
  expect(requests).toHaveLength(3)
  expect(notify).toHaveBeenCalledOnce()
})

test.each([
  ['before the upsert has a response', noResponse],
  ['when the response is lost', networkError],
])('after the page is closed %s, the next visit gets access with one upsert (AUTH-8)', async (_, reply) => {
  const requests = respondWith((_request, index) => (index === 0 ? reply() : createTokenResponse()))
  const firstVisit = startShop()
  firstVisit.emitAccount(nadia)
  await waitUntil(() => requests.length === 1)
  firstVisit.stop()

  const nextVisit = startShop()
  await signIn(nextVisit)
  expect(nextVisit.getSession()).toMatchObject({ tokenStatus: 'granted' })
  expect(localStorage.getItem('accessToken')).toBe('token-1')
  expect(requests).toHaveLength(2)
})

describe('signing out (SHOP-4, AUTH-15)', () => {
  test('removes the token, clears the cache and aborts running calls', async () => {
    const abortedCalls: string[] = []
    const requests = respondWith(({ method }, _index, signal) => {
      if (method === 'PUT') return createTokenResponse()
      signal.addEventListener('abort', () => abortedCalls.push(method))
      return noResponse()
    })
    const shop = startShop()
    await signIn(shop)
    void shop.store.dispatch(ordersApi.endpoints.getOrders.initiate())
    const mutation = shop.store.dispatch(ordersApi.endpoints.shipOrder.initiate({ id: '1' }))
    await waitUntil(() => requests.length === 3)
    shop.emitAccount(null)
    expect(shop.getSession()).toEqual({ phase: 'signedOut' })
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect((await mutation).error).toMatchObject({ name: 'AbortError' })
    expect(abortedCalls.toSorted()).toEqual(['GET', 'PATCH'])
    expect(shop.store.getState().api.queries).toEqual({})
    expect(notify).not.toHaveBeenCalled()
  })

  test('keeps requests for parts and reviews, so that the Home page, which LOGOUT opens, sends them only once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const requests = respondWith(async ({ method }) => {
      if (method === 'PUT') return createTokenResponse()
      await promise
      return json([])
    })
    const shop = startShop()
    await signIn(shop)
    const { dispatch } = shop.store
    const queries = [
      dispatch(partsApi.endpoints.getParts.initiate()),
      dispatch(reviewsApi.endpoints.getReviews.initiate()),
    ]
    await waitUntil(() => requests.length === 3)
    shop.emitAccount(null)
    resolve()
    for (const query of queries) expect((await query).data).toEqual([])
    expect(requests).toHaveLength(3)
  })

  test('keeps the aborted upsert from changing the next session’s access', async () => {
    const requests = respondWith((_request, index) => (index === 0 ? noResponse() : createTokenResponse()))
    const shop = startShop()
    const phases = new Set<string>()
    shop.store.subscribe(() => {
      const session = shop.getSession()
      phases.add(session.phase === 'signedIn' ? session.tokenStatus : session.phase)
    })
    shop.emitAccount(nadia)
    await waitUntil(() => requests.length === 1)
    shop.emitAccount(null)
    shop.emitAccount(nadia)
    await waitUntil(() => localStorage.getItem('accessToken') === 'token-1')
    expect([...phases]).toEqual(['pending', 'signedOut', 'granted'])
  })

  test('removes a leftover token and keeps a visitor’s running queries', async () => {
    localStorage.setItem('accessToken', 'old')
    respondWith(() => json([]))
    const shop = startShop()
    const query = shop.store.dispatch(partsApi.endpoints.getParts.initiate())
    shop.emitAccount(null)
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect((await query).data).toEqual([])
  })

  const storeTokenWithoutOwner = () => {
    localStorage.clear()
    localStorage.setItem('accessToken', 'old')
  }

  test.each<[string, () => void, Account | null, token: string | null]>([
    [
      'the next account keeps its token',
      () => otherTabTokenStorage.set('token-of-rafi', rafi.id),
      rafi,
      'token-of-rafi',
    ],
    [
      'a sign-out keeps another account’s token',
      () => otherTabTokenStorage.set('token-of-rafi', rafi.id),
      null,
      'token-of-rafi',
    ],
    [
      'the next account removes a renewed token of the old account',
      () => otherTabTokenStorage.set('renewed', nadia.id),
      rafi,
      null,
    ],
    [
      'a sign-out removes a renewed token of the old account',
      () => otherTabTokenStorage.set('renewed', nadia.id),
      null,
      null,
    ],
    [
      'the next account removes a token without an owner, as earlier versions stored it',
      storeTokenWithoutOwner,
      rafi,
      null,
    ],
  ])('after another tab has stored a token, %s (AUTH-15)', async (_, storeToken, next, token) => {
    const requests = respondWith(({ url }) => (url.includes('nadia') ? createTokenResponse() : noResponse()))
    const shop = startShop()
    await signIn(shop)
    storeToken()
    shop.emitAccount(next)
    expect(tokenStorage.get()).toBe(token)
    if (next) await waitUntil(() => requests.length === 2)
  })

  test('in another tab also signs out this tab, but keeps the token of an account that has signed in since', async () => {
    const shop = await startSignedInShop()
    otherTabTokenStorage.set('token-of-rafi', rafi.id)
    receiveStorageEvent(null)
    expect(shop.getSession()).toEqual({ phase: 'signedOut' })
    expect(localStorage.getItem('accessToken')).toBe('token-of-rafi')
  })
})

describe('a sleeping tab, after another tab has signed out and in again (AUTH-15)', () => {
  const wakeUp = () => document.dispatchEvent(new Event('visibilitychange'))

  const signOut = () => otherTabTokenStorage.clear()
  const signIn = () => otherTabTokenStorage.set('next', nadia.id)
  const signInAsRafi = () => otherTabTokenStorage.set('token-of-rafi', rafi.id)

  type TabEvent = (shop: ReturnType<typeof startShop>) => void

  test.each<[string, phase: 'signedIn' | 'signedOut', steps: TabEvent[]]>([
    ['receives both events when it wakes up', 'signedIn', [signOut, signIn, () => receiveStorageEvent(null)]],
    [
      'receives the sign-in',
      'signedIn',
      [signOut, () => receiveStorageEvent(null), signIn, () => receiveStorageEvent('next')],
    ],
    ['receives only the sign-out', 'signedIn', [signOut, () => receiveStorageEvent(null), signIn, wakeUp]],
    ['finds no token', 'signedOut', [signOut, () => receiveStorageEvent(null), wakeUp]],
    [
      'finds another account',
      'signedOut',
      [signOut, () => receiveStorageEvent(null), signInAsRafi, () => receiveStorageEvent('t'), wakeUp],
    ],
    ['has itself signed out', 'signedOut', [(shop) => shop.emitAccount(null), signIn, wakeUp]],
  ])('%s, and is then %s', async (_, phase, steps) => {
    const shop = await startSignedInShop()
    for (const step of steps) step(shop)
    expect(shop.getSession().phase).toBe(phase)
    const session = phase === 'signedIn' ? { phase, account: nadia, tokenStatus: 'granted' } : { phase }
    await waitUntil(() => expect(shop.getSession()).toEqual(session))
  })

  test('stays signed out after its session has been stopped', async () => {
    const shop = await startSignedInShop()
    signOut()
    receiveStorageEvent(null)
    shop.stop()
    signIn()
    wakeUp()
    expect(shop.getSession()).toEqual({ phase: 'signedOut' })
  })
})

test('stops waiting for the identity provider after 15 s without signing out, and still accepts a late report (AUTH-26)', () => {
  vi.useFakeTimers()
  localStorage.setItem('accessToken', 'token-1')
  const shop = startShop()
  vi.advanceTimersByTime(14_999)
  expect(shop.getSession()).toEqual({ phase: 'pending' })
  vi.advanceTimersByTime(1)
  expect(shop.getSession()).toEqual({ phase: 'timedOut' })
  expect(localStorage.getItem('accessToken')).toBe('token-1')
  shop.emitAccount(null)
  vi.advanceTimersByTime(15_000)
  expect(shop.getSession()).toEqual({ phase: 'signedOut' })
})
