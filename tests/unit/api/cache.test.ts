import { setupListeners } from '@reduxjs/toolkit/query'
import { describe, expect, test, vi } from 'vitest'
import { sendSilently } from '#src/api/sendSilently.ts'
import { orderCalls, ordersApi } from '#src/api/orders.ts'
import { partCalls, partsApi } from '#src/api/parts.ts'
import { fetchUncached } from '#src/api/fetchUncached.ts'
import { prefetchCall } from '#src/lib/http.ts'
import { advanceTime } from '#tests/unit/api/clock.ts'
import {
  apiUrl,
  json,
  networkError,
  noResponse,
  respondWith,
  createSignedInStore,
  recordCacheModes,
} from '#tests/unit/api/testShop.ts'
import { orderWire } from '#tests/unit/payment/paymentShop.tsx'
import { waitUntil } from '#tests/support/waitUntil.ts'

vi.mock('#src/app/toasts.ts')

const { getOrders, getMyOrder, deleteOrder } = ordersApi.endpoints
const { getParts } = partsApi.endpoints

const isQuery = ({ method }: { method: string }) => method === 'GET'
const order = { _id: '1', paid: true, status: 'pending' }

test('a first request that is pending when a mutation ends is repeated, because its response may be outdated (NET-3)', async () => {
  const firstResponse = Promise.withResolvers<void>()
  let orders = [order]
  const requests = respondWith(async (request, index) => {
    if (!isQuery(request)) {
      orders = []
      return json({ deletedCount: 1 })
    }
    const ordersAtRequest = orders
    if (index === 0) await firstResponse.promise
    return json(ordersAtRequest)
  })
  const store = createSignedInStore()
  const query = store.dispatch(getOrders.initiate())
  await waitUntil(() => requests.length === 1)
  await store.dispatch(deleteOrder.initiate({ id: '1' }))
  firstResponse.resolve()
  expect((await query).data).toEqual([])
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET'])
})

test('orders that are shipped in a batch don’t repeat a running refetch; the list is refetched once at the end (NET-3, ADMIN-17)', async () => {
  const store = createSignedInStore()
  let shippedCount = 0
  const requests = respondWith(async (request, index) => {
    if (!isQuery(request)) return json({ acknowledged: true })
    // Ships one order during each of the first three refetches.
    if (index > 0 && shippedCount < 3)
      await store.dispatch(sendSilently('shipOrder', orderCalls.shipOrder, { id: `${(shippedCount += 1)}` }))
    return json([order])
  })
  const query = store.dispatch(getOrders.initiate())
  await query
  await query.refetch()
  expect(requests.filter(isQuery)).toHaveLength(2)
  store.dispatch(ordersApi.util.invalidateTags(['Order']))
  await waitUntil(() => expect(requests.filter(isQuery)).toHaveLength(3))
})

test('a refetch during which a mutation ends is followed by one more refetch (NET-3)', async () => {
  const store = createSignedInStore()
  let orders = [order]
  const requests = respondWith(async (request, index) => {
    if (!isQuery(request)) {
      orders = []
      return json({ deletedCount: 1 })
    }
    const ordersAtRequest = orders
    if (index === 1) await store.dispatch(deleteOrder.initiate({ id: '1' }))
    return json(ordersAtRequest)
  })
  const query = store.dispatch(getOrders.initiate())
  await query
  await query.refetch()
  await waitUntil(() => expect(getOrders.select()(store.getState()).data).toEqual([]))
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'DELETE', 'GET'])
})

describe('cached responses (NET-1)', () => {
  test('a cached response is used for 5 minutes, and then requested again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const requests = respondWith(() => json([]))
    const store = createSignedInStore()
    await store.dispatch(getParts.initiate())
    vi.setSystemTime(Date.now() + 299_000)
    await store.dispatch(getParts.initiate())
    expect(requests).toHaveLength(1)
    vi.setSystemTime(Date.now() + 2_000)
    await store.dispatch(getParts.initiate())
    expect(requests).toHaveLength(2)
  })

  test('a mounted query is refetched on focus and on reconnect', async () => {
    const requests = respondWith(() => json([]))
    const store = createSignedInStore()
    const stop = setupListeners(store.dispatch)
    await store.dispatch(getParts.initiate())
    window.dispatchEvent(new Event('focus'))
    await waitUntil(() => expect(requests).toHaveLength(2))
    await Promise.all(store.dispatch(partsApi.util.getRunningQueriesThunk()))
    window.dispatchEvent(new Event('online'))
    await waitUntil(() => expect(requests).toHaveLength(3))
    stop()
  })
})

describe('fetchUncached', () => {
  const fetchOrder = () => fetchUncached('getMyOrder', orderCalls.getMyOrder, { id: 'o1' })

  test('fetchUncached sends a request even if the response is cached or a request for it is pending', async () => {
    const requests = respondWith((_, index) => json({ ...orderWire, quantity: index + 1 }))
    const store = createSignedInStore()
    void store.dispatch(getMyOrder.initiate({ id: 'o1' }))
    expect(await store.dispatch(fetchOrder())).toMatchObject({ id: 'o1' })
    expect(await store.dispatch(fetchOrder())).toMatchObject({ id: 'o1' })
    expect(requests).toHaveLength(3)
  })

  test('fetchUncached does not retry a failed request, and logs the failure (NET-8, ORDER-8)', async () => {
    const error = { kind: 'network', status: null }
    const requests = respondWith(networkError)
    const log = vi.spyOn(console, 'info').mockReturnValue()
    await expect(createSignedInStore().dispatch(fetchOrder())).rejects.toEqual(error)
    expect(requests).toHaveLength(1)
    expect(log).toHaveBeenCalledExactlyOnceWith('getMyOrder failed: network')
  })

  test('fetchUncached rejects with a network error after 30 s without a response (NET-8)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const requests = respondWith(noResponse)
    const onError = vi.fn<(error: unknown) => void>()
    createSignedInStore().dispatch(fetchOrder()).catch(onError)
    await advanceTime(29_999)
    expect(onError).not.toHaveBeenCalled()
    await advanceTime(1)
    expect(onError.mock.calls).toEqual([[{ kind: 'network', status: null }]])
    expect(requests).toHaveLength(1)
  })

  test('fetchUncached ignores a prefetched response (NET-10)', async () => {
    respondWith(() => json({ _id: 'p1' }))
    const getCacheModes = recordCacheModes()
    prefetchCall(`${apiUrl}/part/p1`)
    await createSignedInStore().dispatch(fetchUncached('getPart', partCalls.getPart, { id: 'p1' }))
    expect(getCacheModes()).toEqual(['no-cache', 'no-store'])
  })

  test('fetchUncached makes mounted queries refetch an order that the server no longer has (STATE-7)', async () => {
    respondWith((_, index) => (index === 0 ? json(orderWire) : json({}, 404)))
    const store = createSignedInStore()
    await store.dispatch(getMyOrder.initiate({ id: 'o1' }))
    await expect(store.dispatch(fetchOrder())).rejects.toMatchObject({ kind: 'notFound' })
    await waitUntil(() =>
      expect(getMyOrder.select({ id: 'o1' })(store.getState()).error).toMatchObject({ status: 404 }),
    )
  })
})
