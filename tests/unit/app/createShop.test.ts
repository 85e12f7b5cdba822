import { expect, onTestFinished, test, vi } from 'vitest'
import { createShop } from '#src/app/createShop.ts'
import { startSignedInServices as startDraftsAndPayments } from '#src/app/startSignedInServices.ts'
import { MissingFileError } from '#src/lib/chunks/loadFile.ts'
import { showToast, toast } from '#src/lib/toast.ts'
import { drafts } from '#src/lib/formDrafts.ts'
import { signedIn, signedOut } from '#src/session/sessionSlice.ts'
import { respondWith, json, makePlatform, nadia, rafi } from '#tests/unit/api/testShop.ts'
import { waitUntil } from '#tests/support/waitUntil.ts'

vi.mock('#src/app/toasts.ts')

const stopServices = vi.fn<() => void>()
const startSignedInServices = vi.fn(() => stopServices)

function startShop(loadSignedInServices = vi.fn(async () => ({ startSignedInServices }))) {
  vi.clearAllMocks()
  respondWith(() => json([{ acknowledged: true }, { accessToken: 'token' }]))
  const { platform, emitAccount } = makePlatform()
  const shop = createShop(platform, loadSignedInServices)
  const stop = shop.start()
  onTestFinished(stop)
  return { shop, emitAccount, loadSignedInServices, stop }
}

test('loads and starts the payment services on sign-in only, and stops them together with the shop (SPEED-1)', async () => {
  const { shop, emitAccount, loadSignedInServices, stop } = startShop()
  emitAccount(null)
  expect(loadSignedInServices).not.toHaveBeenCalled()
  emitAccount(nadia)
  emitAccount({ ...nadia })
  await waitUntil(() => expect(startSignedInServices).toHaveBeenCalledWith(shop))
  window.dispatchEvent(new Event('online'))
  expect(loadSignedInServices).toHaveBeenCalledOnce()

  expect(stopServices).not.toHaveBeenCalled()
  stop()
  expect(stopServices).toHaveBeenCalledOnce()
  emitAccount(rafi)
  expect(shop.store.getState().session).toEqual({ phase: 'signedOut' })
})

test('after a failure, loads the payment code again when the browser is back online', async () => {
  const { shop, emitAccount, loadSignedInServices } = startShop()
  loadSignedInServices.mockRejectedValue(new Error('no network'))
  emitAccount(nadia)
  await waitUntil(() => expect(shop.store.getState().session).toMatchObject({ tokenStatus: 'granted' }))
  expect(startSignedInServices).not.toHaveBeenCalled()
  loadSignedInServices.mockResolvedValue({ startSignedInServices })
  window.dispatchEvent(new Event('online'))
  await waitUntil(() => expect(startSignedInServices).toHaveBeenCalledOnce())
})

test('requests the payment code only once if a new version has replaced it (NET-6)', async () => {
  const { shop, emitAccount, loadSignedInServices } = startShop()
  loadSignedInServices.mockRejectedValue(new MissingFileError('/assets/startSignedInServices.js'))
  emitAccount(nadia)
  await waitUntil(() => expect(shop.store.getState().session).toMatchObject({ tokenStatus: 'granted' }))
  for (let action = 0; action < 3; action += 1) {
    shop.store.dispatch(showToast(toast.info('Hello')))
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(loadSignedInServices).toHaveBeenCalledOnce()
})

test('a sign-in removes the drafts of other accounts, and a sign-out removes all drafts (AUTH-28)', () => {
  const shop = createShop(makePlatform().platform)
  drafts.write('review', nadia.id, 'hers')
  drafts.write('part', rafi.id, 'his')
  shop.store.dispatch(signedIn(nadia))
  const stop = startDraftsAndPayments(shop)
  expect([drafts.read('review', nadia.id), drafts.read('part', rafi.id)]).toEqual(['hers', null])
  shop.store.dispatch(signedOut())
  expect(drafts.read('review', nadia.id)).toBeNull()
  stop()
  drafts.write('review', nadia.id, 'hers')
  shop.store.dispatch(signedIn(rafi))
  expect(drafts.read('review', nadia.id)).toBe('hers')
})
