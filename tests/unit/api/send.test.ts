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
  otherTab,
  rafi,
  respondWith,
  signedInStore,
  text,
  type ReceivedRequest,
} from '#tests/unit/api/testShop.ts'
import { waitUntil } from '#tests/support/waitUntil.ts'

vi.mock('#src/app/toasts.ts')

const isUpsert = ({ method, url }: ReceivedRequest) => method === 'PUT' && /^\/user\/[^/]+$/.test(url)
const renewedToken = () => json([{ acknowledged: true }, { accessToken: 'token-2' }])
const hasNewToken = ({ authorization }: ReceivedRequest) => authorization === 'Bearer token-2'

/** A server that rejects token-1, issues token-2 and then responds with the value. */
const rejectFirstToken = (value: unknown, status = 401) =>
  respondWith((requests) => {
    if (isUpsert(requests)) return renewedToken()
    return hasNewToken(requests) ? json(value) : json({ message: 'unauthorized' }, status)
  })

describe('an expired or missing token (AUTH-6)', () => {
  test('is renewed once for all waiting calls, and each call is replayed once', async () => {
    const requests = rejectFirstToken([])
    const store = signedInStore()
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
    'is not replaced with the token of an account that signs in %s (AUTH-15)',
    async (where) => {
      const store = signedInStore()
      const requests = respondWith(() => {
        if (where === 'in this tab') store.dispatch(signedIn(rafi))
        otherTab.set('token-of-rafi', rafi.id)
        return json({ message: 'unauthorized' }, 401)
      })
      expect(await makeCall(store, 'shipOrder')).toEqual({ error: { kind: 'expired', status: 401 } })
      expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer token-1'])
      expect(store.getState().session).toMatchObject(
        where === 'in this tab'
          ? { account: rafi, tokenStatus: 'pending' }
          : { account: nadia, tokenStatus: 'granted' },
      )
    },
  )

  test.each<[string, change: () => void, methods: string[]]>([
    ['renewed: the renewed token is used', () => localStorage.setItem('accessToken', 'token-2'), ['GET', 'GET']],
    ['removed: the token is renewed', () => localStorage.removeItem('accessToken'), ['GET', 'PUT', 'GET']],
  ])('that another tab has %s in the meantime', async (_, change, methods) => {
    const requests = respondWith((request) => {
      if (isUpsert(request)) return renewedToken()
      if (hasNewToken(request)) return json([])
      change()
      return json({}, 401)
    })
    expect((await makeCall(signedInStore(), 'getOrders')).data).toEqual([])
    expect(requests.map(({ method }) => method)).toEqual(methods)
  })

  test('is renewed again when the server later rejects the renewed token, and a rejected mutation is replayed once', async () => {
    let validToken = 'token-2'
    const requests = respondWith((request) => {
      if (isUpsert(request)) return json([{ acknowledged: true }, { accessToken: validToken }])
      return request.authorization === `Bearer ${validToken}` ? json({ acknowledged: true }) : json({}, 401)
    })
    const store = signedInStore()
    for (const token of ['token-2', 'token-3']) {
      validToken = token
      expect(await makeCall(store, 'shipOrder')).toEqual({ data: null })
    }
    expect(requests.map(({ method }) => method)).toEqual(['PATCH', 'PUT', 'PATCH', 'PATCH', 'PUT', 'PATCH'])
    expect(localStorage.getItem('accessToken')).toBe('token-3')
  })

  test.each([null, 'undefined'])(
    'that is missing (%j in storage) is fetched before the call (DATA-5)',
    async (stored) => {
      const requests = rejectFirstToken([])
      expect((await makeCall(signedInStore(stored), 'getOrders')).data).toEqual([])
      expect(requests.map(({ authorization }) => authorization)).toEqual([null, 'Bearer token-2'])
    },
  )

  const expiredError = { kind: 'expired', status: 401 }
  const networkFailure = { kind: 'network', status: null }

  test.each<[string, () => Response, error: object, access: string, token: string, requests: number]>([
    ['no token', () => json([{ acknowledged: true }, 'undefined']), expiredError, 'expired', 'token-1', 2],
    ['forbidden', () => json({}, 403), expiredError, 'expired', 'token-1', 2],
    ['HTML', () => text('<h1>hi</h1>'), expiredError, 'expired', 'token-1', 2],
    ['a token that is also rejected, without another renewal', renewedToken, expiredError, 'expired', 'token-2', 3],
    ['a network error, which signs nobody out', networkError, networkFailure, 'granted', 'token-1', 2],
  ])('whose renewal results in %s', async (_, reply, error, access, token, requestCount) => {
    const requests = respondWith((request) => (isUpsert(request) ? reply() : json({}, 401)))
    const store = signedInStore()
    expect((await makeCall(store, 'shipOrder')).error).toEqual(error)
    expect(store.getState().session).toMatchObject({ phase: 'signedIn', tokenStatus: access })
    expect(localStorage.getItem('accessToken')).toBe(token)
    expect(requests).toHaveLength(requestCount)
  })

  test('is not stored when the renewal ends after the sign-out', async () => {
    const store = signedInStore()
    respondWith((request) => {
      if (!isUpsert(request)) return json({}, 401)
      store.dispatch(signedOut())
      localStorage.removeItem('accessToken')
      return renewedToken()
    })
    expect((await makeCall(store, 'shipOrder')).error).toMatchObject({ kind: 'expired' })
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  test('of the previous account does not delay the next account’s calls (AUTH-15)', async () => {
    const store = signedInStore()
    const requests = respondWith((request) => {
      if (isUpsert(request)) return request.url.includes('nadia') ? noResponse() : renewedToken()
      return hasNewToken(request) ? json([]) : json({}, 401)
    })
    void makeCall(store, 'shipOrder')
    await waitUntil(() => requests.some(isUpsert))
    store.dispatch(signedIn(rafi))
    otherTab.set('token-of-rafi', rafi.id)
    expect((await makeCall(store, 'getOrders')).data).toEqual([])
  })

  test('is renewed for the other calls even if the first caller aborts', async () => {
    const renewal = Promise.withResolvers<void>()
    const requests = respondWith(async (request) => {
      if (!isUpsert(request)) return hasNewToken(request) ? json({ acknowledged: true }) : json({}, 401)
      await renewal.promise
      return renewedToken()
    })
    const store = signedInStore()
    const first = store.dispatch(usersApi.endpoints.getAdmin.initiate({ email: 'a@b.c' }))
    await waitUntil(() => requests.some(isUpsert))
    const second = makeCall(store, 'shipOrder')
    await waitUntil(() => requests.length === 3)
    first.abort()
    renewal.resolve()
    expect(await second).toEqual({ data: null })
  })
})

describe('403 (AUTH-7)', () => {
  const forbidden = { kind: 'forbidden', status: 403 }

  test('to a stored token, whatever its exp, renews it and repeats the call once', async () => {
    const requests = rejectFirstToken({ modifiedCount: 1 }, 403)
    otherTab.set(`h.${btoa('{"exp":9999999999}')}.s`, nadia.id)
    expect(await makeCall(signedInStore(null), 'makeAdmin')).toEqual({ data: null })
    expect(requests.map(({ url }) => url.split('/').at(-2))).toEqual(['admin', 'user', 'admin'])
  })

  test('to a token that has just been issued, or has worked, also renews it, because the server’s secret may have changed', async () => {
    let secret = 0
    const requests = respondWith((request) => {
      if (isUpsert(request)) return json([{ acknowledged: true }, { accessToken: `token-${secret}` }])
      return request.authorization === `Bearer token-${secret}` ? json({ acknowledged: true }) : json({}, 403)
    })
    const store = signedInStore('token-0')
    for (secret of [0, 1, 2]) expect(await makeCall(store, 'shipOrder')).toEqual({ data: null })
    const methods = requests.map(({ method }) => method)
    expect(methods).toEqual(['PATCH', 'PATCH', 'PUT', 'PATCH', 'PATCH', 'PUT', 'PATCH'])
  })

  test('to the renewed token too is a “forbidden” error, and the session continues', async () => {
    const requests = respondWith((request) => (isUpsert(request) ? renewedToken() : json({}, 403)))
    const store = signedInStore()
    expect((await makeCall(store, 'makeAdmin')).error).toEqual(forbidden)
    expect(requests.map(({ url }) => url.split('/').at(-2))).toEqual(['admin', 'user', 'admin'])
    expect(store.getState().session).toMatchObject({ tokenStatus: 'granted' })
    expect(vi.mocked(notify).mock.lastCall?.[0]).toEqual(toast.warning("You Don't Have Permission for This Action"))
  })

  test('is an error without another renewal if the renewed token was forbidden too, and works for other calls', async () => {
    let isAllowed = false
    let token = 1
    const requests = respondWith((request) => {
      if (isUpsert(request)) return json([{ acknowledged: true }, { accessToken: `token-${(token += 1)}` }])
      return isAllowed || !request.url.includes('admin')
        ? json({ acknowledged: true, modifiedCount: 1 })
        : json({}, 403)
    })
    const store = signedInStore()
    const collectSentPaths = async (name: 'makeAdmin' | 'shipOrder') => {
      const countBefore = requests.length
      await makeCall(store, name)
      return requests.slice(countBefore).map(({ url }) => url.split('/').at(-2))
    }
    const withRenewal = ['admin', 'user', 'admin']
    expect(await collectSentPaths('makeAdmin')).toEqual(withRenewal)
    // No call has succeeded with the renewed token, so the server may have rejected it for another reason.
    expect(await collectSentPaths('makeAdmin')).toEqual(withRenewal)
    await collectSentPaths('shipOrder')
    expect(await collectSentPaths('makeAdmin')).toEqual(['admin'])
    isAllowed = true
    expect(await collectSentPaths('makeAdmin')).toEqual(['admin'])
    isAllowed = false
    expect(await collectSentPaths('makeAdmin')).toEqual(withRenewal)
  })

  test('to a call for admins refetches the role (ADMIN-1)', async () => {
    const requests = respondWith((request) => {
      if (isUpsert(request)) return renewedToken()
      return request.url.startsWith('/admin/') ? json({ isAdmin: true }) : json({}, 403)
    })
    const store = signedInStore()
    await makeCall(store, 'getAdmin')
    await makeCall(store, 'getOrders')
    await waitUntil(() => expect(requests.filter(({ url }) => url.startsWith('/admin/'))).toHaveLength(2))
    await makeCall(store, 'getMyOrders')
    expect(requests.filter(({ url }) => url.startsWith('/admin/'))).toHaveLength(2)
  })
})

test('another account’s token is neither sent nor replaced, because the provider is about to report that account (AUTH-15)', async () => {
  const store = signedInStore(null)
  otherTab.set('token-of-rafi', rafi.id)
  const requests = respondWith(noResponse)
  expect(await makeCall(store, 'shipOrder')).toEqual({ error: { kind: 'expired', status: 401 } })
  expect(requests).toHaveLength(0)
  expect(localStorage.getItem('accessToken')).toBe('token-of-rafi')
  expect(store.getState().session).toMatchObject({ account: nadia, tokenStatus: 'granted' })
})

test('a different error does not reject the token, even an old token', async () => {
  otherTab.set('token-1', nadia.id)
  const requests = respondWith(() => json({}, 404))
  expect((await makeCall(signedInStore(null), 'makeAdmin')).error).toEqual({ kind: 'notFound', status: 404 })
  expect(requests).toHaveLength(1)
})

test('signed out, a call that needs a token is not sent', async () => {
  const requests = respondWith(noResponse)
  const store = signedInStore(null)
  store.dispatch(signedOut())
  expect((await makeCall(store, 'getOrders')).error).toMatchObject({ kind: 'expired' })
  expect(requests).toHaveLength(0)
})
