import { setupListeners } from '@reduxjs/toolkit/query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accessApi } from '#src/api/access.ts'
import { ordersApi } from '#src/api/orders.ts'
import { partsApi } from '#src/api/parts.ts'
import { purchasesApi } from '#src/api/purchases.ts'
import { answer, json, signedInStore, silence, type Received } from '#tests/api/testShop.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

const { getOrders, shipOrder, deleteOrder } = ordersApi.endpoints
const { getParts } = partsApi.endpoints

const isRead = ({ method }: Received) => method === 'GET'
const order = { _id: '1', paid: true, status: 'pending' }

afterEach(() => {
  vi.useRealTimers()
})

describe('a write', () => {
  test('makes its list and its member stale, and nothing else', async () => {
    const received = answer((request) =>
      isRead(request) ? json(request.url.includes('/mypurchase/') ? order : []) : json({ acknowledged: true }),
    )
    const store = signedInStore()
    await store.dispatch(getOrders.initiate())
    await store.dispatch(getParts.initiate())
    await store.dispatch(purchasesApi.endpoints.getMyOrder.initiate({ id: '1' }))
    await store.dispatch(purchasesApi.endpoints.getMyOrder.initiate({ id: '2' }))
    const before = received.length
    await store.dispatch(shipOrder.initiate({ id: '1' }))
    await vi.waitFor(() =>
      expect(received.slice(before + 1).map(({ url }) => url)).toEqual(['/allOrders', '/mypurchase/1']),
    )
  })

  test('that affects nothing makes them stale too: the list was old (ADMIN-7)', async () => {
    const received = answer((request) => json(isRead(request) ? [] : { deletedCount: 0 }))
    const store = signedInStore()
    await store.dispatch(getOrders.initiate())
    await store.dispatch(deleteOrder.initiate({ id: '1' }))
    await vi.waitFor(() => expect(received.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']))
  })

  test('that overtakes a read has it read again', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    let orders = [order]
    const received = answer(async (request, index) => {
      if (!isRead(request)) {
        orders = []
        return json({ deletedCount: 1 })
      }
      const asRead = orders
      if (index === 0) await held
      return json(asRead)
    })
    const store = signedInStore()
    const reading = store.dispatch(getOrders.initiate())
    await vi.waitUntil(() => received.length === 1)
    await store.dispatch(deleteOrder.initiate({ id: '1' }))
    release()
    expect((await reading).data).toEqual([])
    expect(received.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET'])
  })

  test('signing in is none: the first page is not read twice', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const received = answer(async (request) => {
      if (!isRead(request)) return json([{ acknowledged: true }, 'token'])
      await held
      return json([])
    })
    const store = signedInStore()
    const reading = store.dispatch(getParts.initiate())
    await store.dispatch(accessApi.endpoints.upsertUser.initiate({ email: 'a@b.c', name: 'a' }))
    release()
    await reading
    expect(received.filter(isRead)).toHaveLength(1)
  })
})

describe('lifetimes (NET-1)', () => {
  test('takes the answer from the cache for 5 minutes, then requests it again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const received = answer(() => json([]))
    const store = signedInStore()
    await store.dispatch(getParts.initiate())
    vi.setSystemTime(Date.now() + 299_000)
    await store.dispatch(getParts.initiate())
    expect(received).toHaveLength(1)
    vi.setSystemTime(Date.now() + 2_000)
    await store.dispatch(getParts.initiate())
    expect(received).toHaveLength(2)
  })

  test('on focus and on reconnect what is on the screen is asked for again', async () => {
    const received = answer(() => json([]))
    const store = signedInStore()
    const stop = setupListeners(store.dispatch)
    await store.dispatch(getParts.initiate())
    window.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(received).toHaveLength(2))
    await Promise.all(store.dispatch(partsApi.util.getRunningQueriesThunk()))
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(received).toHaveLength(3))
    stop()
  })
})

describe('leaving a page (NET-1)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  test('aborts a first load nobody waits for, and forgets it', async () => {
    const aborted = vi.fn<() => void>()
    const received = answer((_request, _index, signal) => {
      signal.addEventListener('abort', aborted)
      return silence()
    })
    const store = signedInStore()
    const query = store.dispatch(getParts.initiate())
    await vi.waitUntil(() => received.length === 1)
    query.unsubscribe()
    await vi.advanceTimersByTimeAsync(700)
    expect(aborted).toHaveBeenCalledOnce()
    expect(getParts.select()(store.getState()).status).toBe('uninitialized')
  })

  test('does not abort what the next page waits for', async () => {
    answer(silence)
    const store = signedInStore()
    const first = store.dispatch(getParts.initiate())
    first.unsubscribe()
    void store.dispatch(getParts.initiate())
    await vi.advanceTimersByTimeAsync(700)
    expect(getParts.select()(store.getState()).status).toBe('pending')
  })

  test('never aborts a mutation', async () => {
    answer(silence)
    const store = signedInStore()
    const write = store.dispatch(shipOrder.initiate({ id: '1' }))
    write.reset()
    await vi.advanceTimersByTimeAsync(700)
    let settled = false
    void write.then(() => (settled = true))
    await vi.advanceTimersByTimeAsync(0)
    expect(settled).toBe(false)
  })
})
