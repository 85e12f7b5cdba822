import { expect, onTestFinished, test, vi } from 'vitest'
import { baseApi } from '#src/api/baseApi.ts'
import { createShop } from '#src/app/createShop.ts'
import { notify } from '#src/app/notify.tsx'
import { respondWith, json, makePlatform, nadia, rafi } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

const stopPayments = vi.fn<() => void>()
const startPayments = vi.fn(() => stopPayments)

function start(fetchPayments = vi.fn(async () => ({ startPayments }))) {
  vi.clearAllMocks()
  respondWith(() => json([{ acknowledged: true }, { accessToken: 'token' }]))
  const { platform, emitAccount } = makePlatform()
  const shop = createShop(platform, fetchPayments)
  const stop = shop.start()
  onTestFinished(stop)
  return { shop, stop, emitAccount, fetchPayments }
}

test('loads the payment code once somebody signs in, and not for a visitor (SPEED-1)', async () => {
  const { shop, emitAccount, fetchPayments } = start()
  emitAccount(null)
  expect(fetchPayments).not.toHaveBeenCalled()
  emitAccount(nadia)
  emitAccount({ ...nadia })
  await vi.waitFor(() => expect(startPayments).toHaveBeenCalledWith(shop))
  window.dispatchEvent(new Event('online'))
  expect(fetchPayments).toHaveBeenCalledOnce()
})

test('loads the payment code again on the online event after a failure', async () => {
  const { shop, emitAccount, fetchPayments } = start()
  fetchPayments.mockRejectedValue(new Error('no network'))
  emitAccount(nadia)
  await vi.waitFor(() => expect(shop.store.getState().session).toMatchObject({ access: 'granted' }))
  expect(startPayments).not.toHaveBeenCalled()
  fetchPayments.mockResolvedValue({ startPayments })
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(startPayments).toHaveBeenCalledOnce())
})

test('a stopped shop has no user, aborts its calls, and stores no token', async () => {
  const { shop, stop, emitAccount } = start()
  const answer = Promise.withResolvers<Response>()
  const aborted = vi.fn<() => void>()
  const received = respondWith((_request, _index, signal) => {
    signal.addEventListener('abort', aborted)
    return answer.promise
  })
  emitAccount(nadia)
  await vi.waitFor(() => expect(received).toHaveLength(1))
  const running = shop.store.dispatch(baseApi.util.getRunningMutationsThunk())
  stop()
  await vi.waitFor(() => expect(aborted).toHaveBeenCalledOnce())
  emitAccount(rafi)
  expect(shop.store.getState().session).toEqual({ phase: 'signedOut' })
  answer.resolve(json([{ acknowledged: true }, { accessToken: 'late' }]))
  await Promise.allSettled(running)
  expect(running).toHaveLength(1)
  expect(localStorage.getItem('accessToken')).toBeNull()
  expect(notify).not.toHaveBeenCalled()
})
