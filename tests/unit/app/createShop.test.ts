import { expect, onTestFinished, test, vi } from 'vitest'
import { createShop } from '#src/app/createShop.ts'
import { respondWith, json, makePlatform, nadia } from '#tests/unit/api/testShop.ts'
import { until } from '#tests/support/until.ts'

vi.mock('#src/app/notify.tsx')

const stopSignedIn = vi.fn<() => void>()
const startSignedIn = vi.fn(() => stopSignedIn)

function start(loadSignedIn = vi.fn(async () => ({ startSignedIn }))) {
  vi.clearAllMocks()
  respondWith(() => json([{ acknowledged: true }, { accessToken: 'token' }]))
  const { platform, emitAccount } = makePlatform()
  const shop = createShop(platform, loadSignedIn)
  onTestFinished(shop.start())
  return { shop, emitAccount, loadSignedIn }
}

test('loads the payment code once somebody signs in, and not for a visitor (SPEED-1)', async () => {
  const { shop, emitAccount, loadSignedIn } = start()
  emitAccount(null)
  expect(loadSignedIn).not.toHaveBeenCalled()
  emitAccount(nadia)
  emitAccount({ ...nadia })
  await until(() => expect(startSignedIn).toHaveBeenCalledWith(shop))
  window.dispatchEvent(new Event('online'))
  expect(loadSignedIn).toHaveBeenCalledOnce()
})

test('loads the payment code again on the online event after a failure', async () => {
  const { shop, emitAccount, loadSignedIn } = start()
  loadSignedIn.mockRejectedValue(new Error('no network'))
  emitAccount(nadia)
  await until(() => expect(shop.store.getState().session).toMatchObject({ tokenStatus: 'granted' }))
  expect(startSignedIn).not.toHaveBeenCalled()
  loadSignedIn.mockResolvedValue({ startSignedIn })
  window.dispatchEvent(new Event('online'))
  await until(() => expect(startSignedIn).toHaveBeenCalledOnce())
})
