import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { routePaths } from '#mocks/build/routes.ts'
import { callLog } from '#mocks/callLog.ts'
import { db } from '#mocks/db.ts'
import type { Fault } from '#mocks/dials.ts'
import { personas } from '#mocks/personas.ts'
import { makeOrder, makePart } from '#mocks/seed/builders.ts'
import { makeToken } from '#mocks/token.ts'
import type { Access } from '#src/api/call.ts'
import { toPart } from '#src/domain/part.ts'
import type { OrderWire } from '#src/domain/order.ts'
import { callCases, callNames } from '#tests/spec/calls/callCases.ts'
import { pageCases } from '#tests/spec/pages.ts'
import { callServer, requestFor } from '#tests/unit/mocks/callServer.ts'

const customer: string = personas.customer.email
const admin: string = personas.admin.email
const yuki = 'yuki.tanaka@tanaka-auto.example'

it.each(callNames)('%s has the answer of SHOP-7, without additional keys', async (name) => {
  const { answer, served = answer } = callCases[name]
  const { call, ...options } = requestFor(name)
  const { status, body } = await callServer(call, options)
  expect(status).toBe(200)
  expect(body).toEqual(served instanceof z.ZodMiniType ? z.parse(served, body) : served)
})

const callsFor = (...wanted: Access[]) =>
  callNames.filter((name) => wanted.includes(callCases[name].access)).map(requestFor)

it.each(callsFor('bearer', 'admin'))('$call is for signed-in people: 401 without a valid token', async (request) => {
  const { call, body = {} } = request
  for (const token of ['', 'undefined', makeToken(admin, 1), `${makeToken(admin)}signature`])
    expect((await callServer(call, { token, ...(!call.startsWith('GET') && { body }) })).status).toBe(401)
})

it.each(callsFor('admin'))('$call is for admins: 403 for a customer, and no change', async ({ call, ...options }) => {
  const before = structuredClone(db.get())
  for (const as of [customer, 'nobody@dhruva.example'])
    expect((await callServer(call, { ...options, as })).status).toBe(403)
  expect(db.get()).toEqual(before)
})

it.each([
  ['GET /mypurchase/order-1007', {}],
  ['PATCH /mypurchase/order-1007', requestFor('recordPayment')],
  [`GET /myallpurchases?userEmail=${yuki}`, {}],
  [`PUT /myprofile/${yuki}`, requestFor('saveProfile')],
])('%s is rejected for another customer’s data: 403', async (call, options) => {
  expect((await callServer(call, { ...options, as: customer })).status).toBe(403)
})

it('decodes ids in the path, and finds people in any letter case (DATA-6)', async () => {
  const id = 'a/b#c?d%+ü'
  db.mutate((world) => world.parts.push({ _id: id, name: 'Odd' }))
  expect((await callServer(`GET /part/${encodeURIComponent(id)}`)).body).toEqual({ _id: id, name: 'Odd' })
  const { body } = await callServer(`GET /myallpurchases?userEmail=${customer.toUpperCase()}`, { as: customer })
  expect(body).toHaveLength(5)
})

describe('an order', () => {
  /** Sets up one part (480 pcs available, minimum order 20 pcs) and an order of it. */
  const arrange = (order: Partial<OrderWire>) =>
    db.mutate((world) => {
      world.parts = [makePart()]
      world.orders = [makeOrder({ _id: 'order-1', ...order })]
    })
  const record = (transationId: string) =>
    callServer('PATCH /mypurchase/order-1', {
      as: customer,
      body: { clientSecret: 's', transationId, paymentMethod: 'pm_1', status: 'pending' },
    })

  it.each([
    [19, false],
    [20, true],
    [20.5, false],
    [480, true],
    [481, false],
  ])('of %j pcs takes them from the stock, or is turned down: %j (ORDER-10)', async (quantity, acknowledged) => {
    arrange({})
    expect((await callServer('POST /mypurchase', { body: makeOrder({ quantity }) })).body).toEqual({ acknowledged })
    expect(db.get().parts.map((part) => toPart(part).available)).toEqual([acknowledged ? 480 - quantity : 480])
  })

  it.each([
    ['unpaid', {}, [1, 500]],
    ['without its item', { itemInfo: null }, [1, 480]],
    ['paid', { paid: true, status: 'pending' }, [0, 480]],
  ] satisfies [string, Partial<OrderWire>, unknown][])(
    '%s: is deleted or not, and its pieces',
    async (_, order, result) => {
      arrange(order)
      const { body } = await callServer('DELETE /mypurchases?id=order-1')
      const [part] = db.get().parts
      expect([body, part && toPart(part).available]).toEqual([{ deletedCount: result[0] }, result[1]])
    },
  )

  it('is paid once, however often the payment is recorded, and is shipped once (PAY-3)', async () => {
    arrange({})
    const ship = () => callServer('PATCH /order/order-1', { as: admin })
    expect((await ship()).body).toEqual({ acknowledged: false })
    for (const id of ['pi_1', 'pi_2']) expect((await record(id)).body).toEqual({ acknowledged: true })
    expect(db.get().orders).toMatchObject([{ paid: true, transationId: 'pi_1', status: 'pending' }])
    expect([(await ship()).body, (await ship()).body]).toEqual([{ acknowledged: true }, { acknowledged: false }])
  })

  it.each([
    ['its total', 1680, {}, 200],
    ['a cent less', 1679.99, {}, 400],
    ['the total of somebody else’s', 1680, { userEmail: yuki }, 400],
    ['a total that is paid', 1680, { paid: true }, 400],
    ['nothing, for no pieces', 0, { quantity: 0 }, 400],
  ])('lets a payment be prepared of %s: %d (DATA-3)', async (_, totalPrice, order, status) => {
    arrange(order)
    expect((await callServer('POST /create-payment-intent', { as: customer, body: { totalPrice } })).status).toBe(
      status,
    )
  })
})

describe('a dial', () => {
  const cancel = () => callServer('DELETE /mypurchases?id=order-1012')
  const last = () => callLog.get().at(-1)
  beforeEach(() => callLog.clear())

  it.each([
    [500, { answer: 500, changedNothing: false }, 16],
    ['network', { answer: 'network', changedNothing: false }, 16],
    ['garbage', { answer: 200, changedNothing: false }, 16],
    ['refused', { answer: 200, changedNothing: true }, 16],
    ['lost', { answer: 'network', changedNothing: false }, 15],
  ] satisfies [Fault, object, number][])(
    'makes a call fail with %s: the log says so (DEMO-2)',
    async (fault, row, orders) => {
      db.setDials({ faults: { cancelOrder: fault } })
      await cancel().catch(() => undefined)
      expect(last()).toMatchObject({ name: 'cancelOrder', cause: fault, ...row })
      expect(db.get().orders).toHaveLength(orders)
    },
  )

  it('for one call counts before that for all, one for the next call before both', async () => {
    db.setDials({ faults: { '*': 500, getParts: 404 }, faultsOnce: { getParts: 401 } })
    const statuses: number[] = []
    for (const path of ['parts', 'parts', 'reviews']) statuses.push((await callServer(`GET /${path}`)).status)
    expect(statuses).toEqual([401, 404, 500])
  })
})

it('has every address of SHOP-2, so that the mock build has a page for each', () => {
  const expected = Object.values(pageCases).flatMap(({ path, aliases }) =>
    [path, ...aliases].map((address) => address.slice(1).replace('{id}', '*')),
  )
  expect(routePaths.toSorted()).toEqual(expected.toSorted())
})
