import { beforeEach, describe, expect, test, vi } from 'vitest'
import { notify } from '#src/app/toasts.ts'
import { partCalls, partsApi } from '#src/api/parts.ts'
import { orderCalls } from '#src/api/orders.ts'
import { usersApi } from '#src/api/users.ts'
import { backoff } from '#src/lib/http.ts'
import { toast } from '#src/lib/toast.ts'
import { advanceTime } from '#tests/unit/api/clock.ts'
import {
  json,
  makeCall,
  networkError,
  noResponse,
  respondWith,
  createSignedInStore,
  text,
} from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/toasts.ts')

const { getParts } = partsApi.endpoints

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

describe('queries (NET-1)', () => {
  test.each([
    ['a network error', networkError, 'network'],
    ['408', () => text('', 408), 'server'],
    ['429', () => text('', 429), 'server'],
    ['500', () => json({ message: 'no' }, 500), 'server'],
    ['503', () => text('<h1>down</h1>', 503), 'server'],
  ])('a query is retried after %s, up to three times, after delays of 1 s, 2 s and 4 s', async (_, respond, kind) => {
    const requestTimes: number[] = []
    const startTime = Date.now()
    respondWith(() => {
      requestTimes.push(Date.now() - startTime)
      return respond()
    })
    const query = createSignedInStore().dispatch(getParts.initiate())
    for (let second = 0; second < 60; second += 1) await advanceTime(1000)
    expect(requestTimes).toEqual([0, 1000, 3000, 7000])
    expect((await query).error).toMatchObject({ kind })
  })

  test('a query waits without a timeout for a server that does not respond (SHOP-9)', async () => {
    const requests = respondWith(noResponse)
    const store = createSignedInStore()
    void store.dispatch(getParts.initiate())
    await advanceTime(3_600_000)
    expect(requests).toHaveLength(1)
    expect(getParts.select()(store.getState()).status).toBe('pending')
  })

  test('a query is not retried after it is aborted', async () => {
    const requests = respondWith(networkError)
    const query = createSignedInStore().dispatch(getParts.initiate())
    await advanceTime(0)
    query.abort()
    await advanceTime(30_000)
    expect(requests).toHaveLength(1)
  })

  test('a query that is aborted during its request leaves no timer', async () => {
    await backoff(1, AbortSignal.abort())
    expect(vi.getTimerCount()).toBe(0)
  })

  test('the delay before a retry removes its event listener when it ends', async () => {
    const addListener = vi.spyOn(globalThis, 'addEventListener')
    const removeListener = vi.spyOn(globalThis, 'removeEventListener')
    const delay = backoff(1)
    await advanceTime(1000)
    await delay
    expect(addListener).toHaveBeenCalled()
    expect(removeListener.mock.calls).toEqual(addListener.mock.calls)
  })

  test('a failed query is retried as soon as the browser is online again', async () => {
    const requests = respondWith((_, index) => (index === 0 ? networkError() : json([])))
    // The shop ignores this value, because browsers may wrongly report that they are offline.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const query = createSignedInStore().dispatch(getParts.initiate())
    await advanceTime(999)
    expect(requests).toHaveLength(1)
    window.dispatchEvent(new Event('online'))
    await advanceTime(0)
    expect((await query).data).toEqual([])
    expect(requests).toHaveLength(2)
  })
})

describe('the request for the role of a user without a row, on which some servers crash (ADMIN-18)', () => {
  const { getAdmin } = usersApi.endpoints
  const email = 'nadia+shop@example.com'

  /**
   * Starts a server that crashes on the request for the role until an upsert has created the user's row.
   * @returns a function that returns the methods of the requests since its last call
   */
  function startServer(serverState: { isDown: boolean; hasUser: boolean }) {
    const requests = respondWith(({ method }) => {
      if (serverState.isDown) return networkError()
      if (method === 'PUT') {
        serverState.hasUser = true
        return json([{ acknowledged: true }, { accessToken: 'token-2' }])
      }
      if (serverState.hasUser) return json({ isAdmin: true })
      serverState.isDown = true
      return networkError()
    })
    return () => requests.splice(0).map(({ method }) => method)
  }

  test('the request for the role is sent once, and is sent again only after an upsert has succeeded', async () => {
    const serverState = { isDown: false, hasUser: false }
    const takeRequestMethods = startServer(serverState)
    const store = createSignedInStore()
    const query = store.dispatch(getAdmin.initiate({ email }))
    await advanceTime(60_000)
    expect((await query).error).toMatchObject({ kind: 'network' })
    expect(takeRequestMethods()).toEqual(['GET', 'PUT'])

    // The server is still starting.
    await query.refetch()
    expect(takeRequestMethods()).toEqual(['PUT'])

    serverState.isDown = false
    expect((await query.refetch()).data).toBe(true)
    expect(takeRequestMethods()).toEqual(['PUT', 'GET'])
    await query.refetch()
    expect(takeRequestMethods()).toEqual(['GET'])
  })

  test('the request for the role is sent once more after the upsert, and then fails', async () => {
    const requests = respondWith(({ method }) =>
      method === 'PUT' ? json([{ acknowledged: true }, { accessToken: 'token-2' }]) : networkError(),
    )
    const query = createSignedInStore().dispatch(getAdmin.initiate({ email }))
    await advanceTime(60_000)
    expect((await query).error).toMatchObject({ kind: 'network' })
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET'])
  })
})

test.each([
  ['a network error', networkError, 'network'],
  ['429', () => text('', 429), 'server'],
  ['500', () => text('', 500), 'server'],
  ['HTML', () => text('<h1>hi</h1>'), 'contract'],
])('mutations are not retried after %s (NET-1, PAY-3)', async (_, respond, kind) => {
  const requests = respondWith(respond)
  const store = createSignedInStore()
  const names = ['placeOrder', 'createPaymentIntent', 'cancelOrder', 'recordPayment'] as const
  const results = names.map((name) => makeCall(store, name))
  await advanceTime(3_600_000)
  for (const result of results.slice(0, 3)) expect((await result).error).toMatchObject({ kind })
  expect(requests).toHaveLength(names.length)
})

describe('a bug in the code that parses a response', () => {
  const programmingError = new Error('a bug')
  const throwProgrammingError = () => {
    throw programmingError
  }

  test('a bug in a parser makes a query fail with a contract error, without retries, and is reported to the owner', async () => {
    // `reportError` makes the bug an uncaught error, so that the shop reports it to its owner (REPORT-1).
    const report = vi.spyOn(globalThis, 'reportError').mockReturnValue()
    const log = vi.spyOn(console, 'info').mockReturnValue()
    vi.spyOn(partCalls.getParts.response, 'parse').mockImplementation(throwProgrammingError)
    const requests = respondWith(() => json([]))
    const query = createSignedInStore().dispatch(getParts.initiate())
    await advanceTime(3_600_000)
    expect((await query).error).toEqual({ kind: 'contract', status: null })
    expect(log).toHaveBeenCalledExactlyOnceWith('getParts failed: contract')
    expect(requests).toHaveLength(1)
    expect(report).toHaveBeenCalledExactlyOnceWith(programmingError)
  })

  test('a bug in a parser makes a mutation fail with a contract error and its toast, after one request', async () => {
    vi.spyOn(globalThis, 'reportError').mockReturnValue()
    vi.spyOn(orderCalls.placeOrder.response, 'parse').mockImplementation(throwProgrammingError)
    const requests = respondWith(() => json({ acknowledged: true }))
    const result = makeCall(createSignedInStore(), 'placeOrder')
    await advanceTime(3_600_000)
    expect((await result).error).toEqual({ kind: 'contract', status: null })
    expect(vi.mocked(notify).mock.calls).toEqual([[toast.error('Something is Wrong'), 'placeOrder']])
    expect(requests).toHaveLength(1)
  })
})
