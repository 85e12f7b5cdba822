import { expect, onTestFinished, test, vi } from 'vitest'
import { createShop } from '#src/app/createShop.ts'
import { answer, json, makePlatform, nadia } from '#tests/api/testShop.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

const stopPayments = vi.fn<() => void>()
const startPayments = vi.fn(() => stopPayments)

function start(fetchPayments = vi.fn(async () => ({ startPayments }))) {
  vi.clearAllMocks()
  answer(() => json([{ acknowledged: true }, { accessToken: 'token' }]))
  const { platform, tell } = makePlatform()
  const shop = createShop(platform, fetchPayments)
  const stop = shop.start()
  onTestFinished(stop)
  return { shop, stop, tell, fetchPayments }
}

test('a visitor does not fetch the payment code, a sign-in does, once (SPEED-1)', async () => {
  const { shop, tell, fetchPayments } = start()
  tell(null)
  expect(fetchPayments).not.toHaveBeenCalled()
  tell(nadia)
  tell({ ...nadia })
  await vi.waitFor(() => expect(startPayments).toHaveBeenCalledWith(shop))
  window.dispatchEvent(new Event('online'))
  expect(fetchPayments).toHaveBeenCalledOnce()
})

test('where the payment code can’t be loaded, the network’s return tries again', async () => {
  const { shop, tell, fetchPayments } = start()
  fetchPayments.mockRejectedValue(new Error('no network'))
  tell(nadia)
  await vi.waitFor(() => expect(shop.store.getState().session).toMatchObject({ access: 'granted' }))
  expect(startPayments).not.toHaveBeenCalled()
  fetchPayments.mockResolvedValue({ startPayments })
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(startPayments).toHaveBeenCalledOnce())
})

test('stopped, it stops the payments, and those whose code arrives later', async () => {
  const early = start()
  early.tell(nadia)
  await vi.waitFor(() => expect(startPayments).toHaveBeenCalledOnce())
  early.stop()
  expect(stopPayments).toHaveBeenCalledOnce()

  const code = Promise.withResolvers<{ startPayments: typeof startPayments }>()
  const late = start(vi.fn(() => code.promise))
  late.tell(nadia)
  late.stop()
  code.resolve({ startPayments })
  await vi.waitFor(() => expect(stopPayments).toHaveBeenCalledOnce())
})

test('a prerendered page is hydrated with the state before the start', () => {
  const { shop, tell } = start()
  tell(null)
  expect(shop.initialState.session).toEqual({ phase: 'pending' })
})
