import { expect, test, vi } from 'vitest'
import { ordersApi } from '#src/api/orders.ts'
import { notify } from '#src/app/notify.tsx'
import { startSession } from '#src/app/sessionFlow.ts'
import { makeStore } from '#src/app/store.ts'
import { error } from '#src/notifications/toast.ts'
import { answer, makePlatform, nadia, signedInStore, silence } from '#tests/api/testShop.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/api/bearer.ts', () => {
  throw new Error('this code did not come')
})
vi.mock('#src/api/access.ts', () => {
  throw new Error('this code did not come')
})

test('a call whose code for tokens does not come is not sent: nothing answered', async () => {
  const received = answer(silence)
  const result = await signedInStore().dispatch(ordersApi.endpoints.shipOrder.initiate({ id: '1' }))
  expect(result.error).toEqual({ kind: 'network', status: null })
  expect(received).toEqual([])
})

test('a sign-in whose code does not come can be tried again (AUTH-10)', async () => {
  const { platform, tell } = makePlatform()
  const store = makeStore(platform)
  startSession(store, platform)
  tell(nadia)
  await vi.waitFor(() => expect(store.getState().session).toMatchObject({ phase: 'signedIn', access: 'failed' }))
  expect(notify).toHaveBeenCalledExactlyOnceWith(error('Something went wrong'))
})
