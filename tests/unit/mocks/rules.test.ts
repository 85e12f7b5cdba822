import { describe, expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { callExamples } from '#mocks/handlers/callExamples.ts'
import { personas } from '#mocks/personas.ts'
import { toOrder } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'
import { readAccessToken, upsertWireSchema } from '#src/domain/user.ts'
import { callServer } from '#tests/unit/mocks/callServer.ts'

const customer = personas.customer.email
const admin = personas.admin.email

const available = (id: string) => {
  const row = db.get().parts.find(({ _id }) => _id === id)
  return row && toPart(row).available
}

const order = (id: string) => db.get().orders.find(({ _id }) => _id === id)

const { addPart: newPart, addReview: review, placeOrder, recordPayment } = callExamples

/** Orders a part of which the client says nothing right but its name. */
function buy(itemName: string, quantity: number, itemPrice = 1) {
  const itemImg = 'https://images.shop.test/pictures/rotor-800.avif'
  const itemInfo = { itemName, itemImg, itemPrice, minimumQuantity: 1, avaailableParts: 1 }
  return callServer('POST /mypurchase', { body: { ...placeOrder, quantity, itemInfo } })
}

describe('stock (ORDER-10)', () => {
  it('is reduced by an order and restored by its cancellation, with either spelling', async () => {
    for (const [id, name, quantity] of [
      ['brake-rotor-345', 'Ventilated brake rotor 345 mm', 20],
      ['turbocharger-60', 'Turbocharger, 60 mm compressor', 2],
      ['spark-plug-iridium', 'Iridium spark plug M14', 100],
      ['muffler-twin', 'Twin-tip muffler, stainless', 4],
    ] as const) {
      const before = available(id) ?? 0
      expect((await buy(name, quantity)).body).toEqual({ acknowledged: true })
      expect(available(id)).toBe(before - quantity)
      const orderId = db.get().orders[0]?._id ?? ''
      expect((await callServer(`DELETE /mypurchases?id=${orderId}`)).body).toEqual({ deletedCount: 1 })
      expect(available(id)).toBe(before)
    }
  })

  it.each([
    ['below the minimum', 'Ventilated brake rotor 345 mm', 19],
    ['above the stock', 'Ventilated brake rotor 345 mm', 481],
    ['not whole', 'Ventilated brake rotor 345 mm', 20.5],
    ['sold out', 'Turbocharger, 52 mm compressor', 2],
    ['minimum above stock', 'Clutch kit 215 mm', 6],
    ['without a price', 'Straight-cut gear set', 2],
    ['unknown', 'Flux capacitor', 1],
  ])('rejects an order that is %s', async (_, name, quantity) => {
    const before = structuredClone(db.get().parts)
    expect((await buy(name, quantity)).body).toEqual({ acknowledged: false })
    expect(db.get().parts).toEqual(before)
    expect(db.get().orders).toHaveLength(16)
  })

  it('rejects an order of a free part, which could not be paid (ORDER-11)', async () => {
    db.mutate(({ parts: [part] }) => part && Object.assign(part, { name: 'Free sample', price: 0 }))
    expect((await buy('Free sample', 20)).body).toEqual({ acknowledged: false })
  })

  it('uses its own price, and stores only the file name of the picture', async () => {
    await buy('Forged piston with rod, 86 mm', 8, 0.01)
    expect(db.get().orders[0]).toMatchObject({
      _id: 'order-1017',
      itemInfo: { itemPrice: 118, itemImg: 'rotor-800.avif' },
      paid: false,
    })
  })
})

describe('orders (SHOP-4)', () => {
  it.each(['DELETE /mypurchases?id=order-1009', 'DELETE /order/order-1003', 'DELETE /order/nothing'])(
    '%s removes nothing: the order is paid or does not exist',
    async (call) => {
      expect((await callServer(call, { as: admin })).body).toEqual({ deletedCount: 0 })
      expect(db.get().orders).toHaveLength(16)
    },
  )

  it('cancels an order without its item (DATA-7)', async () => {
    expect((await callServer('DELETE /mypurchases?id=order-1010')).body).toEqual({ deletedCount: 1 })
  })

  it('marks an order as paid once, even if the payment is recorded again (PAY-3)', async () => {
    const record = (transationId: string) =>
      callServer('PATCH /mypurchase/order-1012', { as: customer, body: { ...recordPayment, transationId } })
    await record('pi_1')
    expect(order('order-1012')).toMatchObject({ paid: true, transationId: 'pi_1', status: 'pending' })
    await callServer('PATCH /order/order-1012', { as: admin })
    expect(await record('pi_2')).toEqual({ status: 200, body: { acknowledged: true } })
    expect(order('order-1012')).toMatchObject({ transationId: 'pi_1', status: 'shipped' })
  })

  it.each(['order-1012', 'order-1003', 'order-1008', 'nothing'])(
    'does not ship %s, which is not paid and pending',
    async (id) => {
      expect((await callServer(`PATCH /order/${id}`, { as: admin })).body).toEqual({ acknowledged: false })
    },
  )

  it('ships a paid, pending order', async () => {
    await callServer('PATCH /order/order-1009', { as: admin })
    expect(order('order-1009')?.status).toBe('shipped')
  })

  it('prepares a payment only for the total of an unpaid order (DATA-3)', async () => {
    const prepare = (totalPrice: number) =>
      callServer('POST /create-payment-intent', { as: customer, body: { totalPrice } })
    expect((await prepare(1680)).status).toBe(200)
    expect((await prepare(0.01)).status).toBe(400)
    expect((await prepare(1250)).status).toBe(400) // paid already
    expect(await prepare(0)).toEqual({ status: 400, body: { message: 'No order has this total' } })
    expect(db.get().intents).toEqual([
      expect.objectContaining({ amountCents: 168_000, status: 'requires_payment_method' }),
    ])
  })

  it('lists the orders of the customer, newest first', async () => {
    const { body } = await callServer(`GET /myallpurchases?userEmail=${customer}`, { as: customer })
    expect(body).toMatchObject(
      ['order-1016', 'order-1012', 'order-1009', 'order-1003', 'order-1001'].map((_id) => ({ _id })),
    )
  })
})

describe('people', () => {
  it('keeps the role when a user signs in again, and returns a valid token', async () => {
    const { body } = await callServer(`PUT /user/${admin}`, { body: { email: admin, name: 'Nadia R.' } })
    expect(db.get().users[0]).toMatchObject({ name: 'Nadia R.', role: 'admin' })
    expect(body).toEqual([{ acknowledged: true }, { accessToken: expect.any(String) }])
    const token = readAccessToken(upsertWireSchema.parse(body)) ?? ''
    expect((await callServer('GET /allOrders', { token })).status).toBe(200)
  })

  it('adds a user without the role admin on the first sign-in', async () => {
    await callServer('PUT /user/a@b.cd', { body: { email: 'a@b.cd', name: 'A' } })
    expect((await callServer('GET /admin/a@b.cd', { as: 'a@b.cd' })).body).toEqual({ isAdmin: false })
    expect((await callServer('GET /admin/no@body.test', { as: 'a@b.cd' })).body).toEqual({ isAdmin: false })
  })

  it('promotes a user once', async () => {
    const promote = (email: string) => callServer(`PUT /user/admin/${email}`, { as: admin })
    expect((await promote(customer)).body).toEqual({ modifiedCount: 1 })
    expect((await promote(customer)).body).toEqual({ modifiedCount: 0 })
    expect((await promote('no@body.test')).body).toEqual({ modifiedCount: 0 })
    expect((await callServer('GET /allOrders', { as: customer })).status).toBe(200)
  })

  it('stores a profile and returns it', async () => {
    const profile = {
      education: 'JSC',
      address: 'a',
      linkedin: 'l',
      country: 'Nepal',
      phone: '1',
      name: 'n',
      email: customer,
    }
    const others = db.get().profiles.filter(({ email }) => email !== customer)
    expect(others).not.toEqual([])
    await callServer(`PUT /myprofile/${customer}`, { as: customer, body: profile })
    expect(db.get().profiles).toEqual([...others, profile])
    expect((await callServer(`GET /myprofile/${customer}`)).body).toEqual(profile)
  })

  it('shows a review with the picture of the user who wrote it', async () => {
    const image = 'https://images.shop.test/face.png'
    db.mutate(({ users: [user] }) => user && Object.assign(user, { image }))
    await callServer('POST /reviews', { body: { ...review, email: admin } })
    expect(db.get().reviews[0]).toMatchObject({ image })
  })

  it('takes a review of somebody who never signed in', async () => {
    const body = { ...review, email: 'no@body.test' }
    expect((await callServer('POST /reviews', { body })).body).toEqual({ acknowledged: true })
    expect(db.get().reviews[0]).toEqual({ _id: 'review-1017', ...body, image: null })
  })

  it('puts a new review first, and deletes a review once', async () => {
    await callServer('POST /reviews', { body: { ...review, review: 'New', rating: 2.5 } })
    expect(db.get().reviews[0]).toMatchObject({ _id: 'review-1017', review: 'New', rating: 2.5, image: null })
    const before = db.get().reviews.slice(1)
    await callServer('DELETE /reviews/review-1017', { as: admin })
    expect(db.get().reviews).toEqual(before)
    expect((await callServer('DELETE /reviews/review-1017', { as: admin })).body).toEqual({ deletedCount: 0 })
  })
})

it('puts a new part first; ids count up', async () => {
  const before = db.get().parts.slice()
  for (const name of ['Nut', 'Bolt']) await callServer('POST /addparts', { as: admin, body: { ...newPart, name } })
  expect(db.get().parts).toEqual([
    { _id: 'part-1018', ...newPart, name: 'Bolt' },
    { _id: 'part-1017', ...newPart, name: 'Nut' },
    ...before,
  ])
})

it('has orders in every state', () => {
  const states = new Set(db.get().orders.map((row) => toOrder(row).state))
  expect(states).toEqual(new Set(['unpaid', 'pending', 'shipped', 'unknown']))
})
