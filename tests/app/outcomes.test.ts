import { beforeEach, describe, expect, test, vi } from 'vitest'
import { endpoints } from '#src/api/endpoints.ts'
import { ordersApi } from '#src/api/orders.ts'
import { partsApi } from '#src/api/parts.ts'
import { paymentsApi } from '#src/api/payments.ts'
import { profilesApi } from '#src/api/profiles.ts'
import { purchasesApi } from '#src/api/purchases.ts'
import { reviewsApi } from '#src/api/reviews.ts'
import { usersApi } from '#src/api/users.ts'
import { logFailure } from '#src/app/log.ts'
import { notify } from '#src/app/notify.tsx'
import { makeStore, type AppStore } from '#src/app/store.ts'
import { happened, type SessionEvent } from '#src/session/events.ts'
import { answer, json, makePlatform, networkDown, signedInStore, silence } from '#tests/api/testShop.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

type Run = (dispatch: AppStore['dispatch']) => Promise<unknown>
type Said = [tone: string, text: string] | null

const order = { userName: '', userEmail: '', userPhone: '', userAddress: '', quantity: 1 }
const itemInfo = { itemName: '', itemImg: '', itemPrice: 1, minimumQuantity: 1, avaailableParts: 1 }
const record = { clientSecret: 's', transationId: 't', paymentMethod: 'p', status: 'pending' } as const
const review = { name: '', email: '', country: '', review: '', rating: 1 }
const profile = { education: '', address: '', linkedin: '', country: '', phone: '', name: '', email: 'a@b.c' }
const part = { name: '', price: 1, minimumQuantity: 1, availableParts: 1, describe: '', image: '' }

const run = {
  placeOrder: (go) => go(purchasesApi.endpoints.placeOrder.initiate({ ...order, itemInfo })),
  cancelOrder: (go) => go(purchasesApi.endpoints.cancelOrder.initiate('1')),
  recordPayment: (go) => go(paymentsApi.endpoints.recordPayment.initiate({ id: '1', body: record })),
  createPaymentIntent: (go) => go(paymentsApi.endpoints.createPaymentIntent.initiate(1)),
  addReview: (go) => go(reviewsApi.endpoints.addReview.initiate(review)),
  deleteReview: (go) => go(reviewsApi.endpoints.deleteReview.initiate('1')),
  saveProfile: (go) => go(profilesApi.endpoints.saveProfile.initiate(profile)),
  makeAdmin: (go) => go(usersApi.endpoints.makeAdmin.initiate('a@b.c')),
  upsertUser: (go) => go(usersApi.endpoints.upsertUser.initiate({ email: 'a@b.c', name: 'a' })),
  addPart: (go) => go(partsApi.endpoints.addPart.initiate(part)),
  deleteOrder: (go) => go(ordersApi.endpoints.deleteOrder.initiate('1')),
  shipOrder: (go) => go(ordersApi.endpoints.shipOrder.initiate('1')),
} satisfies Record<string, Run>

const wrong: Said = ['error', 'Something is Wrong']
const wentWrong: Said = ['error', 'Something went wrong']

/** SHOP-8 and PAGE-8, ADMIN-7, AUTH-7, PAY-3: [done, nothing done, forbidden, server error, network]. */
const said: Record<keyof typeof run, [Said, Said, Said, Said, Said]> = {
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

const acknowledge = (name: string) =>
  name === 'upsertUser'
    ? json([{ acknowledged: true }, 'token'])
    : json({ acknowledged: true, deletedCount: 1, modifiedCount: 1, clientSecret: 's' })
const doNothing = (name: string) =>
  name === 'upsertUser'
    ? json([{ acknowledged: false }])
    : json({ acknowledged: false, deletedCount: 0, modifiedCount: 0 })

const replies: ((name: string) => Response)[] = [
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
  const mutations = Object.entries(endpoints).filter(([, { method }]) => method !== 'GET')
  expect(Object.keys(said).toSorted()).toEqual(mutations.map(([name]) => name).toSorted())
})

const ways = ['done', 'nothing done', 'forbidden', 'server error', 'network']

describe.each(ways)('%s', (way) => {
  const index = ways.indexOf(way)

  test.each(Object.entries(said))('%s', async (name, texts) => {
    answer(({ method }) => (method === 'GET' ? json({}, 404) : (replies[index]?.(name) ?? json({}))))
    await run[name as keyof typeof run](signedInStore().dispatch)
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
  const call = signedInStore().dispatch(ordersApi.endpoints.shipOrder.initiate('1'))
  call.abort()
  await call
  expect(notify).not.toHaveBeenCalled()
})

test.each<[SessionEvent, string, string]>([
  ['badAuthorization', 'error', 'Bad Authorization'],
  ['googleCanceled', 'info', 'Google Sign In Canceled By User'],
  ['paymentRecorded', 'success', 'Payment sent successfully'],
  ['resetSent', 'success', 'Reset Password Email Sended'],
  ['signupFailed', 'error', 'Somthig Is Worng Please Check'],
  ['uploadFailed', 'error', 'Something Wrong Please Check'],
])('%s', (event, tone, text) => {
  makeStore(makePlatform().platform).dispatch(happened(event))
  expect(toasts()).toEqual([[tone, text]])
})
