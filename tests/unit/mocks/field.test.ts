import { beforeEach, expect, it, vi } from 'vitest'
import { callLog } from '#mocks/callLog.ts'
import { db } from '#mocks/db.ts'
import { field } from '#mocks/handlers/field.ts'
import { createHandlers } from '#mocks/handlers/index.ts'
import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { server } from '#mocks/server.ts'
import { fallAsleep } from '#mocks/sleep.ts'
import { makeToken } from '#mocks/token.ts'
import { callServer, requestFor } from '#tests/unit/mocks/callServer.ts'

beforeEach(() => server.use(...createHandlers(field)))

const as = personas.customer.email
const unknownId = '000000000000000000000000'
const record = requestFor('recordPayment')
const order = requestFor('placeOrder')

it.each([
  ['a missing token', 'GET /admin/x', {}, { status: 401 }],
  ['a text that is no token', 'GET /admin/x', { token: 'undefined' }, { status: 403 }],
  ['an expired token', 'GET /admin/x', { token: makeToken(as, 1) }, { status: 403 }],
  ['a token of another secret', 'GET /admin/x', { token: `${makeToken(as)}other` }, { status: 403 }],
  ['a customer who asks for what is for admins', 'GET /allOrders', { as }, { status: 403 }],
  ['a part that is missing', `GET /part/${unknownId}`, {}, { status: 200, body: '' }],
  ['an order that is missing', `GET /mypurchase/${unknownId}`, { as }, { status: 200, body: '' }],
  ['a profile that is missing', 'GET /myprofile/x', {}, { status: 200, body: '' }],
  ['a body of more than 100 kB', order.call, { body: { x: 'x'.repeat(102_400) } }, { status: 413 }],
])('answers %s', async (_, call, options, answer) => {
  expect(await callServer(call, options)).toMatchObject(answer)
})

it.each([
  ['an id that is no ObjectId', 'GET /part/parts', {}],
  ['the role of an unknown user', 'GET /admin/x', { as }],
  ['an unknown user who asks for what is for admins', 'GET /allOrders', { as: 'x@y.example' }],
])('never answers %s', async (_, call, options) => {
  callLog.clear()
  void callServer(call, options)
  await vi.waitFor(() => expect(callLog.get()).toHaveLength(1))
  await callServer('GET /parts')
  expect(callLog.get().map(({ answer }) => answer)).toEqual([null, 200])
})

it('stores an order as it was sent: neither paid nor with a status', async () => {
  await callServer(order.call, { body: { ...order.body, quantity: '20', userPhone: 1_712_345_678 } })
  const [stored] = db.get().orders
  expect(stored).toMatchObject({ quantity: '20', userPhone: 1_712_345_678 })
  expect(stored).not.toHaveProperty('paid')
  expect(stored).not.toHaveProperty('status')
})

it('answers 200 to the payment of an order that is gone, and stores a record each time', async () => {
  const paid = await callServer(record.call, record)
  expect(paid).toMatchObject({ status: 200, body: [{ acknowledged: true }, { modifiedCount: 1 }] })
  db.mutate((world) => void (world.orders = []))
  const lost = await callServer(record.call, record)
  expect(lost).toMatchObject({ status: 200, body: [{ acknowledged: true }, { modifiedCount: 0 }] })
  expect(db.get().payments).toMatchObject([record.body, record.body])
})

it('sleeps until it is called, and answers everybody 40 s later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  db.use(scenarios.failReviews)
  fallAsleep()
  await vi.advanceTimersByTimeAsync(60_000)
  const answers: number[] = []
  const ask = async (call: string) => answers.push((await callServer(call)).status)
  const parts = ask('GET /parts')
  await vi.advanceTimersByTimeAsync(39_000)
  const users = ask('GET /allusers')
  await vi.advanceTimersByTimeAsync(900)
  expect(answers).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  await Promise.all([parts, users])
  expect(answers).toEqual([200, 200])
  expect(db.get().dials.faults).toEqual({ getReviews: 500 })
})
