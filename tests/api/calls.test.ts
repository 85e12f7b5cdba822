import { beforeEach, expect, test, vi } from 'vitest'
import { endpoints, type EndpointName } from '#src/api/endpoints.ts'
import { ordersApi } from '#src/api/orders.ts'
import { partsApi } from '#src/api/parts.ts'
import { paymentsApi } from '#src/api/payments.ts'
import { profilesApi } from '#src/api/profiles.ts'
import { purchasesApi } from '#src/api/purchases.ts'
import { reviewsApi } from '#src/api/reviews.ts'
import { usersApi } from '#src/api/users.ts'
import type { AppStore } from '#src/app/store.ts'
import { answer, json, signedInStore } from '#tests/api/testShop.ts'

vi.mock('#src/app/notify.tsx')

const id = 'a/b #1%'
const email = 'nadia+shop@example.com'

const order = {
  userName: 'Nadia',
  userEmail: email,
  userPhone: '0171',
  userAddress: 'Chattogram',
  quantity: 10,
  itemInfo: { itemName: 'Piston', itemImg: '', itemPrice: 12.5, minimumQuantity: 5, avaailableParts: 40 },
}
const record = {
  clientSecret: 'pi_1_secret_2',
  transationId: 'pi_1',
  paymentMethod: 'pm_1',
  status: 'pending' as const,
}
const profile = { education: 'BSC', address: 'a', linkedin: 'l', country: 'Nepal', phone: '1', name: 'n', email }
const part = {
  name: 'Piston',
  price: 12.5,
  minimumQuantity: 5,
  availableParts: 40,
  describe: 'd',
  image: 'https://i.test/1',
}
const review = { name: 'n', email, country: 'Japan', review: 'good', rating: 4.5 }

const acknowledged = { acknowledged: true }
const deleted = { deletedCount: 1 }

/** SHOP-7, row by row, read off the specification and not off `endpoints`: [name, method, url, bearer, body, answer, run]. */
const calls: [
  EndpointName,
  string,
  string,
  boolean,
  unknown,
  unknown,
  (dispatch: AppStore['dispatch']) => Promise<unknown>,
][] = [
  ['getParts', 'GET', '/parts', false, undefined, [], (go) => go(partsApi.endpoints.getParts.initiate())],
  [
    'getPart',
    'GET',
    '/part/a%2Fb%20%231%25',
    false,
    undefined,
    { _id: '1' },
    (go) => go(partsApi.endpoints.getPart.initiate(id)),
  ],
  ['getReviews', 'GET', '/reviews', false, undefined, [], (go) => go(reviewsApi.endpoints.getReviews.initiate())],
  [
    'addReview',
    'POST',
    '/reviews',
    false,
    review,
    acknowledged,
    (go) => go(reviewsApi.endpoints.addReview.initiate(review)),
  ],
  [
    'deleteReview',
    'DELETE',
    '/reviews/a%2Fb%20%231%25',
    true,
    undefined,
    deleted,
    (go) => go(reviewsApi.endpoints.deleteReview.initiate(id)),
  ],
  [
    'upsertUser',
    'PUT',
    '/user/nadia%2Bshop%40example.com',
    false,
    { email, name: 'Nadia' },
    [acknowledged, { accessToken: 't' }],
    (go) => go(usersApi.endpoints.upsertUser.initiate({ email, name: 'Nadia' })),
  ],
  [
    'getAdmin',
    'GET',
    '/admin/nadia%2Bshop%40example.com',
    true,
    undefined,
    { isAdmin: false },
    (go) => go(usersApi.endpoints.getAdmin.initiate(email)),
  ],
  [
    'placeOrder',
    'POST',
    '/mypurchase',
    false,
    order,
    acknowledged,
    (go) => go(purchasesApi.endpoints.placeOrder.initiate(order)),
  ],
  [
    'getMyOrders',
    'GET',
    '/myallpurchases?userEmail=nadia%2Bshop%40example.com',
    true,
    undefined,
    [],
    (go) => go(purchasesApi.endpoints.getMyOrders.initiate(email)),
  ],
  [
    'cancelOrder',
    'DELETE',
    '/mypurchases?id=a%2Fb%20%231%25',
    false,
    undefined,
    deleted,
    (go) => go(purchasesApi.endpoints.cancelOrder.initiate(id)),
  ],
  [
    'getMyOrder',
    'GET',
    '/mypurchase/a%2Fb%20%231%25',
    true,
    undefined,
    { _id: '1' },
    (go) => go(purchasesApi.endpoints.getMyOrder.initiate(id)),
  ],
  [
    'recordPayment',
    'PATCH',
    '/mypurchase/a%2Fb%20%231%25',
    true,
    record,
    'OK',
    (go) => go(paymentsApi.endpoints.recordPayment.initiate({ id, body: record })),
  ],
  [
    'createPaymentIntent',
    'POST',
    '/create-payment-intent',
    true,
    { totalPrice: 125.5 },
    { clientSecret: 's' },
    (go) => go(paymentsApi.endpoints.createPaymentIntent.initiate(12550)),
  ],
  [
    'getProfile',
    'GET',
    '/myprofile/nadia%2Bshop%40example.com',
    false,
    undefined,
    {},
    (go) => go(profilesApi.endpoints.getProfile.initiate(email)),
  ],
  [
    'saveProfile',
    'PUT',
    '/myprofile/nadia%2Bshop%40example.com',
    true,
    profile,
    acknowledged,
    (go) => go(profilesApi.endpoints.saveProfile.initiate(profile)),
  ],
  ['getUsers', 'GET', '/allusers', false, undefined, [], (go) => go(usersApi.endpoints.getUsers.initiate())],
  [
    'makeAdmin',
    'PUT',
    '/user/admin/nadia%2Bshop%40example.com',
    true,
    undefined,
    { modifiedCount: 1 },
    (go) => go(usersApi.endpoints.makeAdmin.initiate(email)),
  ],
  ['addPart', 'POST', '/addparts', true, part, acknowledged, (go) => go(partsApi.endpoints.addPart.initiate(part))],
  ['getOrders', 'GET', '/allOrders', true, undefined, [], (go) => go(ordersApi.endpoints.getOrders.initiate())],
  [
    'deleteOrder',
    'DELETE',
    '/order/a%2Fb%20%231%25',
    true,
    undefined,
    deleted,
    (go) => go(ordersApi.endpoints.deleteOrder.initiate(id)),
  ],
  [
    'shipOrder',
    'PATCH',
    '/order/a%2Fb%20%231%25',
    true,
    undefined,
    acknowledged,
    (go) => go(ordersApi.endpoints.shipOrder.initiate(id)),
  ],
]

beforeEach(() => localStorage.setItem('accessToken', 'token-1'))

test('the table has the 21 calls of SHOP-7 and no other', () => {
  expect(calls.map(([name]) => name)).toEqual(Object.keys(endpoints))
  expect(calls).toHaveLength(21)
})

test.each(calls)('%s: %s %s', async (_name, method, url, bearer, body, reply, run) => {
  const received = answer(() => json(reply))
  const result = await run(signedInStore().dispatch)
  expect(received).toEqual([{ method, url, authorization: bearer ? 'Bearer token-1' : null, body }])
  expect(result).not.toHaveProperty('error.kind')
})

test('a body holds the keys of the table and nothing else', async () => {
  const received = answer(() => json(acknowledged))
  const widened = { ...review, image: 'not for the server' }
  await signedInStore().dispatch(reviewsApi.endpoints.addReview.initiate(widened))
  expect(received[0]?.body).toEqual(review)
})
