import { beforeEach, describe, expect, test, vi } from 'vitest'
import { callEnded } from '#src/api/actions.ts'
import { ordersApi } from '#src/api/orders.ts'
import { partsApi } from '#src/api/parts.ts'
import { logFailure } from '#src/app/log.ts'
import { notify, preloadToasts } from '#src/app/notify.tsx'
import { showToast } from '#src/notifications/actions.ts'
import { success } from '#src/notifications/toast.ts'
import { answers, callNames, isMutation, makeCall, type MutationName } from '#tests/unit/api/examples.ts'
import { respondWith, json, networkError, signedInStore, noResponse } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

type Toast = [tone: string, text: string] | null

const somethingIsWrong: Toast = ['error', 'Something is Wrong']
const networkFailed: Toast = ['error', 'Something went wrong']

const outcomes = ['done', 'nothing done', 'forbidden', 'server error', 'network']

/** Expected toast for each outcome (SHOP-8, PAGE-8, ADMIN-7, AUTH-7, PAY-3). */
const expectedToasts: Record<MutationName, [Toast, Toast, Toast, Toast, Toast]> = {
  placeOrder: [
    ['success', 'Purchase Successfully'],
    somethingIsWrong,
    somethingIsWrong,
    somethingIsWrong,
    networkFailed,
  ],
  cancelOrder: [
    ['success', 'Deleting Successfully'],
    ['warning', 'something want wrong'],
    somethingIsWrong,
    somethingIsWrong,
    networkFailed,
  ],
  deleteOrder: [
    ['success', 'Order Delete'],
    ['warning', 'something want wrong'],
    somethingIsWrong,
    somethingIsWrong,
    networkFailed,
  ],
  shipOrder: [
    ['success', 'Product shipped'],
    ['warning', 'Something is Wrong'],
    somethingIsWrong,
    somethingIsWrong,
    networkFailed,
  ],
  // The payment flow shows the toast once the order is paid.
  recordPayment: [null, null, null, null, null],
  createPaymentIntent: [null, null, null, null, networkFailed],
  addReview: [
    ['success', 'Your Reviews Successfully Done'],
    ['error', 'Something want Wrong'],
    ['error', 'Something want Wrong'],
    ['error', 'Something want Wrong'],
    networkFailed,
  ],
  deleteReview: [
    ['success', 'Review Delete Successfully'],
    ['warning', "something want's wrong"],
    somethingIsWrong,
    somethingIsWrong,
    networkFailed,
  ],
  saveProfile: [
    ['success', 'Your Profile Update Success'],
    somethingIsWrong,
    somethingIsWrong,
    somethingIsWrong,
    networkFailed,
  ],
  makeAdmin: [
    ['success', 'Admin Permission Conform'],
    ['warning', 'Something is Wrong'],
    ['warning', "You Don't Have Permission for This Action"],
    somethingIsWrong,
    networkFailed,
  ],
  upsertUser: [
    null,
    ['error', 'User Up-Seart Failed'],
    ['error', 'User Up-Seart Failed'],
    ['error', 'User Up-Seart Failed'],
    networkFailed,
  ],
  addPart: [
    ['success', 'Part Add Successfully'],
    ['error', 'Something Wrong Please Check'],
    ['error', 'Something Wrong Please Check'],
    ['error', 'Something Wrong Please Check'],
    networkFailed,
  ],
}

const succeed = (name: MutationName) => json(answers[name])
const doNothing = (name: MutationName) =>
  name === 'upsertUser'
    ? json([{ acknowledged: false }])
    : json({ acknowledged: false, deletedCount: 0, modifiedCount: 0 })

const replies: ((name: MutationName) => Response)[] = [
  succeed,
  doNothing,
  () => json({}, 403),
  () => json({}, 500),
  networkError,
]

const toasts = () => vi.mocked(notify).mock.calls.map(([{ tone, text }]) => [tone, text])

beforeEach(() => {
  vi.mocked(notify).mockClear()
  vi.mocked(preloadToasts).mockClear()
  vi.mocked(logFailure).mockClear()
})

test('every mutation is in the table', () => {
  expect(Object.keys(expectedToasts).toSorted()).toEqual(callNames.filter(isMutation).toSorted())
})

describe.each(outcomes)('%s', (outcome) => {
  const index = outcomes.indexOf(outcome)

  test.each(Object.entries(expectedToasts) as [MutationName, Toast[]][])('%s', async (name, texts) => {
    respondWith(({ method }) => (method === 'GET' ? json({}, 404) : (replies[index]?.(name) ?? json({}))))
    await makeCall(signedInStore(), name)
    const expected = texts[index]
    expect(toasts()).toEqual(expected ? [expected] : [])
  })
})

test('a failed query is logged without secrets and shows no toast (ORDER-8)', async () => {
  respondWith(() => json({ message: 'secret' }, 404))
  await signedInStore().dispatch(partsApi.endpoints.getParts.initiate())
  expect(notify).not.toHaveBeenCalled()
  expect(vi.mocked(logFailure).mock.calls).toEqual([['getParts', { kind: 'notFound', status: 404 }]])
})

test('a failed mutation is not logged: its toast reports it', async () => {
  respondWith(() => json({}, 500))
  await signedInStore().dispatch(ordersApi.endpoints.shipOrder.initiate({ id: '1' }))
  expect(logFailure).not.toHaveBeenCalled()
})

test('the toasts’ code is loaded when a mutation is sent, as its toast may have to report a lost network', () => {
  respondWith(noResponse)
  const store = signedInStore()
  void store.dispatch(partsApi.endpoints.getParts.initiate())
  expect(preloadToasts).not.toHaveBeenCalled()
  void store.dispatch(ordersApi.endpoints.shipOrder.initiate({ id: '1' }))
  expect(preloadToasts).toHaveBeenCalledOnce()
})

test('an aborted call shows no toast', async () => {
  respondWith(noResponse)
  const call = signedInStore().dispatch(ordersApi.endpoints.shipOrder.initiate({ id: '1' }))
  call.abort()
  await call
  expect(notify).not.toHaveBeenCalled()
})

test('showToast shows the toast of a page', () => {
  signedInStore().dispatch(showToast(success('Reset Password Email Sended')))
  expect(vi.mocked(notify).mock.calls).toEqual([[{ tone: 'success', text: 'Reset Password Email Sended' }]])
})

test('callEnded contains neither arguments nor the response (PAY-11)', async () => {
  respondWith(() => json({ clientSecret: 'pi_1_secret_2' }))
  const store = signedInStore()
  const actions: unknown[] = []
  store.onAction(callEnded, (action) => void actions.push(action))
  await makeCall(store, 'createPaymentIntent')
  await makeCall(store, 'recordPayment')
  expect(actions).toEqual(
    ['createPaymentIntent', 'recordPayment'].map((call) =>
      callEnded({ call, type: 'mutation', failure: null, toast: null }),
    ),
  )
})
