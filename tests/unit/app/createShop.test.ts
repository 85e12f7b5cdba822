import { expect, onTestFinished, test, vi } from 'vitest'
import { createShop } from '#src/app/createShop.ts'
import { respondWith, json, makePlatform, nadia } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/notify.tsx')

const stopPayments = vi.fn<() => void>()
const startPayments = vi.fn(() => stopPayments)

function start(fetchPayments = vi.fn(async () => ({ startPayments }))) {
  vi.clearAllMocks()
  respondWith(() => json([{ acknowledged: true }, { accessToken: 'token' }]))
  const { platform, emitAccount } = makePlatform()
  const shop = createShop(platform, fetchPayments)
  onTestFinished(shop.start())
  return { shop, emitAccount, fetchPayments }
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
  await vi.waitFor(() => expect(shop.store.getState().session).toMatchObject({ tokenStatus: 'granted' }))
  expect(startPayments).not.toHaveBeenCalled()
  fetchPayments.mockResolvedValue({ startPayments })
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(startPayments).toHaveBeenCalledOnce())
})
