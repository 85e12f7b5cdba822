import { beforeEach, expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { exampleCallArguments } from '#mocks/handlers/callExamples.ts'
import { API_ORIGIN } from '#mocks/origins.ts'
import { personas } from '#mocks/personas.ts'
import { makeOrder, makePart } from '#mocks/seed/builders.ts'
import { makeToken } from '#mocks/token.ts'
import { createSeed } from '#mocks/dbState.ts'
import { findStoredOrder } from '#tests/support/orders.ts'

// Tests of rules that the mock server enforces regardless of what the shop sends.

const { admin, customer, newCustomer } = personas

/**
 * Sends a request as a persona.
 * @returns the status and the parsed body
 */
async function sendRequest(method: string, path: string, body?: object, as: { email: string } = customer) {
  const response = await fetch(API_ORIGIN + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${makeToken(as.email)}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, body: isJson ? ((await response.json()) as unknown) : null }
}

const createOrderBody = (quantity: number, itemPrice = 84) => {
  const { itemInfo, userName, userEmail, userPhone, userAddress } = makeOrder()
  return { itemInfo: { ...itemInfo, itemPrice }, userName, userEmail, userPhone, userAddress, quantity }
}

beforeEach(() =>
  db.mutate((state) => {
    state.parts = [makePart({ availableParts: 50, avaailableParts: undefined, minimumQuantity: 20, price: 84 })]
    state.orders = []
  }),
)

it('charges its own price for a part instead of the price that was sent (DATA-3)', async () => {
  await sendRequest('POST', '/mypurchase', createOrderBody(20, 1))
  expect(db.get().orders[0]?.itemInfo?.itemPrice).toBe(84)
})

it('sells the last pieces only once, and returns the pieces of a cancelled order to the stock (ORDER-10)', async () => {
  expect(await sendRequest('POST', '/mypurchase', createOrderBody(31))).toMatchObject({ body: { acknowledged: true } })
  expect(await sendRequest('POST', '/mypurchase', createOrderBody(20))).toMatchObject({ body: { acknowledged: false } })
  expect(db.get().orders).toHaveLength(1)
  await sendRequest('DELETE', `/mypurchases?id=${db.get().orders[0]?._id}`)
  expect(await sendRequest('POST', '/mypurchase', createOrderBody(50))).toMatchObject({ body: { acknowledged: true } })
})

it('appends new rows, so that the option “Newest first” sorts correctly (DATA-10)', async () => {
  await sendRequest('POST', '/mypurchase', createOrderBody(20))
  await sendRequest('POST', '/mypurchase', createOrderBody(21))
  await sendRequest('POST', '/reviews', exampleCallArguments.addReview)
  await sendRequest('POST', '/addparts', exampleCallArguments.addPart, admin)
  const { orders, reviews, parts } = db.get()
  expect(orders.map(({ quantity }) => quantity)).toEqual([20, 21])
  expect(reviews.at(-1)).toMatchObject(exampleCallArguments.addReview)
  expect(parts.at(-1)).toMatchObject({ name: exampleCallArguments.addPart.name })
})

it.each(['orders', 'reviews'] as const)('the seed contains the %s from the oldest to the newest (DATA-10)', (table) => {
  const numbers = createSeed()[table].map(({ _id }) => Number(_id.split('-')[1]))
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
})

it.each([19, 51, 20.5])('rejects an order of %s pieces if the minimum is 20 and the stock is 50', async (quantity) => {
  expect(await sendRequest('POST', '/mypurchase', createOrderBody(quantity))).toMatchObject({
    body: { acknowledged: false },
  })
  expect(db.get().orders).toEqual([])
})

it('keeps the first record of a payment when the same order is recorded again (PAY-3)', async () => {
  db.mutate((state) => void (state.orders = [makeOrder()]))
  const recordPayment = (transationId: string) =>
    sendRequest('PATCH', '/mypurchase/order-1001', {
      clientSecret: 'secret',
      transationId,
      paymentMethod: 'pm_1',
      status: 'pending',
    })
  await recordPayment('pi_first')
  await recordPayment('pi_second')
  expect(findStoredOrder('order-1001')).toMatchObject({ paid: true, transationId: 'pi_first' })
})

it('creates a payment only for the total of the customer’s own unpaid order', async () => {
  db.mutate((state) => void (state.orders = [makeOrder({ quantity: 20 })]))
  expect(await sendRequest('POST', '/create-payment-intent', { totalPrice: 1680 })).toMatchObject({ status: 200 })
  expect(await sendRequest('POST', '/create-payment-intent', { totalPrice: 1679.99 })).toMatchObject({ status: 400 })
  expect(await sendRequest('POST', '/create-payment-intent', { totalPrice: 1680 }, newCustomer)).toMatchObject({
    status: 400,
  })
})

it.each([
  ['GET', `/myallpurchases?userEmail=${customer.email}`],
  ['GET', '/mypurchase/order-1001'],
  ['PUT', `/myprofile/${customer.email}`],
])('%s %s of another customer is forbidden (PAY-8)', async (method, path) => {
  db.mutate((state) => void (state.orders = [makeOrder()]))
  const profile = { education: 'HSC', address: 'a', linkedin: 'l', country: 'Nepal', phone: '1', name: 'n' }
  const body = method === 'PUT' ? { ...profile, email: customer.email } : undefined
  const profilesBefore = structuredClone(db.get().profiles)
  expect(await sendRequest(method, path, body, newCustomer)).toMatchObject({ status: 403 })
  expect(db.get().profiles).toEqual(profilesBefore)
})
