import { setupListeners } from '@reduxjs/toolkit/query'
import { describe, expect, test, vi } from 'vitest'
import { orderCalls, ordersApi } from '#src/api/orders.ts'
import { partsApi } from '#src/api/parts.ts'
import { readOnce } from '#src/api/readOnce.ts'
import { logFailure } from '#src/app/notify.tsx'
import { json, networkError, respondWith, signedInStore } from '#tests/unit/api/testShop.ts'
import { row } from '#tests/unit/payment/paymentShop.tsx'
import { until } from '#tests/support/until.ts'

vi.mock('#src/app/notify.tsx')

const { getOrders, getMyOrder, deleteOrder } = ordersApi.endpoints
const { getParts } = partsApi.endpoints

const isQuery = ({ method }: { method: string }) => method === 'GET'
const order = { _id: '1', paid: true, status: 'pending' }

test('a mutation that ends before a pending query makes it run again', async () => {
  const firstResponse = Promise.withResolvers<void>()
  let orders = [order]
  const received = respondWith(async (request, index) => {
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
  await until(() => received.length === 1)
  await store.dispatch(deleteOrder.initiate({ id: '1' }))
  firstResponse.resolve()
  expect((await query).data).toEqual([])
  expect(received.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET'])
})

describe('lifetimes (NET-1)', () => {
  test('takes the answer from the cache for 5 minutes, then requests it again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const received = respondWith(() => json([]))
    const store = signedInStore()
    await store.dispatch(getParts.initiate())
    vi.setSystemTime(Date.now() + 299_000)
    await store.dispatch(getParts.initiate())
    expect(received).toHaveLength(1)
    vi.setSystemTime(Date.now() + 2_000)
    await store.dispatch(getParts.initiate())
    expect(received).toHaveLength(2)
  })

  test('mounted queries are refetched on focus and on reconnect', async () => {
    const received = respondWith(() => json([]))
    const store = signedInStore()
    const stop = setupListeners(store.dispatch)
    await store.dispatch(getParts.initiate())
    window.dispatchEvent(new Event('focus'))
    await until(() => expect(received).toHaveLength(2))
    await Promise.all(store.dispatch(partsApi.util.getRunningQueriesThunk()))
    window.dispatchEvent(new Event('online'))
    await until(() => expect(received).toHaveLength(3))
    stop()
  })
})

describe('a read that needs the answer of the moment', () => {
  const readOrder = () => readOnce('getMyOrder', orderCalls.getMyOrder, { id: 'o1' })

  test('reads from the server although the answer is cached, or asked for and not there yet', async () => {
    const received = respondWith((_, index) => json({ ...row, quantity: index + 1 }))
    const store = signedInStore()
    void store.dispatch(getMyOrder.initiate({ id: 'o1' }))
    expect(await store.dispatch(readOrder())).toMatchObject({ id: 'o1' })
    expect(await store.dispatch(readOrder())).toMatchObject({ id: 'o1' })
    expect(received).toHaveLength(3)
  })

  test('does not repeat a read that failed, and logs it (NET-8, ORDER-8)', async () => {
    const error = { kind: 'network', status: null }
    const received = respondWith(networkError)
    await expect(signedInStore().dispatch(readOrder())).rejects.toEqual(error)
    expect(received).toHaveLength(1)
    expect(logFailure).toHaveBeenCalledExactlyOnceWith('getMyOrder', error)
  })

  test('has pages that show the order read it again when it is gone (STATE-7)', async () => {
    respondWith((_, index) => (index === 0 ? json(row) : json({}, 404)))
    const store = signedInStore()
    await store.dispatch(getMyOrder.initiate({ id: 'o1' }))
    await expect(store.dispatch(readOrder())).rejects.toMatchObject({ kind: 'notFound' })
    await until(() => expect(getMyOrder.select({ id: 'o1' })(store.getState()).error).toMatchObject({ status: 404 }))
  })
})
