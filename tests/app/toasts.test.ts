import { addListener } from '@reduxjs/toolkit'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { callEnded } from '#src/api/actions.ts'
import { ordersApi } from '#src/api/orders.ts'
import { partsApi } from '#src/api/parts.ts'
import { logFailure } from '#src/app/log.ts'
import { notify } from '#src/app/notify.tsx'
import { showToast } from '#src/notifications/actions.ts'
import { success } from '#src/notifications/toast.ts'
import { answers, callNames, isMutation, makeCall, type MutationName } from '#tests/api/examples.ts'
import { answer, json, networkDown, signedInStore, silence } from '#tests/api/testShop.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

type Said = [tone: string, text: string] | null

const wrong: Said = ['error', 'Something is Wrong']
const wentWrong: Said = ['error', 'Something went wrong']

/** SHOP-8 and PAGE-8, ADMIN-7, AUTH-7, PAY-3: [done, nothing done, forbidden, server error, network]. */
const said: Record<MutationName, [Said, Said, Said, Said, Said]> = {
  placeOrder: [['success', 'Purchase Successfully'], wrong, wrong, wrong, wentWrong],
  cancelOrder: [['success', 'Deleting Successfully'], ['warning', 'something want wrong'], wrong, wrong, wentWrong],
  deleteOrder: [['success', 'Order Delete'], ['warning', 'something want wrong'], wrong, wrong, wentWrong],
  shipOrder: [['success', 'Product shipped'], ['warning', 'Something is Wrong'], wrong, wrong, wentWrong],
  // the payment flow tells, once the order says that it is paid
  recordPayment: [null, null, null, null, null],
  createPaymentIntent: [null, null, null, null, wentWrong],
  addReview: [
    ['success', 'Your Reviews Successfully Done'],
    ['error', 'Something want Wrong'],
    ['error', 'Something want Wrong'],
    ['error', 'Something want Wrong'],
    wentWrong,
  ],
  deleteReview: [
    ['success', 'Review Delete Successfully'],
    ['warning', "something want's wrong"],
    wrong,
    wrong,
    wentWrong,
  ],
  saveProfile: [['success', 'Your Profile Update Success'], wrong, wrong, wrong, wentWrong],
  makeAdmin: [
    ['success', 'Admin Permission Conform'],
    ['warning', 'Something is Wrong'],
    ['warning', "You Don't Have Permission for This Action"],
    wrong,
    wentWrong,
  ],
  upsertUser: [
    null,
    ['error', 'User Up-Seart Failed'],
    ['error', 'User Up-Seart Failed'],
    ['error', 'User Up-Seart Failed'],
    wentWrong,
  ],
  addPart: [
    ['success', 'Part Add Successfully'],
    ['error', 'Something Wrong Please Check'],
    ['error', 'Something Wrong Please Check'],
    ['error', 'Something Wrong Please Check'],
    wentWrong,
  ],
}

const acknowledge = (name: MutationName) => json(answers[name])
const doNothing = (name: MutationName) =>
  name === 'upsertUser'
    ? json([{ acknowledged: false }])
    : json({ acknowledged: false, deletedCount: 0, modifiedCount: 0 })

const replies: ((name: MutationName) => Response)[] = [
  acknowledge,
  doNothing,
  () => json({}, 403),
  () => json({}, 500),
  networkDown,
]

const toasts = () => vi.mocked(notify).mock.calls.map(([{ tone, text }]) => [tone, text])

beforeEach(() => {
  vi.mocked(notify).mockClear()
  vi.mocked(logFailure).mockClear()
})

test('every call that changes something is in the table', () => {
  expect(Object.keys(said).toSorted()).toEqual(callNames.filter(isMutation).toSorted())
})

const ways = ['done', 'nothing done', 'forbidden', 'server error', 'network']

describe.each(ways)('%s', (way) => {
  const index = ways.indexOf(way)

  test.each(Object.entries(said) as [MutationName, Said[]][])('%s', async (name, texts) => {
    answer(({ method }) => (method === 'GET' ? json({}, 404) : (replies[index]?.(name) ?? json({}))))
    await makeCall(signedInStore(), name)
    const expected = texts[index]
    expect(toasts()).toEqual(expected ? [expected] : [])
  })
})

test('a failed query is logged and not told (ORDER-8), without anything secret', async () => {
  answer(() => json({ message: 'secret' }, 404))
  await signedInStore().dispatch(partsApi.endpoints.getParts.initiate())
  expect(notify).not.toHaveBeenCalled()
  expect(vi.mocked(logFailure).mock.calls).toEqual([['getParts', { kind: 'notFound', status: 404 }]])
})

test('an aborted call says nothing', async () => {
  answer(silence)
  const call = signedInStore().dispatch(ordersApi.endpoints.shipOrder.initiate({ id: '1' }))
  call.abort()
  await call
  expect(notify).not.toHaveBeenCalled()
})

test('what a page asks for is shown, with nothing beside it', () => {
  signedInStore().dispatch(showToast(success('Reset Password Email Sended')))
  expect(vi.mocked(notify).mock.calls).toEqual([[{ tone: 'success', text: 'Reset Password Email Sended' }]])
})

test('a call that has ended shows nothing of what it was given or answered (PAY-11)', async () => {
  answer(() => json({ clientSecret: 'pi_1_secret_2' }))
  const store = signedInStore()
  const actions: unknown[] = []
  store.dispatch(addListener({ predicate: callEnded.match, effect: (action) => void actions.push(action) }))
  await makeCall(store, 'createPaymentIntent')
  await makeCall(store, 'recordPayment')
  expect(actions).toEqual(
    ['createPaymentIntent', 'recordPayment'].map((call) =>
      callEnded({ call, type: 'mutation', failure: null, toast: null }),
    ),
  )
})
