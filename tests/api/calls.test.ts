import { beforeEach, expect, test, vi } from 'vitest'
import { reviewMutationsApi } from '#src/api/reviewMutations.ts'
import type { CallName } from '#src/api/allCalls.ts'
import { answers, examples, makeCall } from '#tests/api/examples.ts'
import { answer, json, signedInStore } from '#tests/api/testShop.ts'

vi.mock('#src/app/notify.tsx')

/** SHOP-7, row by row, read off the specification and not off the definitions: name, method, address, with a bearer?, with a body? */
const calls: [CallName, string, string, bearer: boolean, body: boolean][] = [
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

/** Keys that stand in the address alone. */
const inAddress: Partial<Record<CallName, object>> = { recordPayment: { id: undefined } }

beforeEach(() => localStorage.setItem('accessToken', 'token-1'))

test('the table has the 21 calls of SHOP-7 and no other', () => {
  expect(calls.map(([name]) => name).toSorted()).toEqual(Object.keys(examples).toSorted())
  expect(calls).toHaveLength(21)
})

test.each(calls)('%s: %s %s', async (name, method, url, bearer, hasBody) => {
  const received = answer(() => json(answers[name]))
  const result = await makeCall(signedInStore(), name)
  const body = hasBody ? { ...examples[name], ...inAddress[name] } : undefined
  expect(received).toEqual([{ method, url, authorization: bearer ? 'Bearer token-1' : null, body }])
  expect(result).not.toHaveProperty('error.kind')
})

test('a body holds the keys of the table and nothing else', async () => {
  const received = answer(() => json(answers.addReview))
  const widened = { ...examples.addReview, image: 'not for the server' }
  await signedInStore().dispatch(reviewMutationsApi.endpoints.addReview.initiate(widened))
  expect(received[0]?.body).toEqual(examples.addReview)
})
