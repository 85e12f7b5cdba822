import { describe, expect, test, vi } from 'vitest'
import { usersApi } from '#src/api/users.ts'
import { notify } from '#src/app/toasts.ts'
import { toast } from '#src/lib/toast.ts'
import { signedIn, signedOut } from '#src/session/sessionSlice.ts'
import {
  json,
  makeCall,
  nadia,
  networkError,
  noResponse,
  otherTabTokenStorage,
  rafi,
  respondWith,
  createSignedInStore,
  text,
  type ReceivedRequest,
} from '#tests/unit/api/testShop.ts'
import { waitUntil } from '#tests/support/waitUntil.ts'

vi.mock('#src/app/toasts.ts')

const isUpsert = ({ method, url }: ReceivedRequest) => method === 'PUT' && /^\/user\/[^/]+$/.test(url)
const createNewTokenResponse = () => json([{ acknowledged: true }, { accessToken: 'token-2' }])
const hasNewToken = ({ authorization }: ReceivedRequest) => authorization === 'Bearer token-2'

/** Simulates a server that rejects token-1 and issues token-2. Calls with token-2 receive the value. */
const rejectFirstToken = (value: unknown, status = 401) =>
  respondWith((request) => {
    if (isUpsert(request)) return createNewTokenResponse()
    return hasNewToken(request) ? json(value) : json({ message: 'unauthorized' }, status)
  })

describe('an expired or missing token (AUTH-6)', () => {
  test('an expired token is renewed once for all waiting calls, and each call is sent once more', async () => {
    const requests = rejectFirstToken([])
    const store = createSignedInStore()
    const results = await Promise.all([
      makeCall(store, 'getOrders'),
      makeCall(store, 'getMyOrders', { email: 'a@b.c' }),
      makeCall(store, 'getMyOrders', { email: 'd@e.f' }),
    ])
    expect(results.map(({ data }) => data)).toEqual([[], [], []])
    expect(requests.filter(isUpsert)).toEqual([
      {
        method: 'PUT',
        url: '/user/nadia%2Bshop%40example.com',
        authorization: null,
        body: { email: 'nadia+shop@example.com', name: 'Nadia Rahman' },
      },
    ])
    expect(requests.filter(hasNewToken)).toHaveLength(3)
    expect(requests).toHaveLength(7)
    expect(localStorage.getItem('accessToken')).toBe('token-2')
    expect(store.getState().session).toMatchObject({ tokenStatus: 'granted' })
  })

  test.each(['in this tab', 'in another tab'])(
    'an expired token is not replaced with the token of a different account that signs in %s (AUTH-15)',
    async (tab) => {
      const store = createSignedInStore()
      const requests = respondWith(() => {
        if (tab === 'in this tab') store.dispatch(signedIn(rafi))
        otherTabTokenStorage.set('token-of-rafi', rafi.id)
        return json({ message: 'unauthorized' }, 401)
      })
      expect(await makeCall(store, 'shipOrder')).toEqual({ error: { kind: 'expired', status: 401 } })
      expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer token-1'])
      expect(store.getState().session).toMatchObject(
        tab === 'in this tab' ? { account: rafi, tokenStatus: 'pending' } : { account: nadia, tokenStatus: 'granted' },
      )
    },
  )

  test.each<[string, changeStorage: () => void, methods: string[]]>([
    [
      'is replaced with the token that another tab has renewed',
      () => localStorage.setItem('accessToken', 'token-2'),
      ['GET', 'GET'],
    ],
    ['is renewed if another tab has removed it', () => localStorage.removeItem('accessToken'), ['GET', 'PUT', 'GET']],
  ])('an expired token %s during the request', async (_, changeStorage, methods) => {
    const requests = respondWith((request) => {
      if (isUpsert(request)) return createNewTokenResponse()
      if (hasNewToken(request)) return json([])
      changeStorage()
      return json({}, 401)
    })
    expect((await makeCall(createSignedInStore(), 'getOrders')).data).toEqual([])
    expect(requests.map(({ method }) => method)).toEqual(methods)
  })

  test('a token is renewed again if the server later rejects the new token, and each rejected mutation is sent once more', async () => {
    let validToken = 'token-2'
    const requests = respondWith((request) => {
      if (isUpsert(request)) return json([{ acknowledged: true }, { accessToken: validToken }])
      return request.authorization === `Bearer ${validToken}` ? json({ acknowledged: true }) : json({}, 401)
    })
    const store = createSignedInStore()
    for (const token of ['token-2', 'token-3']) {
      validToken = token
      expect(await makeCall(store, 'shipOrder')).toEqual({ data: null })
    }
    expect(requests.map(({ method }) => method)).toEqual(['PATCH', 'PUT', 'PATCH', 'PATCH', 'PUT', 'PATCH'])
    expect(localStorage.getItem('accessToken')).toBe('token-3')
  })

  test.each([null, 'undefined'])(
    'a token is requested before the call if storage contains %j as the token (DATA-5)',
    async (storedToken) => {
      const requests = rejectFirstToken([])
      expect((await makeCall(createSignedInStore(storedToken), 'getOrders')).data).toEqual([])
      expect(requests.map(({ authorization }) => authorization)).toEqual([null, 'Bearer token-2'])
    },
  )

  const expiredError = { kind: 'expired', status: 401 }
  const networkFailure = { kind: 'network', status: null }

  test.each<[string, () => Response, error: object, tokenStatus: string, token: string, requestCount: number]>([
    ['no token', () => json([{ acknowledged: true }, 'undefined']), expiredError, 'expired', 'token-1', 2],
    ['forbidden', () => json({}, 403), expiredError, 'expired', 'token-1', 2],
    ['HTML', () => text('<h1>hi</h1>'), expiredError, 'expired', 'token-1', 2],
    [
      'a token that is also rejected, without another renewal',
      createNewTokenResponse,
      expiredError,
      'expired',
      'token-2',
      3,
    ],
    ['a network error, which signs nobody out', networkError, networkFailure, 'granted', 'token-1', 2],
  ])(
    'a renewal that ends with %s sets the right error and token status',
    async (_, respondToRenewal, error, tokenStatus, token, requestCount) => {
      const requests = respondWith((request) => (isUpsert(request) ? respondToRenewal() : json({}, 401)))
      const store = createSignedInStore()
      expect((await makeCall(store, 'shipOrder')).error).toEqual(error)
      expect(store.getState().session).toMatchObject({ phase: 'signedIn', tokenStatus })
      expect(localStorage.getItem('accessToken')).toBe(token)
      expect(requests).toHaveLength(requestCount)
    },
  )

  test('a new token is not stored if its renewal ends after the sign-out', async () => {
    const store = createSignedInStore()
    respondWith((request) => {
      if (!isUpsert(request)) return json({}, 401)
      store.dispatch(signedOut())
      localStorage.removeItem('accessToken')
      return createNewTokenResponse()
    })
    expect((await makeCall(store, 'shipOrder')).error).toMatchObject({ kind: 'expired' })
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  test('a pending renewal for the previous account does not delay the calls of the next account (AUTH-15)', async () => {
    const store = createSignedInStore()
    const requests = respondWith((request) => {
      if (isUpsert(request)) return request.url.includes('nadia') ? noResponse() : createNewTokenResponse()
      return hasNewToken(request) ? json([]) : json({}, 401)
    })
    void makeCall(store, 'shipOrder')
    await waitUntil(() => requests.some(isUpsert))
    store.dispatch(signedIn(rafi))
    otherTabTokenStorage.set('token-of-rafi', rafi.id)
    expect((await makeCall(store, 'getOrders')).data).toEqual([])
  })

  test('a renewal continues for the other waiting calls even if the call that has started it is aborted', async () => {
    const pendingRenewal = Promise.withResolvers<void>()
    const requests = respondWith(async (request) => {
      if (!isUpsert(request)) return hasNewToken(request) ? json({ acknowledged: true }) : json({}, 401)
      await pendingRenewal.promise
      return createNewTokenResponse()
    })
    const store = createSignedInStore()
    const abortedCall = store.dispatch(usersApi.endpoints.getAdmin.initiate({ email: 'a@b.c' }))
    await waitUntil(() => requests.some(isUpsert))
    const waitingCall = makeCall(store, 'shipOrder')
    await waitUntil(() => requests.length === 3)
    abortedCall.abort()
    pendingRenewal.resolve()
    expect(await waitingCall).toEqual({ data: null })
  })
})

describe('a 403 response (AUTH-7)', () => {
  const forbiddenError = { kind: 'forbidden', status: 403 }

  test('a 403 response renews the token, regardless of its expiry date, and the call is sent once more', async () => {
    const requests = rejectFirstToken({ modifiedCount: 1 }, 403)
    otherTabTokenStorage.set(`h.${btoa('{"exp":9999999999}')}.s`, nadia.id)
    expect(await makeCall(createSignedInStore(null), 'makeAdmin')).toEqual({ data: null })
    expect(requests.map(({ url }) => url.split('/').at(-2))).toEqual(['admin', 'user', 'admin'])
  })

  test('a 403 response renews even a token that is new or has worked, because the server’s secret may have changed', async () => {
    let secretVersion = 0
    const requests = respondWith((request) => {
      if (isUpsert(request)) return json([{ acknowledged: true }, { accessToken: `token-${secretVersion}` }])
      return request.authorization === `Bearer token-${secretVersion}` ? json({ acknowledged: true }) : json({}, 403)
    })
    const store = createSignedInStore('token-0')
    for (secretVersion of [0, 1, 2]) expect(await makeCall(store, 'shipOrder')).toEqual({ data: null })
    const requestMethods = requests.map(({ method }) => method)
    expect(requestMethods).toEqual(['PATCH', 'PATCH', 'PUT', 'PATCH', 'PATCH', 'PUT', 'PATCH'])
  })

  test('a call is forbidden after a 403 response to both the old and the new token, and the user stays signed in', async () => {
    const requests = respondWith((request) => (isUpsert(request) ? createNewTokenResponse() : json({}, 403)))
    const store = createSignedInStore()
    expect((await makeCall(store, 'makeAdmin')).error).toEqual(forbiddenError)
    expect(requests.map(({ url }) => url.split('/').at(-2))).toEqual(['admin', 'user', 'admin'])
    expect(store.getState().session).toMatchObject({ tokenStatus: 'granted' })
    expect(vi.mocked(notify).mock.lastCall?.[0]).toEqual(toast.warning("You Don't Have Permission for This Action"))
  })

  test('a 403 response does not renew a working token if the same call was forbidden with a new token before', async () => {
    let isAllowed = false
    let tokenVersion = 1
    const requests = respondWith((request) => {
      if (isUpsert(request)) return json([{ acknowledged: true }, { accessToken: `token-${(tokenVersion += 1)}` }])
      return isAllowed || !request.url.includes('admin')
        ? json({ acknowledged: true, modifiedCount: 1 })
        : json({}, 403)
    })
    const store = createSignedInStore()
    const collectSentPaths = async (name: 'makeAdmin' | 'shipOrder') => {
      const countBefore = requests.length
      await makeCall(store, name)
      return requests.slice(countBefore).map(({ url }) => url.split('/').at(-2))
    }
    const pathsWithRenewal = ['admin', 'user', 'admin']
    expect(await collectSentPaths('makeAdmin')).toEqual(pathsWithRenewal)
    // No call has succeeded with the new token yet, so the token itself may be the reason for the 403.
    expect(await collectSentPaths('makeAdmin')).toEqual(pathsWithRenewal)
    await collectSentPaths('shipOrder')
    expect(await collectSentPaths('makeAdmin')).toEqual(['admin'])
    isAllowed = true
    expect(await collectSentPaths('makeAdmin')).toEqual(['admin'])
    isAllowed = false
    expect(await collectSentPaths('makeAdmin')).toEqual(pathsWithRenewal)
  })

  test('a 403 response to an admin’s call makes the shop refetch the user’s role (ADMIN-1)', async () => {
    const requests = respondWith((request) => {
      if (isUpsert(request)) return createNewTokenResponse()
      return request.url.startsWith('/admin/') ? json({ isAdmin: true }) : json({}, 403)
    })
    const store = createSignedInStore()
    await makeCall(store, 'getAdmin')
    await makeCall(store, 'getOrders')
    await waitUntil(() => expect(requests.filter(({ url }) => url.startsWith('/admin/'))).toHaveLength(2))
    await makeCall(store, 'getMyOrders')
    expect(requests.filter(({ url }) => url.startsWith('/admin/'))).toHaveLength(2)
  })
})

test('a stored token of a different account is neither sent nor replaced, because that account is about to be reported (AUTH-15)', async () => {
  const store = createSignedInStore(null)
  otherTabTokenStorage.set('token-of-rafi', rafi.id)
  const requests = respondWith(noResponse)
  expect(await makeCall(store, 'shipOrder')).toEqual({ error: { kind: 'expired', status: 401 } })
  expect(requests).toHaveLength(0)
  expect(localStorage.getItem('accessToken')).toBe('token-of-rafi')
  expect(store.getState().session).toMatchObject({ account: nadia, tokenStatus: 'granted' })
})

test('an error other than 401 and 403 does not renew the token', async () => {
  otherTabTokenStorage.set('token-1', nadia.id)
  const requests = respondWith(() => json({}, 404))
  expect((await makeCall(createSignedInStore(null), 'makeAdmin')).error).toEqual({ kind: 'notFound', status: 404 })
  expect(requests).toHaveLength(1)
})

test('a call that needs a token is not sent while nobody is signed in', async () => {
  const requests = respondWith(noResponse)
  const store = createSignedInStore(null)
  store.dispatch(signedOut())
  expect((await makeCall(store, 'getOrders')).error).toMatchObject({ kind: 'expired' })
  expect(requests).toHaveLength(0)
})
