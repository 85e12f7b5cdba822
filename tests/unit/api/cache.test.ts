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
  signedInStore,
  recordCacheModes,
} from '#tests/unit/api/testShop.ts'
import { row } from '#tests/unit/payment/paymentShop.tsx'
import { waitUntil } from '#tests/support/waitUntil.ts'

vi.mock('#src/app/toasts.ts')

const { getOrders, getMyOrder, deleteOrder } = ordersApi.endpoints
const { getParts } = partsApi.endpoints

const isQuery = ({ method }: { method: string }) => method === 'GET'
const order = { _id: '1', paid: true, status: 'pending' }

test('a query that is pending when a mutation ends runs again', async () => {
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
  const store = signedInStore()
  const query = store.dispatch(getOrders.initiate())
  await waitUntil(() => requests.length === 1)
  await store.dispatch(deleteOrder.initiate({ id: '1' }))
  firstResponse.resolve()
  expect((await query).data).toEqual([])
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET'])
})

test('a refetch during bulk shipping is not repeated by each order; the list is requested once at the end (NET-3, ADMIN-17)', async () => {
  const store = signedInStore()
  let shipped = 0
  const requests = respondWith(async (request, index) => {
    if (!isQuery(request)) return json({ acknowledged: true })
    // One order is shipped while each refetch is running.
    if (index > 0 && shipped < 3)
      await store.dispatch(sendSilently('shipOrder', orderCalls.shipOrder, { id: `${(shipped += 1)}` }))
    return json([order])
  })
  const query = store.dispatch(getOrders.initiate())
  await query
  await query.refetch()
  expect(requests.filter(isQuery)).toHaveLength(2)
  store.dispatch(ordersApi.util.invalidateTags(['Order']))
  await waitUntil(() => expect(requests.filter(isQuery)).toHaveLength(3))
})

test('a refetch that a mutation overtakes is followed by one more refetch (NET-3)', async () => {
  const store = signedInStore()
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

describe('lifetimes (NET-1)', () => {
  test('uses the cached response for 5 minutes, then requests it again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const requests = respondWith(() => json([]))
    const store = signedInStore()
    await store.dispatch(getParts.initiate())
    vi.setSystemTime(Date.now() + 299_000)
    await store.dispatch(getParts.initiate())
    expect(requests).toHaveLength(1)
    vi.setSystemTime(Date.now() + 2_000)
    await store.dispatch(getParts.initiate())
    expect(requests).toHaveLength(2)
  })

  test('mounted queries are refetched on focus and on reconnect', async () => {
    const requests = respondWith(() => json([]))
    const store = signedInStore()
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

describe('a read that needs the current state', () => {
  const readOrder = () => fetchUncached('getMyOrder', orderCalls.getMyOrder, { id: 'o1' })

  test('reads from the server even if the response is cached, or requested and still pending', async () => {
    const requests = respondWith((_, index) => json({ ...row, quantity: index + 1 }))
    const store = signedInStore()
    void store.dispatch(getMyOrder.initiate({ id: 'o1' }))
    expect(await store.dispatch(readOrder())).toMatchObject({ id: 'o1' })
    expect(await store.dispatch(readOrder())).toMatchObject({ id: 'o1' })
    expect(requests).toHaveLength(3)
  })

  test('does not repeat a read that failed, and logs it (NET-8, ORDER-8)', async () => {
    const error = { kind: 'network', status: null }
    const requests = respondWith(networkError)
    const log = vi.spyOn(console, 'info').mockReturnValue()
    await expect(signedInStore().dispatch(readOrder())).rejects.toEqual(error)
    expect(requests).toHaveLength(1)
    expect(log).toHaveBeenCalledExactlyOnceWith('getMyOrder failed: network')
  })

  test('is aborted after 30 s without a response, as if the network had failed (NET-8)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const requests = respondWith(noResponse)
    const outcome = vi.fn<(error: unknown) => void>()
    signedInStore().dispatch(readOrder()).catch(outcome)
    await advanceTime(29_999)
    expect(outcome).not.toHaveBeenCalled()
    await advanceTime(1)
    expect(outcome.mock.calls).toEqual([[{ kind: 'network', status: null }]])
    expect(requests).toHaveLength(1)
  })

  test('takes no response that was prefetched (NET-10)', async () => {
    respondWith(() => json({ _id: 'p1' }))
    const cacheModes = recordCacheModes()
    prefetchCall(`${apiUrl}/part/p1`)
    await signedInStore().dispatch(fetchUncached('getPart', partCalls.getPart, { id: 'p1' }))
    expect(cacheModes()).toEqual(['no-cache', 'no-store'])
  })

  test('makes pages that show the order refetch it when it is gone (STATE-7)', async () => {
    respondWith((_, index) => (index === 0 ? json(row) : json({}, 404)))
    const store = signedInStore()
    await store.dispatch(getMyOrder.initiate({ id: 'o1' }))
    await expect(store.dispatch(readOrder())).rejects.toMatchObject({ kind: 'notFound' })
    await waitUntil(() =>
      expect(getMyOrder.select({ id: 'o1' })(store.getState()).error).toMatchObject({ status: 404 }),
    )
  })
})
