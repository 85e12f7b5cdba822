import { expect, onTestFinished, test, vi } from 'vitest'
import { createShop } from '#src/app/createShop.ts'
import { startSignedIn as startDraftsAndPayments } from '#src/app/startSignedIn.ts'
import { MissingFileError } from '#src/lib/chunks/loadFile.ts'
import { showToast, toast } from '#src/lib/toast.ts'
import { drafts } from '#src/lib/formDrafts.ts'
import { signedIn, signedOut } from '#src/session/sessionSlice.ts'
import { respondWith, json, makePlatform, nadia, rafi } from '#tests/unit/api/testShop.ts'
import { waitUntil } from '#tests/support/waitUntil.ts'

vi.mock('#src/app/toasts.ts')

const stopSignedIn = vi.fn<() => void>()
const startSignedIn = vi.fn(() => stopSignedIn)

function start(loadSignedIn = vi.fn(async () => ({ startSignedIn }))) {
  vi.clearAllMocks()
  respondWith(() => json([{ acknowledged: true }, { accessToken: 'token' }]))
  const { platform, emitAccount } = makePlatform()
  const shop = createShop(platform, loadSignedIn)
  const stop = shop.start()
  onTestFinished(stop)
  return { shop, emitAccount, loadSignedIn, stop }
}

test('the payment code loads on sign-in and not for a visitor, and stopping the shop ends all of it (SPEED-1)', async () => {
  const { shop, emitAccount, loadSignedIn, stop } = start()
  expect(shop.payments).toEqual({ current: null })
  emitAccount(null)
  expect(loadSignedIn).not.toHaveBeenCalled()
  emitAccount(nadia)
  emitAccount({ ...nadia })
  await waitUntil(() => expect(startSignedIn).toHaveBeenCalledWith(shop))
  window.dispatchEvent(new Event('online'))
  expect(loadSignedIn).toHaveBeenCalledOnce()

  expect(stopSignedIn).not.toHaveBeenCalled()
  stop()
  expect(stopSignedIn).toHaveBeenCalledOnce()
  emitAccount(rafi)
  expect(shop.store.getState().session).toEqual({ phase: 'signedOut' })
})

test('loads the payment code again on the online event after a failure', async () => {
  const { shop, emitAccount, loadSignedIn } = start()
  loadSignedIn.mockRejectedValue(new Error('no network'))
  emitAccount(nadia)
  await waitUntil(() => expect(shop.store.getState().session).toMatchObject({ tokenStatus: 'granted' }))
  expect(startSignedIn).not.toHaveBeenCalled()
  loadSignedIn.mockResolvedValue({ startSignedIn })
  window.dispatchEvent(new Event('online'))
  await waitUntil(() => expect(startSignedIn).toHaveBeenCalledOnce())
})

test('payment code that a new version has replaced is requested once, not on each action of the store (NET-6)', async () => {
  const { shop, emitAccount, loadSignedIn } = start()
  loadSignedIn.mockRejectedValue(new MissingFileError('/assets/startSignedIn.js'))
  emitAccount(nadia)
  await waitUntil(() => expect(shop.store.getState().session).toMatchObject({ tokenStatus: 'granted' }))
  for (let action = 0; action < 3; action += 1) {
    shop.store.dispatch(showToast(toast.info('Hello')))
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(loadSignedIn).toHaveBeenCalledOnce()
})

test('drafts are cleared when their author signs out, and those of another account when a person signs in (AUTH-28)', () => {
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
