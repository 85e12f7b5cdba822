import { setupListeners } from '@reduxjs/toolkit/query'
import { describe, expect, test, vi } from 'vitest'
import { ordersApi } from '#src/api/orders.ts'
import { partsApi } from '#src/api/parts.ts'
import { json, respondWith, signedInStore } from '#tests/unit/api/testShop.ts'
import { until } from '#tests/support/until.ts'

vi.mock('#src/app/notify.tsx')

const { getOrders, deleteOrder } = ordersApi.endpoints
const { getParts } = partsApi.endpoints

const isQuery = ({ method }: { method: string }) => method === 'GET'
const order = { _id: '1', paid: true, status: 'pending' }

describe('a mutation', () => {
  test('that ends before a pending query makes it run again', async () => {
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
