import { describe, expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { makeOrder, makePart } from '#mocks/seed/builders.ts'
import { toPart } from '#src/domain/part.ts'
import type { OrderWire } from '#src/domain/order.ts'
import type { PartWire } from '#src/domain/partSchema.ts'
import { callServer } from '#tests/unit/mocks/callServer.ts'

const customer: string = personas.customer.email
const admin: string = personas.admin.email
const yuki = 'yuki.tanaka@tanaka-auto.example'

/** Sets up one part (480 pcs available, minimum order 20 pcs) and these orders of it. */
function arrange(part: Partial<PartWire>, ...orders: Partial<OrderWire>[]) {
  db.mutate((world) => {
    world.parts = [makePart(part)]
    world.orders = orders.map((order) => makeOrder({ _id: 'order-1', ...order }))
  })
}

const available = () => db.get().parts.map((part) => toPart(part).available)[0]
const order = () => structuredClone(db.get().orders[0])

const buy = (quantity: number) => callServer('POST /mypurchase', { body: makeOrder({ quantity }) })

describe('ordering (ORDER-10)', () => {
  it.each<[Partial<PartWire>, quantity: number, isAccepted: boolean]>([
    [{}, 0, false],
    [{}, -20, false],
    [{}, 19, false],
    [{}, 20, true],
    [{}, 20.5, false],
    [{}, 479, true],
    [{}, 480, true],
    [{}, 481, false],
    [{ minimumQuantity: 480 }, 480, true],
    [{ minimumQuantity: 481 }, 480, false],
    [{ minimumQuantity: 481 }, 481, false],
    [{ minimumQuantity: null }, 1, true],
    [{ availableParts: '1,200' }, 1200, true],
    [{ availableParts: '1,200' }, 1201, false],
    [{ avaailableParts: 30 }, 30, true],
    [{ avaailableParts: 30 }, 31, false],
    [{ availableParts: 0 }, 20, false],
    [{ availableParts: null }, 20, false],
    [{ price: null }, 20, false],
  ])('of %j, %j pcs: %j', async (part, quantity, isAccepted) => {
    arrange(part)
    const before = available() ?? 0
    expect(await buy(quantity)).toEqual({ status: 200, body: { acknowledged: isAccepted } })
    expect(available()).toBe(isAccepted ? before - quantity : before)
    expect(db.get().orders).toHaveLength(isAccepted ? 1 : 0)
  })

  it('reduces the stock, which limits the next order', async () => {
    arrange({})
    const answers: unknown[] = []
    for (const quantity of [460, 20, 20]) answers.push((await buy(quantity)).body)
    expect(answers).toEqual([{ acknowledged: true }, { acknowledged: true }, { acknowledged: false }])
    expect(available()).toBe(0)
  })
})

describe.each([
  ['a customer cancels', 'DELETE /mypurchases?id='],
  ['an admin deletes', 'DELETE /order/'],
])('%s', (_, call) => {
  const remove = (id = 'order-1') => callServer(`${call}${id}`, { as: admin })

  it.each<[string, Partial<OrderWire>, returned: number]>([
    ['an unpaid order', {}, 20],
    ['one whose quantity is a text', { quantity: '1,020' }, 1020],
    ['one without a quantity', { quantity: null }, 0],
    ['one without its item', { itemInfo: null }, 0],
    ['one of a part that does not exist any more', { itemInfo: { itemName: 'Gone' } }, 0],
    ['one with `paid` as a text', { paid: 'true' }, 20],
    ['one with `paid` as a number', { paid: 1 }, 20],
    ['an unpaid one whose status says shipped', { status: 'shipped' }, 20],
  ])('%s: removes it and returns its pieces to the stock, once', async (_name, fields, returned) => {
    arrange({}, fields)
    expect((await remove()).body).toEqual({ deletedCount: 1 })
    expect([available(), order()]).toEqual([480 + returned, undefined])
    expect((await remove()).body).toEqual({ deletedCount: 0 })
    expect(available()).toBe(480 + returned)
  })

  it.each<[string, string, Partial<OrderWire>]>([
    ['a pending order', 'order-1', { paid: true, status: 'pending' }],
    ['a shipped one', 'order-1', { paid: true, status: 'shipped' }],
    ['a paid one of an unknown status', 'order-1', { paid: true, status: 'returned' }],
    ['one that does not exist', 'order-2', {}],
    ['an empty id', '%20', {}],
  ])('%s: changes nothing', async (_name, id, fields) => {
    arrange({}, fields)
    const before = order()
    expect((await remove(id)).body).toEqual({ deletedCount: 0 })
    expect([available(), order()]).toEqual([480, before])
  })
})

describe('opening a payment (DATA-3)', () => {
  const open = (totalPrice: unknown, as = customer) =>
    callServer('POST /create-payment-intent', { as, body: { totalPrice } })

  it.each<[string, totalPrice: unknown, Partial<OrderWire>, as: string, status: number]>([
    ['the total of an own order', 1680, {}, customer, 200],
    ['the same, signed in in capitals', 1680, {}, customer.toUpperCase(), 200],
    ['the same, the address of the order in capitals', 1680, { userEmail: customer.toUpperCase() }, customer, 200],
    ['the same, `paid` being a text', 1680, { paid: 'true' }, customer, 200],
    ['a cent more', 1680.01, {}, customer, 400],
    ['a cent less', 1679.99, {}, customer, 400],
    ['the price of one piece', 84, {}, customer, 400],
    ['cents in place of dollars', 168_000, {}, customer, 400],
    ['a total that no order has', 0.01, {}, customer, 400],
    ['0, for an order without a price', 0, { itemInfo: { itemName: 'x' } }, customer, 400],
    ['0, for an order of 0 pcs', 0, { quantity: 0 }, customer, 400],
    ['the total of another customer’s order', 1680, { userEmail: yuki }, customer, 400],
    ['the same, requested by that customer', 1680, { userEmail: yuki }, yuki, 200],
    ['the total of an order without an address', 1680, { userEmail: null }, customer, 400],
    ['a customer’s total, requested by an admin', 1680, {}, admin, 400],
    ['the total of an order that is paid', 1680, { paid: true, status: 'pending' }, customer, 400],
    ['the total of an order that is shipped', 1680, { paid: true, status: 'shipped' }, customer, 400],
    ['a total as a text', '1680', {}, customer, 400],
    ['no total', undefined, {}, customer, 400],
  ])('%s: %j', async (_, totalPrice, fields, as, status) => {
    arrange({}, fields)
    expect((await open(totalPrice, as)).status).toBe(status)
    expect(db.get().intents.map(({ amountCents }) => amountCents)).toEqual(status === 200 ? [168_000] : [])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['cancelled', () => callServer('DELETE /mypurchases?id=order-1')],
    ['paid', () => record()],
  ])('is rejected once the order is %s', async (_, closeOrder) => {
    arrange({}, {})
    expect((await open(1680)).status).toBe(200)
    await closeOrder()
    expect((await open(1680)).status).toBe(400)
  })
})

const record = (transationId = 'pi_1', as = customer, id = 'order-1') =>
  callServer(`PATCH /mypurchase/${id}`, {
    as,
    body: { clientSecret: 's', transationId, paymentMethod: 'pm_1', status: 'pending' },
  })

describe('recording a payment (PAY-3)', () => {
  const recorded = { paid: true, status: 'pending', transationId: 'pi_1' }

  it.each<[string, Partial<OrderWire>, as: string]>([
    ['an unpaid order', {}, customer],
    ['one with `paid` as a text', { paid: 'true' }, customer],
    ['one with the address in capitals', { userEmail: customer.toUpperCase() }, customer],
    ['an own order, signed in in capitals', {}, customer.toUpperCase()],
  ])('of %s, twice: only the first is recorded', async (_, fields, as) => {
    arrange({}, fields)
    expect(await record('pi_1', as)).toEqual({ status: 200, body: { acknowledged: true } })
    expect(order()).toMatchObject(recorded)
    expect(await record('pi_2', as)).toEqual({ status: 200, body: { acknowledged: true } })
    expect(order()).toMatchObject(recorded)
  })

  it.each<[string, Partial<OrderWire>, as: string, id: string, status: number]>([
    ['another customer’s order', { userEmail: yuki }, customer, 'order-1', 403],
    ['a customer’s order, by an admin', {}, admin, 'order-1', 403],
    ['an order without an address', { userEmail: null }, customer, 'order-1', 403],
    ['an order that does not exist', {}, customer, 'order-2', 404],
    ['a shipped order', { paid: true, status: 'shipped', transationId: 'pi_0' }, customer, 'order-1', 200],
  ])('of %s changes nothing', async (_, fields, as, id, status) => {
    arrange({}, fields)
    const before = order()
    expect((await record('pi_1', as, id)).status).toBe(status)
    expect(order()).toEqual(before)
  })
})

describe('shipping (SHOP-4)', () => {
  const ship = (id = 'order-1') => callServer(`PATCH /order/${id}`, { as: admin })

  it('ships a paid, pending order once', async () => {
    arrange({}, { paid: true, status: 'pending' })
    expect((await ship()).body).toEqual({ acknowledged: true })
    expect(order()?.status).toBe('shipped')
    expect((await ship()).body).toEqual({ acknowledged: false })
  })

  it.each<[string, Partial<OrderWire>, id: string]>([
    ['an unpaid order', {}, 'order-1'],
    ['an unpaid order whose status says pending', { status: 'pending' }, 'order-1'],
    ['one with `paid` as a text', { paid: 'true', status: 'pending' }, 'order-1'],
    ['a paid one without a status', { paid: true }, 'order-1'],
    ['a paid one of an unknown status', { paid: true, status: 'returned' }, 'order-1'],
    ['one that does not exist', { paid: true, status: 'pending' }, 'order-2'],
  ])('does not ship %s', async (_, fields, id) => {
    arrange({}, fields)
    const before = order()
    expect((await ship(id)).body).toEqual({ acknowledged: false })
    expect(order()).toEqual(before)
  })
})

describe('an e-mail address in another letter case belongs to the same user', () => {
  const upperCase = customer.toUpperCase()

  it.each([
    ['the order', upperCase, customer, customer],
    ['the request', customer, upperCase, customer],
    ['the token', customer, customer, upperCase],
  ])('whose orders are listed: in capitals in %s', async (_, userEmail, requested, as) => {
    arrange({}, { userEmail })
    const { status, body } = await callServer(`GET /myallpurchases?userEmail=${requested}`, { as })
    expect([status, body]).toMatchObject([200, [{ _id: 'order-1' }]])
  })

  it('whose profile is stored once, under the address of the token', async () => {
    const profile = { education: 'e', address: 'a', linkedin: 'l', country: 'c', phone: 'p', name: 'n' }
    for (const phone of ['1', '2'])
      await callServer(`PUT /myprofile/${upperCase}`, { as: customer, body: { ...profile, phone, email: upperCase } })
    const stored = db.get().profiles.filter(({ email }) => email.toLowerCase() === customer)
    expect(stored).toEqual([{ ...profile, phone: '2', email: customer }])
    expect((await callServer(`GET /myprofile/${upperCase}`)).body).toEqual(stored[0])
  })

  it('who signs in as the existing user, and is promoted once', async () => {
    const before = db.get().users.length
    await callServer(`PUT /user/${upperCase}`, { body: { email: upperCase, name: 'Kamal' } })
    expect(db.get().users).toHaveLength(before)
    const promote = () => callServer(`PUT /user/admin/${upperCase}`, { as: admin })
    expect([(await promote()).body, (await promote()).body]).toEqual([{ modifiedCount: 1 }, { modifiedCount: 0 }])
    expect((await callServer(`GET /admin/${upperCase}`, { as: customer })).body).toEqual({ isAdmin: true })
  })
})
