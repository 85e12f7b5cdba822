import { beforeEach, expect, test, vi } from 'vitest'
import { reviewMutationsApi } from '#src/api/reviewMutations.ts'
import type { CallName } from '#src/api/allCalls.ts'
import { answers, examples, makeCall } from '#tests/unit/api/examples.ts'
import { respondWith, json, signedInStore } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/notify.tsx')

/** The table of SHOP-7, written by hand and not derived from the definitions. */
const calls: [name: CallName, method: string, url: string, hasBearer: boolean, hasBody: boolean][] = [
  ['getParts', 'GET', '/parts', false, false],
  ['getPart', 'GET', '/part/a%2Fb%20%231%25', false, false],
  ['getReviews', 'GET', '/reviews', false, false],
  ['addReview', 'POST', '/reviews', false, true],
  ['deleteReview', 'DELETE', '/reviews/a%2Fb%20%231%25', true, false],
  ['upsertUser', 'PUT', '/user/nadia%2Bshop%40example.com', false, true],
  ['getAdmin', 'GET', '/admin/nadia%2Bshop%40example.com', true, false],
  ['placeOrder', 'POST', '/mypurchase', false, true],
  ['getMyOrders', 'GET', '/myallpurchases?userEmail=nadia%2Bshop%40example.com', true, false],
  ['cancelOrder', 'DELETE', '/mypurchases?id=a%2Fb%20%231%25', false, false],
  ['getMyOrder', 'GET', '/mypurchase/a%2Fb%20%231%25', true, false],
  ['recordPayment', 'PATCH', '/mypurchase/a%2Fb%20%231%25', true, true],
  ['createPaymentIntent', 'POST', '/create-payment-intent', true, true],
  ['getProfile', 'GET', '/myprofile/nadia%2Bshop%40example.com', false, false],
  ['saveProfile', 'PUT', '/myprofile/nadia%2Bshop%40example.com', true, true],
  ['getUsers', 'GET', '/allusers', false, false],
  ['makeAdmin', 'PUT', '/user/admin/nadia%2Bshop%40example.com', true, false],
  ['addPart', 'POST', '/addparts', true, true],
  ['getOrders', 'GET', '/allOrders', true, false],
  ['deleteOrder', 'DELETE', '/order/a%2Fb%20%231%25', true, false],
  ['shipOrder', 'PATCH', '/order/a%2Fb%20%231%25', true, false],
]

/** Arguments that are in the path and not in the body. */
const pathOnly: Partial<Record<CallName, object>> = { recordPayment: { id: undefined } }

beforeEach(() => localStorage.setItem('accessToken', 'token-1'))

test('the table has the 21 calls of SHOP-7 and no other', () => {
  expect(calls.map(([name]) => name).toSorted()).toEqual(Object.keys(examples).toSorted())
  expect(calls).toHaveLength(21)
})

test.each(calls)('%s: %s %s', async (name, method, url, hasBearer, hasBody) => {
  const received = respondWith(() => json(answers[name]))
  const result = await makeCall(signedInStore(), name)
  const body = hasBody ? { ...examples[name], ...pathOnly[name] } : undefined
  expect(received).toEqual([{ method, url, authorization: hasBearer ? 'Bearer token-1' : null, body }])
  expect(result).not.toHaveProperty('error.kind')
})

test('a body holds the keys of the table and nothing else', async () => {
  const received = respondWith(() => json(answers.addReview))
  const withExtraKey = { ...examples.addReview, image: 'not for the server' }
  await signedInStore().dispatch(reviewMutationsApi.endpoints.addReview.initiate(withExtraKey))
  expect(received[0]?.body).toEqual(examples.addReview)
})
