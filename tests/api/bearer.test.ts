import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accessApi } from '#src/api/access.ts'
import { ordersApi } from '#src/api/orders.ts'
import { partsApi } from '#src/api/parts.ts'
import { purchasesApi } from '#src/api/purchases.ts'
import { usersApi } from '#src/api/users.ts'
import { signedIn, signedOut } from '#src/session/sessionSlice.ts'
import { answer, json, networkDown, rafi, signedInStore, silence, text, type Received } from '#tests/api/testShop.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

const { getOrders, shipOrder } = ordersApi.endpoints
const { getMyOrders } = purchasesApi.endpoints
const { getAdmin } = accessApi.endpoints
const { makeAdmin } = usersApi.endpoints

const isUpsert = ({ method, url }: Received) => method === 'PUT' && /^\/user\/[^/]+$/.test(url)
const renewed = () => json([{ acknowledged: true }, { accessToken: 'token-2' }])
const isFresh = ({ authorization }: Received) => authorization === 'Bearer token-2'

/** A server that has forgotten token-1. */
const forgetful = (value: unknown, status = 401) =>
  answer((received) => {
    if (isUpsert(received)) return renewed()
    return isFresh(received) ? json(value) : json({ message: 'unauthorized' }, status)
  })

const jwt = (exp: number) => `h.${btoa(JSON.stringify({ exp }))}.s`

beforeEach(() => localStorage.clear())

describe('an expired token (AUTH-6)', () => {
  test('is renewed once for all who wait, and each call is replayed once', async () => {
    const received = forgetful([])
    const store = signedInStore()
    const results = await Promise.all([
      store.dispatch(getOrders.initiate()),
      store.dispatch(getMyOrders.initiate({ email: 'a@b.c' })),
      store.dispatch(getMyOrders.initiate({ email: 'd@e.f' })),
    ])
    expect(results.map(({ data }) => data)).toEqual([[], [], []])
    expect(received.filter(isUpsert)).toEqual([
      {
        method: 'PUT',
        url: '/user/nadia%2Bshop%40example.com',
        authorization: null,
        body: { email: 'nadia+shop@example.com', name: 'Nadia Rahman' },
      },
    ])
    expect(received.filter(isFresh)).toHaveLength(3)
    expect(received).toHaveLength(7)
    expect(localStorage.getItem('accessToken')).toBe('token-2')
    expect(store.getState().session).toMatchObject({ access: 'granted' })
  })

  test('is not replaced by the token of whoever signs in meanwhile (AUTH-15)', async () => {
    const store = signedInStore()
    const received = answer(() => {
      store.dispatch(signedIn(rafi))
      localStorage.setItem('accessToken', 'token-of-rafi')
      return json({ message: 'unauthorized' }, 401)
    })
    expect(await store.dispatch(shipOrder.initiate({ id: '1' }))).toEqual({ error: { kind: 'expired', status: 401 } })
    expect(received.map(({ authorization }) => authorization)).toEqual(['Bearer token-1'])
    expect(store.getState().session).toMatchObject({ account: rafi, access: 'pending' })
  })

  test('a mutation that was refused is replayed once', async () => {
    const received = forgetful({ acknowledged: true })
    expect(await signedInStore().dispatch(shipOrder.initiate({ id: '1' }))).toEqual({ data: null })
    expect(received.map(({ method }) => method)).toEqual(['PATCH', 'PUT', 'PATCH'])
  })

  test('a token that another tab has renewed meanwhile is taken', async () => {
    const store = signedInStore()
    const received = answer((request) => {
      if (isFresh(request)) return json([])
      localStorage.setItem('accessToken', 'token-2')
      return json({}, 401)
    })
    expect((await store.dispatch(getOrders.initiate())).data).toEqual([])
    expect(received.filter(isUpsert)).toHaveLength(0)
  })

  test('a missing token is fetched before the call', async () => {
    const received = forgetful([])
    expect((await signedInStore(null).dispatch(getOrders.initiate())).data).toEqual([])
    expect(received.map(({ method }) => method)).toEqual(['PUT', 'GET'])
  })

  test.each([
    ['not acknowledged', () => json([{ acknowledged: false }])],
    ['no token', () => json([{ acknowledged: true }, 'undefined'])],
    ['forbidden', () => json({}, 403)],
    ['nonsense', () => text('<h1>hi</h1>')],
  ])('renewal %s: sign in again', async (_, reply) => {
    const received = answer((request) => (isUpsert(request) ? reply() : json({}, 401)))
    const store = signedInStore()
    expect((await store.dispatch(getOrders.initiate())).error).toEqual({ kind: 'expired', status: 401 })
    expect(store.getState().session).toMatchObject({ phase: 'signedIn', access: 'expired' })
    expect(localStorage.getItem('accessToken')).toBe('token-1')
    expect(received).toHaveLength(2)
  })

  test('a token that is refused as soon as it is new: sign in again, no endless round', async () => {
    const received = answer((request) => (isUpsert(request) ? renewed() : json({}, 401)))
    const store = signedInStore()
    expect((await store.dispatch(shipOrder.initiate({ id: '1' }))).error).toEqual({ kind: 'expired', status: 401 })
    expect(store.getState().session).toMatchObject({ access: 'expired' })
    expect(received).toHaveLength(3)
  })

  test('a network error while renewing signs nobody out', async () => {
    answer((request) => (isUpsert(request) ? networkDown() : json({}, 401)))
    const store = signedInStore()
    expect((await store.dispatch(shipOrder.initiate({ id: '1' }))).error).toEqual({ kind: 'network', status: null })
    expect(store.getState().session).toMatchObject({ phase: 'signedIn', access: 'granted' })
    expect(localStorage.getItem('accessToken')).toBe('token-1')
  })

  test('a renewal that ends after the sign-out stores nothing', async () => {
    const store = signedInStore()
    answer((request) => {
      if (!isUpsert(request)) return json({}, 401)
      store.dispatch(signedOut())
      localStorage.removeItem('accessToken')
      return renewed()
    })
    expect((await store.dispatch(shipOrder.initiate({ id: '1' }))).error).toMatchObject({ kind: 'expired' })
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  test('nobody waits for the renewal of whoever was here before (AUTH-15)', async () => {
    const store = signedInStore()
    const received = answer((request) => {
      if (isUpsert(request)) return request.url.includes('nadia') ? silence() : renewed()
      return isFresh(request) ? json([]) : json({}, 401)
    })
    void store.dispatch(shipOrder.initiate({ id: '1' }))
    await vi.waitUntil(() => received.some(isUpsert))
    store.dispatch(signedIn(rafi))
    localStorage.setItem('accessToken', 'token-of-rafi')
    expect((await store.dispatch(getOrders.initiate())).data).toEqual([])
  })

  test('whoever asked first may go away: the others get their answer', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const received = answer(async (request) => {
      if (!isUpsert(request)) return isFresh(request) ? json({ acknowledged: true }) : json({}, 401)
      await held
      return renewed()
    })
    const store = signedInStore()
    const first = store.dispatch(getAdmin.initiate({ email: 'a@b.c' }))
    await vi.waitUntil(() => received.some(isUpsert))
    const second = store.dispatch(shipOrder.initiate({ id: '1' }))
    await vi.waitUntil(() => received.length === 3)
    first.abort()
    release()
    expect(await second).toEqual({ data: null })
  })
})

describe('403 (AUTH-7)', () => {
  test('to a token whose exp is past is treated as 401', async () => {
    const received = forgetful({ modifiedCount: 1 }, 403)
    const store = signedInStore(jwt(Date.now() / 1000 - 1))
    expect(await store.dispatch(makeAdmin.initiate({ email: 'a@b.c' }))).toEqual({ data: null })
    expect(received.filter(isUpsert)).toHaveLength(1)
  })

  test.each([
    ['a token that is good', jwt(Date.now() / 1000 + 3600)],
    ['a token nobody can read', 'opaque'],
  ])('to %s is forbidden', async (_, token) => {
    const received = forgetful({ modifiedCount: 1 }, 403)
    const result = await signedInStore(token).dispatch(makeAdmin.initiate({ email: 'a@b.c' }))
    expect(result.error).toEqual({ kind: 'forbidden', status: 403 })
    expect(received).toHaveLength(1)
  })
})

test('"undefined" in storage is no token (DATA-5)', async () => {
  const received = forgetful([])
  await signedInStore('undefined').dispatch(getOrders.initiate())
  expect(received.map(({ authorization }) => authorization)).toEqual([null, 'Bearer token-2'])
})

test('nobody signed in: a bearer call is not even sent', async () => {
  const received = answer(silence)
  const store = signedInStore(null)
  store.dispatch(signedOut())
  expect((await store.dispatch(getOrders.initiate())).error).toMatchObject({ kind: 'expired' })
  expect(received).toHaveLength(0)
})

test('a 401 to one call does not touch calls without a bearer', async () => {
  const received = answer((request) => (isUpsert(request) ? renewed() : json([])))
  await signedInStore().dispatch(partsApi.endpoints.getParts.initiate())
  expect(received).toMatchObject([{ authorization: null }])
})
