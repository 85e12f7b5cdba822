import { describe, expect, it, vi } from 'vitest'
import { baseApi } from '#src/api/baseApi.ts'
import { ordersApi } from '#src/api/orders.ts'
import { notify } from '#src/app/toasts.ts'
import { toast } from '#src/lib/toast.ts'
import { createPaymentApi } from '#src/payment/paymentApi.ts'
import type { PaymentApi } from '#src/payment/recording.ts'
import {
  json,
  networkError,
  noResponse,
  respondWith,
  createSignedInStore,
  text,
  type ReceivedRequest,
} from '#tests/unit/api/testShop.ts'
import { orderWire } from '#tests/unit/payment/paymentShop.tsx'

vi.mock('#src/app/toasts.ts')

const body = { clientSecret: 's', transationId: 'pi_1', paymentMethod: 'pm_1', status: 'pending' } as const
const { signal } = new AbortController()
const isQuery = ({ method }: ReceivedRequest) => method === 'GET'

/** Lets the token renewal after a 403 succeed, and responds to all other calls as `respond` does (AUTH-7). */
const respondOrRenew = (respond: () => Response) => (request: ReceivedRequest) =>
  request.url.startsWith('/user/') ? json([{ acknowledged: true }, 'token-2']) : respond()

describe('readOrder', () => {
  it('readOrder requests the order from the server each time', async () => {
    const requests = respondWith((_, index) => json({ ...orderWire, paid: index > 0, status: 'pending' }))
    const paymentApi = createPaymentApi(createSignedInStore())
    expect(paymentApi.getUserId()).toBe('u1')
    expect(await paymentApi.readOrder('o1')).toMatchObject({ id: 'o1', state: 'unpaid' })
    expect(await paymentApi.readOrder('o1')).toMatchObject({ id: 'o1', state: 'pending' })
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /mypurchase/o1', 'GET /mypurchase/o1'])
  })

  it('readOrder also updates the order that the Payment page shows', async () => {
    respondWith(() => json({ ...orderWire, quantity: 3 }))
    const store = createSignedInStore()
    await createPaymentApi(store).readOrder('o1')
    const selectOrder = ordersApi.endpoints.getMyOrder.select({ id: 'o1' })
    await vi.waitFor(() => expect(selectOrder(store.getState()).data).toMatchObject({ id: 'o1', quantity: 3 }))
  })

  it('the order is not refetched automatically after its payment is recorded', async () => {
    const requests = respondWith((request) => (isQuery(request) ? json(orderWire) : text('OK')))
    const shop = createPaymentApi(createSignedInStore())
    await shop.readOrder('o1')
    await shop.record('o1', body, signal)
    await vi.dynamicImportSettled()
    expect(requests.filter(isQuery)).toHaveLength(1)
  })

  it.each([
    ['notFound if the server responds with 404', () => json({}, 404), 'notFound'],
    ['notFound if the server responds with null', () => json(null), 'notFound'],
    ['forbidden if the order belongs to another customer', () => json({}, 403), 'forbidden'],
  ])('readOrder returns %s', async (_, respond, result) => {
    respondWith(respondOrRenew(respond))
    expect(await createPaymentApi(createSignedInStore()).readOrder('o1')).toBe(result)
  })

  it.each([
    ['a 400 response', () => json({}, 400), { kind: 'refused', status: 400 }],
    ['HTML', () => text('<h1>hi</h1>'), { kind: 'contract', status: 200 }],
  ])('readOrder rejects after %s, because the order may still exist', async (_, respond, error) => {
    respondWith(respond)
    await expect(createPaymentApi(createSignedInStore()).readOrder('o1')).rejects.toEqual(error)
  })

  it('readOrder rejects if the customer signs out before the response', async () => {
    const store = createSignedInStore()
    respondWith(() => {
      store.dispatch(baseApi.util.resetApiState())
      return json(orderWire)
    })
    await expect(createPaymentApi(store).readOrder('o1')).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('createSecret', () => {
  it('createSecret sends the total in dollars, and keeps the secret out of the store (PAY-11)', async () => {
    const requests = respondWith(() => json({ clientSecret: 'pi_1_secret_2' }))
    const store = createSignedInStore()
    expect(await createPaymentApi(store).createSecret(12_050, signal)).toBe('pi_1_secret_2')
    expect(requests).toMatchObject([{ method: 'POST', url: '/create-payment-intent', body: { totalPrice: 120.5 } }])
    expect(JSON.stringify(store.getState())).not.toContain('secret')
  })

  it('createSecret rejects if the server creates no secret', async () => {
    respondWith(() => json({}, 500))
    await expect(createPaymentApi(createSignedInStore()).createSecret(100, signal)).rejects.toEqual({
      kind: 'server',
      status: 500,
    })
  })
})

it.each([
  ['createSecret', (api: PaymentApi, signal: AbortSignal) => api.createSecret(100, signal)],
  ['record', (api: PaymentApi, signal: AbortSignal) => api.record('o1', body, signal)],
])('%s rejects when its signal is aborted (PAY-18)', async (_, sendRequest) => {
  respondWith(noResponse)
  const controller = new AbortController()
  const response = sendRequest(createPaymentApi(createSignedInStore()), controller.signal)
  controller.abort()
  await expect(response).rejects.toMatchObject({ name: 'AbortError' })
})

describe('record', () => {
  it.each([
    ['a 2xx response', 'accepted', () => text('OK')],
    ['a 404 response', 'refused', () => json({}, 404)],
    ['a 403 response', 'refused', () => json({}, 403)],
  ])('record sends the payment record, and interprets %s as %s', async (_, result, respond) => {
    const requests = respondWith(respondOrRenew(respond))
    const store = createSignedInStore()
    expect(await createPaymentApi(store).record('o1', body, signal)).toBe(result)
    expect(requests[0]).toMatchObject({ method: 'PATCH', url: '/mypurchase/o1', body })
    expect(JSON.stringify(store.getState())).not.toContain('pi_1')
  })

  it.each([
    ['a 500 response', () => json({}, 500), { kind: 'server', status: 500 }],
    ['a network error', networkError, { kind: 'network', status: null }],
    ['a page of HTML', () => text(' <!doctype html>'), { kind: 'contract', status: 200 }],
  ])('record rejects after %s, because the server may have recorded the payment', async (_, respond, error) => {
    respondWith(respond)
    await expect(createPaymentApi(createSignedInStore()).record('o1', body, signal)).rejects.toEqual(error)
  })

  it('notifyRecorded shows a toast to the customer (PAY-2)', () => {
    createPaymentApi(createSignedInStore()).notifyRecorded()
    expect(notify).toHaveBeenCalledExactlyOnceWith(toast.success('Payment sent successfully'))
  })
})
