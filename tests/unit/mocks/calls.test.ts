import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { db } from '#mocks/db.ts'
import { callNames } from '#mocks/dials.ts'
import { API } from '#mocks/origins.ts'
import { personas } from '#mocks/personas.ts'
import { allCalls } from '#src/api/allCalls.ts'
import { orderListWireSchema, orderWireSchema } from '#src/domain/order.ts'
import { partListWireSchema, partWireSchema } from '#src/domain/partSchema.ts'
import { reviewListWireSchema } from '#src/domain/reviewSchema.ts'
import { upsertWireSchema, userListWireSchema } from '#src/domain/user.ts'
import { makeToken } from '#mocks/token.ts'
import { callServer, newPart } from '#tests/unit/mocks/callServer.ts'

const customer = personas.customer.email
const admin = personas.admin.email

const purchase = {
  userName: 'Kamal Hossain',
  userEmail: customer,
  userPhone: '1',
  userAddress: 'a',
  quantity: 20,
  itemInfo: {
    itemName: 'Ventilated brake rotor 345 mm',
    itemImg: '',
    itemPrice: 84,
    minimumQuantity: 20,
    avaailableParts: 480,
  },
}
const record = { clientSecret: 's', transationId: 'pi_9', paymentMethod: 'pm_9', status: 'pending' }
const profile = {
  education: 'HSC',
  address: 'a',
  linkedin: 'l',
  country: 'Nepal',
  phone: '1',
  name: 'n',
  email: customer,
}
const review = { name: 'n', email: customer, country: 'Nepal', review: 'r', rating: 3.5 }

/** Every call of SHOP-7, made by an authorized user, with its answer: an exact value, or the schema of the value. */
const calls: [call: string, options: Parameters<typeof callServer>[1], answer: unknown][] = [
  ['GET /parts', {}, partListWireSchema],
  ['GET /part/brake-rotor-345', {}, partWireSchema],
  ['GET /reviews', {}, reviewListWireSchema],
  ['POST /reviews', { body: review }, { acknowledged: true }],
  ['DELETE /reviews/review-3', { as: admin }, { deletedCount: 1 }],
  ['PUT /user/demo.user%40dhruva.example', { body: { email: customer, name: 'Kamal' } }, upsertWireSchema],
  [`GET /admin/${admin}`, { as: admin }, { isAdmin: true }],
  [`GET /admin/${customer}`, { as: customer }, { isAdmin: false }],
  ['POST /mypurchase', { body: purchase }, { acknowledged: true }],
  [`GET /myallpurchases?userEmail=${customer}`, { as: customer }, orderListWireSchema],
  ['DELETE /mypurchases?id=order-1012', {}, { deletedCount: 1 }],
  ['GET /mypurchase/order-1012', { as: customer }, orderWireSchema],
  ['PATCH /mypurchase/order-1012', { as: customer, body: record }, { acknowledged: true }],
  [
    'POST /create-payment-intent',
    { as: customer, body: { totalPrice: 1680 } },
    { clientSecret: 'pi_1017_secret_demo' },
  ],
  [`GET /myprofile/${personas.newCustomer.email}`, {}, null],
  [`PUT /myprofile/${customer}`, { as: customer, body: profile }, { acknowledged: true }],
  ['GET /allusers', {}, userListWireSchema],
  [`PUT /user/admin/${customer}`, { as: admin }, { modifiedCount: 1 }],
  ['POST /addparts', { as: admin, body: newPart }, { acknowledged: true }],
  ['GET /allOrders', { as: admin }, orderListWireSchema],
  ['DELETE /order/order-1012', { as: admin }, { deletedCount: 1 }],
  ['PATCH /order/order-1009', { as: admin }, { acknowledged: true }],
]

it.each(calls)('%s has the answer of SHOP-7', async (call, options, answer) => {
  const { status, body } = await callServer(call, options)
  expect(status).toBe(200)
  // parsing drops unknown keys, so a comparison with the parsed value finds additional keys, too
  expect(body).toEqual(answer instanceof z.ZodMiniType ? z.parse(answer, body) : answer)
})

/** The name of the definition that a call matches. */
const nameOf = (call: string) =>
  callNames.find((name) => {
    if (name === 'uploadPicture') return false
    const { method, path } = allCalls[name]
    const pattern = path.replaceAll('?', '\\?').replaceAll(/\{\w+\}/g, '[^/]+')
    return new RegExp(`^${method} ${pattern}$`).test(call)
  })

it('the table above covers every call', () => {
  const covered = new Set([...calls.map(([call]) => nameOf(call)), 'uploadPicture'])
  expect([...covered].map(String).toSorted()).toEqual([...callNames].toSorted())
})

const bearerCalls = Object.values(allCalls)
  .filter(({ access }) => access !== 'anyone')
  .map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/, 'order-1012')}`)

it.each(bearerCalls)('%s answers 401 without a token, with an expired and with a broken one', async (call) => {
  const body = call.startsWith('GET') ? {} : { body: {} }
  expect(await callServer(call, body)).toEqual({ status: 401, body: { message: 'UnAuthorized access' } })
  expect((await callServer(call, { ...body, token: makeToken(admin, 1) })).status).toBe(401)
  expect((await callServer(call, { ...body, token: 'undefined' })).status).toBe(401)
})

it.each([
  'DELETE /reviews/review-3',
  `PUT /user/admin/${customer}`,
  'POST /addparts',
  'GET /allOrders',
  'DELETE /order/order-1012',
  'PATCH /order/order-1009',
])('%s is for admins: 403 for a customer, and no change', async (call) => {
  const before = structuredClone(db.get())
  expect(await callServer(call, { as: customer })).toEqual({ status: 403, body: { message: 'Forbidden access' } })
  expect(db.get()).toEqual(before)
})

it.each([
  ['GET /mypurchase/order-1007', {}],
  ['PATCH /mypurchase/order-1007', { body: record }],
  ['GET /myallpurchases?userEmail=yuki.tanaka@tanaka-auto.example', {}],
  ['PUT /myprofile/yuki.tanaka@tanaka-auto.example', { body: profile }],
])('%s is rejected for another customer’s data: 403', async (call, options) => {
  expect(await callServer(call, { as: customer, ...options })).toEqual({
    status: 403,
    body: { message: 'Forbidden access' },
  })
})

it.each([
  ['GET /part/nothing', {}, 'No such part'],
  ['GET /mypurchase/nothing', { as: customer }, 'No such order'],
  ['GET /no-such-call?key=k', {}, 'No such call: GET /no-such-call'],
])('%s answers 404, and says what is missing', async (call, options, message) => {
  expect(await callServer(call, options)).toEqual({ status: 404, body: { message } })
})

it.each(['POST /reviews', 'POST /mypurchase', 'PUT /user/a@b.cd'])(
  '%s rejects an invalid body with 400',
  async (call) => {
    expect((await callServer(call, { body: { rating: 'many' } })).status).toBe(400)
  },
)

it('a refused body is answered with the names of its wrong fields', async () => {
  const { body } = await callServer('POST /reviews', { body: { ...review, rating: 'many' } })
  expect(body).toEqual({ message: expect.stringContaining('rating') })
})

it('a body that is no JSON is refused with 400', async () => {
  const response = await fetch(`${API}/reviews`, { method: 'POST', body: '{' })
  expect(response.status).toBe(400)
})

it('reads the token in any spelling of "Bearer"', async () => {
  const headers = { authorization: `bearer ${makeToken(admin)}` }
  expect((await fetch(`${API}/allOrders`, { headers })).status).toBe(200)
})

it('decodes e-mails and ids in the path (DATA-6)', async () => {
  const id = 'a/b#c?d%+ü'
  db.mutate((world) => world.parts.push({ _id: id, name: 'Odd' }))
  expect((await callServer(`GET /part/${encodeURIComponent(id)}`)).body).toEqual({ _id: id, name: 'Odd' })
  await callServer(`PUT /user/${encodeURIComponent('ü+x/y@z.test')}`, { body: { email: 'ü+x/y@z.test', name: 'Ü' } })
  const [user] = db.get().users.slice(-1)
  expect(user).toEqual({ _id: 'user-1017', email: 'ü+x/y@z.test', name: 'Ü' })
})
