import { beforeEach, describe, expect, test, vi } from 'vitest'
import { partsApi } from '#src/api/parts.ts'
import { advanceTime } from '#tests/unit/api/clock.ts'
import { json, makeCall, networkError, noResponse, respondWith, signedInStore, text } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

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

  test('a retry that succeeds is a success', async () => {
    const received = respondWith((_, index) => (index < 2 ? networkError() : json([{ _id: '1' }])))
    const query = signedInStore().dispatch(getParts.initiate())
    await advanceTime(1000)
    await advanceTime(2000)
    expect((await query).data).toHaveLength(1)
    expect(received).toHaveLength(3)
  })

  test('waits for a server that does not answer: there is no timeout (SHOP-9)', async () => {
    const received = respondWith(noResponse)
    const store = signedInStore()
    void store.dispatch(getParts.initiate())
    await advanceTime(3_600_000)
    expect(received).toHaveLength(1)
    expect(getParts.select()(store.getState()).status).toBe('pending')
  })

  test('an aborted query is not retried', async () => {
    const received = respondWith(networkError)
    const query = signedInStore().dispatch(getParts.initiate())
    await advanceTime(0)
    query.abort()
    await advanceTime(30_000)
    expect(received).toHaveLength(1)
  })

  test('retries pause while offline and resume when the browser is online again', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const received = respondWith(() => (navigator.onLine ? json([]) : networkError()))
    const query = signedInStore().dispatch(getParts.initiate())
    await advanceTime(3_600_000)
    expect(received).toHaveLength(1)
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await advanceTime(0)
    expect((await query).data).toEqual([])
    expect(received).toHaveLength(2)
  })
})

describe('mutations are never retried (NET-1)', () => {
  test.each([
    ['network down', networkError, 'network'],
    ['408', () => text('', 408), 'server'],
    ['429', () => text('', 429), 'server'],
    ['500', () => text('', 500), 'server'],
    ['HTML', () => text('<h1>hi</h1>'), 'contract'],
  ])('%s', async (_, reply, kind) => {
    const received = respondWith(reply)
    const store = signedInStore()
    const results = (['placeOrder', 'createPaymentIntent', 'cancelOrder'] as const).map((name) => makeCall(store, name))
    await advanceTime(3_600_000)
    for (const result of results) expect((await result).error).toMatchObject({ kind })
    expect(received).toHaveLength(3)
  })

  test('not even recordPayment: the payment flow retries it (PAY-3)', async () => {
    const received = respondWith(networkError)
    const result = makeCall(signedInStore(), 'recordPayment')
    await advanceTime(3_600_000)
    expect((await result).error).toEqual({ kind: 'network', status: null })
    expect(received).toHaveLength(1)
  })
})
