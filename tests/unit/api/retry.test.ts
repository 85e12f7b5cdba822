import { beforeEach, describe, expect, test, vi } from 'vitest'
import { notify } from '#src/app/toasts.ts'
import { partCalls, partsApi } from '#src/api/parts.ts'
import { orderCalls } from '#src/api/orders.ts'
import { usersApi } from '#src/api/users.ts'
import { backoff } from '#src/lib/http.ts'
import { toast } from '#src/lib/toast.ts'
import { advanceTime } from '#tests/unit/api/clock.ts'
import { json, makeCall, networkError, noResponse, respondWith, signedInStore, text } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/toasts.ts')

const { getParts } = partsApi.endpoints

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

describe('queries (NET-1)', () => {
  test.each([
    ['network down', networkError, 'network'],
    ['408', () => text('', 408), 'server'],
    ['429', () => text('', 429), 'server'],
    ['500', () => json({ message: 'no' }, 500), 'server'],
    ['503', () => text('<h1>down</h1>', 503), 'server'],
  ])('%s: 4 attempts, 1 s, 2 s and 4 s apart', async (_, reply, kind) => {
    const times: number[] = []
    const start = Date.now()
    respondWith(() => {
      times.push(Date.now() - start)
      return reply()
    })
    const query = signedInStore().dispatch(getParts.initiate())
    for (let second = 0; second < 60; second += 1) await advanceTime(1000)
    expect(times).toEqual([0, 1000, 3000, 7000])
    expect((await query).error).toMatchObject({ kind })
  })

  test('a call waits without a timeout for a server that does not respond (SHOP-9)', async () => {
    const requests = respondWith(noResponse)
    const store = signedInStore()
    void store.dispatch(getParts.initiate())
    await advanceTime(3_600_000)
    expect(requests).toHaveLength(1)
    expect(getParts.select()(store.getState()).status).toBe('pending')
  })

  test('an aborted query is not retried', async () => {
    const requests = respondWith(networkError)
    const query = signedInStore().dispatch(getParts.initiate())
    await advanceTime(0)
    query.abort()
    await advanceTime(30_000)
    expect(requests).toHaveLength(1)
  })

  test('a query that was aborted during its request leaves no timer', async () => {
    await backoff(1, AbortSignal.abort())
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a wait that has ended leaves no listener', async () => {
    const addListener = vi.spyOn(globalThis, 'addEventListener')
    const removeListener = vi.spyOn(globalThis, 'removeEventListener')
    const waiting = backoff(1)
    await advanceTime(1000)
    await waiting
    expect(addListener).toHaveBeenCalled()
    expect(removeListener.mock.calls).toEqual(addListener.mock.calls)
  })

  test('the next attempt is made as soon as the browser is online again', async () => {
    const requests = respondWith((_, index) => (index === 0 ? networkError() : json([])))
    // The browser may be wrong about being offline, so the response counts.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const query = signedInStore().dispatch(getParts.initiate())
    await advanceTime(999)
    expect(requests).toHaveLength(1)
    window.dispatchEvent(new Event('online'))
    await advanceTime(0)
    expect((await query).data).toEqual([])
    expect(requests).toHaveLength(2)
  })
})

describe('the role of a person without a user row, on which some servers crash (ADMIN-18)', () => {
  const { getAdmin } = usersApi.endpoints
  const email = 'nadia+shop@example.com'

  /**
   * A server on which the role can be read once the upsert succeeds.
   * @returns the calls that it has received
   */
  function startServer(state: { isDown: boolean; hasUser: boolean }) {
    const requests = respondWith(({ method }) => {
      if (state.isDown) return networkError()
      if (method === 'PUT') {
        state.hasUser = true
        return json([{ acknowledged: true }, { accessToken: 'token-2' }])
      }
      if (state.hasUser) return json({ isAdmin: true })
      state.isDown = true
      return networkError()
    })
    return () => requests.splice(0).map(({ method }) => method)
  }

  test('is requested once, and again only after an upsert has succeeded', async () => {
    const state = { isDown: false, hasUser: false }
    const takeCalls = startServer(state)
    const store = signedInStore()
    const query = store.dispatch(getAdmin.initiate({ email }))
    await advanceTime(60_000)
    expect((await query).error).toMatchObject({ kind: 'network' })
    expect(takeCalls()).toEqual(['GET', 'PUT'])

    // The server is still starting.
    await query.refetch()
    expect(takeCalls()).toEqual(['PUT'])

    state.isDown = false
    expect((await query.refetch()).data).toBe(true)
    expect(takeCalls()).toEqual(['PUT', 'GET'])
    await query.refetch()
    expect(takeCalls()).toEqual(['GET'])
  })

  test('is requested once more after the upsert, and then reported as unknown', async () => {
    const requests = respondWith(({ method }) =>
      method === 'PUT' ? json([{ acknowledged: true }, { accessToken: 'token-2' }]) : networkError(),
    )
    const query = signedInStore().dispatch(getAdmin.initiate({ email }))
    await advanceTime(60_000)
    expect((await query).error).toMatchObject({ kind: 'network' })
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET'])
  })
})

test.each([
  ['network down', networkError, 'network'],
  ['429', () => text('', 429), 'server'],
  ['500', () => text('', 500), 'server'],
  ['HTML', () => text('<h1>hi</h1>'), 'contract'],
])('mutations are never retried (NET-1, PAY-3): %s', async (_, reply, kind) => {
  const requests = respondWith(reply)
  const store = signedInStore()
  const names = ['placeOrder', 'createPaymentIntent', 'cancelOrder', 'recordPayment'] as const
  const results = names.map((name) => makeCall(store, name))
  await advanceTime(3_600_000)
  for (const result of results.slice(0, 3)) expect((await result).error).toMatchObject({ kind })
  expect(requests).toHaveLength(names.length)
})

describe('code that throws while it handles a response', () => {
  const bug = new Error('a bug')
  const throwBug = () => {
    throw bug
  }

  test('is a contract error of a query, reported to the owner after one attempt', async () => {
    // Errors that the browser reports as uncaught are sent to the owner (REPORT-1).
    const report = vi.spyOn(globalThis, 'reportError').mockReturnValue()
    const log = vi.spyOn(console, 'info').mockReturnValue()
    vi.spyOn(partCalls.getParts.response, 'parse').mockImplementation(throwBug)
    const requests = respondWith(() => json([]))
    const query = signedInStore().dispatch(getParts.initiate())
    await advanceTime(3_600_000)
    expect((await query).error).toEqual({ kind: 'contract', status: null })
    expect(log).toHaveBeenCalledExactlyOnceWith('getParts failed: contract')
    expect(requests).toHaveLength(1)
    expect(report).toHaveBeenCalledExactlyOnceWith(bug)
  })

  test('is a contract error of a mutation, which is sent once and shows its toast', async () => {
    vi.spyOn(globalThis, 'reportError').mockReturnValue()
    vi.spyOn(orderCalls.placeOrder.response, 'parse').mockImplementation(throwBug)
    const requests = respondWith(() => json({ acknowledged: true }))
    const result = makeCall(signedInStore(), 'placeOrder')
    await advanceTime(3_600_000)
    expect((await result).error).toEqual({ kind: 'contract', status: null })
    expect(vi.mocked(notify).mock.calls).toEqual([[toast.error('Something is Wrong'), 'placeOrder']])
    expect(requests).toHaveLength(1)
  })
})
