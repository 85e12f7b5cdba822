import { describe, expect, it, vi } from 'vitest'
import { baseApi } from '#src/api/baseApi.ts'
import { notify } from '#src/app/toasts.ts'
import { toast } from '#src/lib/toast.ts'
import { createPaymentApi } from '#src/payment/paymentApi.ts'
import type { PaymentApi } from '#src/payment/recording.ts'
import {
  json,
  networkError,
  noResponse,
  respondWith,
  signedInStore,
  text,
  type ReceivedRequest,
} from '#tests/unit/api/testShop.ts'
import { row } from '#tests/unit/payment/paymentShop.tsx'

vi.mock('#src/app/toasts.ts')

const body = { clientSecret: 's', transationId: 'pi_1', paymentMethod: 'pm_1', status: 'pending' } as const
const { signal } = new AbortController()
const isRead = ({ method }: ReceivedRequest) => method === 'GET'

/** Responds to each call except the renewal of the token, which a 403 causes (AUTH-7). */
const respondOrRenew = (reply: () => Response) => (request: ReceivedRequest) =>
  request.url.startsWith('/user/') ? json([{ acknowledged: true }, 'token-2']) : reply()

describe('an order', () => {
  it('is read from the server each time', async () => {
    const requests = respondWith((_, index) => json({ ...row, paid: index > 0, status: 'pending' }))
    const shop = createPaymentApi(signedInStore())
    expect(shop.userId()).toBe('u1')
    expect(await shop.readOrder('o1')).toMatchObject({ id: 'o1', state: 'unpaid' })
    expect(await shop.readOrder('o1')).toMatchObject({ id: 'o1', state: 'pending' })
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /mypurchase/o1', 'GET /mypurchase/o1'])
  })

  it('is not refetched automatically after a change', async () => {
    const requests = respondWith((request) => (isRead(request) ? json(row) : text('OK')))
    const shop = createPaymentApi(signedInStore())
    await shop.readOrder('o1')
    await shop.record('o1', body, signal)
    await vi.dynamicImportSettled()
    expect(requests.filter(isRead)).toHaveLength(1)
  })

  it.each([
    ['does not exist: 404', () => json({}, 404), 'notFound'],
    ['does not exist: null', () => json(null), 'notFound'],
    ['is somebody else’s: 403', () => json({}, 403), 'forbidden'],
  ])('%s', async (_, reply, result) => {
    respondWith(respondOrRenew(reply))
    expect(await createPaymentApi(signedInStore()).readOrder('o1')).toBe(result)
  })

  it.each([
    ['refused', () => json({}, 400), { kind: 'refused', status: 400 }],
    ['HTML', () => text('<h1>hi</h1>'), { kind: 'contract', status: 200 }],
  ])('that can’t be read may still exist: %s rejects', async (_, reply, error) => {
    respondWith(reply)
    await expect(createPaymentApi(signedInStore()).readOrder('o1')).rejects.toEqual(error)
  })

  it('is an error if the customer signs out before the response', async () => {
    const store = signedInStore()
    respondWith(() => {
      store.dispatch(baseApi.util.resetApiState())
      return json(row)
    })
    await expect(createPaymentApi(store).readOrder('o1')).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('a client secret', () => {
  it('is created for dollars, and stays out of the store (PAY-11)', async () => {
    const requests = respondWith(() => json({ clientSecret: 'pi_1_secret_2' }))
    const store = signedInStore()
    expect(await createPaymentApi(store).createSecret(12_050, signal)).toBe('pi_1_secret_2')
    expect(requests).toMatchObject([{ method: 'POST', url: '/create-payment-intent', body: { totalPrice: 120.5 } }])
    expect(JSON.stringify(store.getState())).not.toContain('secret')
  })

  it('rejects if the server does not create it', async () => {
    respondWith(() => json({}, 500))
    await expect(createPaymentApi(signedInStore()).createSecret(100, signal)).rejects.toEqual({
      kind: 'server',
      status: 500,
    })
  })
})

it.each([
  ['a client secret', (api: PaymentApi, signal: AbortSignal) => api.createSecret(100, signal)],
  ['a record', (api: PaymentApi, signal: AbortSignal) => api.record('o1', body, signal)],
])('the request for %s is aborted by its signal (PAY-18)', async (_, request) => {
  respondWith(noResponse)
  const controller = new AbortController()
  const response = request(createPaymentApi(signedInStore()), controller.signal)
  controller.abort()
  await expect(response).rejects.toMatchObject({ name: 'AbortError' })
})

describe('a payment', () => {
  it.each([
    ['any 2xx', () => text('OK'), 'accepted'],
    ['404', () => json({}, 404), 'refused'],
    ['403', () => json({}, 403), 'refused'],
  ])('is recorded on its order, with the response %s', async (_, reply, response) => {
    const requests = respondWith(respondOrRenew(reply))
    const store = signedInStore()
    expect(await createPaymentApi(store).record('o1', body, signal)).toBe(response)
    expect(requests[0]).toMatchObject({ method: 'PATCH', url: '/mypurchase/o1', body })
    expect(JSON.stringify(store.getState())).not.toContain('pi_1')
  })

  it.each([
    ['500', () => json({}, 500), { kind: 'server', status: 500 }],
    ['a network error', networkError, { kind: 'network', status: null }],
    ['a page of HTML', () => text(' <!doctype html>'), { kind: 'contract', status: 200 }],
  ])('may still be recorded: %s rejects', async (_, reply, error) => {
    respondWith(reply)
    await expect(createPaymentApi(signedInStore()).record('o1', body, signal)).rejects.toEqual(error)
  })

  it('shows a toast to the customer once it is recorded (PAY-2)', () => {
    createPaymentApi(signedInStore()).notifyRecorded()
    expect(notify).toHaveBeenCalledExactlyOnceWith(toast.success('Payment sent successfully'))
  })
})
