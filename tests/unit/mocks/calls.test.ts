import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { db } from '#mocks/db.ts'
import { callExamples } from '#mocks/handlers/callExamples.ts'
import { API } from '#mocks/origins.ts'
import { personas } from '#mocks/personas.ts'
import { makeToken } from '#mocks/token.ts'
import type { CallName } from '#src/api/allCalls.ts'
import { callCases, callNames, specOf } from '#tests/spec/calls/callCases.ts'
import { callServer, requestFor, type AskOptions } from '#tests/unit/mocks/callServer.ts'

const customer = personas.customer.email
const admin = personas.admin.email

const { addReview: review } = callExamples

/** Calls whose answer depends on who asks. */
const others: [call: string, options: AskOptions, answer: unknown][] = [
  [`GET /admin/${admin}`, { as: admin }, { isAdmin: true }],
  [`GET /myprofile/${personas.newCustomer.email}`, {}, null],
]

/** Every call of SHOP-7, made by an authorized user, with its answer: an exact value, or the schema of the value. */
const calls = callNames.map((name): (typeof others)[number] => {
  const { call, ...options } = requestFor(name)
  const { answer, served = answer } = callCases[name]
  return [call, options, served]
})

it.each([...calls, ...others])('%s has the answer of SHOP-7', async (call, options, answer) => {
  const { status, body } = await callServer(call, options)
  expect(status).toBe(200)
  // Parsing drops unknown keys, so a comparison with the parsed value finds additional keys, too.
  expect(body).toEqual(answer instanceof z.ZodMiniType ? z.parse(answer, body) : answer)
})

const requestsWith = (isWanted: (name: CallName) => boolean) => callNames.filter(isWanted).map(requestFor)

it.each(requestsWith((name) => callCases[name].access !== 'anyone'))(
  '$call answers 401 without a token, with an expired and with a broken one',
  async ({ call }) => {
    const body = call.startsWith('GET') ? {} : { body: {} }
    expect(await callServer(call, body)).toEqual({ status: 401, body: { message: 'UnAuthorized access' } })
    expect((await callServer(call, { ...body, token: makeToken(admin, 1) })).status).toBe(401)
    expect((await callServer(call, { ...body, token: 'undefined' })).status).toBe(401)
  },
)

it.each(requestsWith((name) => callCases[name].access === 'admin').map(({ call }) => call))(
  '%s is for admins: 403 for a customer, and no change',
  async (call) => {
    const before = structuredClone(db.get())
    expect(await callServer(call, { as: customer })).toEqual({ status: 403, body: { message: 'Forbidden access' } })
    expect(db.get()).toEqual(before)
  },
)

const withBody = (name: CallName): AskOptions => ({ body: requestFor(name).body ?? {} })

it.each([
  ['GET /mypurchase/order-1007', {}],
  ['PATCH /mypurchase/order-1007', withBody('recordPayment')],
  ['GET /myallpurchases?userEmail=yuki.tanaka@tanaka-auto.example', {}],
  ['PUT /myprofile/yuki.tanaka@tanaka-auto.example', withBody('saveProfile')],
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

it.each(requestsWith((name) => specOf(name).payload.length > 0))(
  '$call rejects an invalid body with 400',
  async ({ call, as }) => {
    expect((await callServer(call, { ...(as && { as }), body: { rating: 'many' } })).status).toBe(400)
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
