import { expect, test, vi } from 'vitest'
import { notify } from '#src/app/notify.tsx'
import { startSession } from '#src/app/sessionFlow.ts'
import { makeStore } from '#src/app/store.ts'
import { error } from '#src/notifications/toast.ts'
import { makeCall, makePlatform, nadia, noResponse, respondWith, signedInStore } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/api/bearer.ts', () => {
  throw new Error('the module could not be loaded')
})
vi.mock('#src/api/access.ts', () => {
  throw new Error('the module could not be loaded')
})

test('a call is not sent when the token code cannot be loaded: it fails like a network error', async () => {
  const received = respondWith(noResponse)
  const result = await makeCall(signedInStore(), 'shipOrder')
  expect(result.error).toEqual({ kind: 'network', status: null })
  expect(received).toEqual([])
})

test('a sign-in can be retried when its code cannot be loaded (AUTH-10)', async () => {
  const { platform, emitAccount } = makePlatform()
  const store = makeStore(platform)
  startSession(store, platform)
  emitAccount(nadia)
  await vi.waitFor(() => expect(store.getState().session).toMatchObject({ phase: 'signedIn', access: 'failed' }))
  expect(notify).toHaveBeenCalledExactlyOnceWith(error('Something went wrong'))
})
