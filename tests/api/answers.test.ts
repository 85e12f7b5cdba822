import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accessApi } from '#src/api/access.ts'
import { ordersApi } from '#src/api/orders.ts'
import { partsApi } from '#src/api/parts.ts'
import { paymentsApi } from '#src/api/payments.ts'
import { profilesApi } from '#src/api/profiles.ts'
import { purchasesApi } from '#src/api/purchases.ts'
import { reviewMutationsApi } from '#src/api/reviewMutations.ts'
import { usersApi } from '#src/api/users.ts'
import { answer, json, signedInStore, text } from '#tests/api/testShop.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

const { getParts, getPart } = partsApi.endpoints
const run = () => signedInStore().dispatch

describe('values', () => {
  test('both readings of the stock, the smaller where they differ (DATA-1)', async () => {
    answer(() =>
      json([
        { _id: '1', availableParts: 40 },
        { _id: '2', avaailableParts: 30 },
        { _id: '3', availableParts: 40, avaailableParts: '25' },
      ]),
    )
    const { data } = await run()(getParts.initiate())
    expect(data?.map((part) => part.available)).toEqual([40, 30, 25])
  })

  test('prices and quantities as strings (DATA-2)', async () => {
    answer(() =>
      json([
        { _id: '1', price: '1,200', minimumQuantity: ' 50 ' },
        { _id: '2', price: 'soon' },
      ]),
    )
    const { data } = await run()(getParts.initiate())
    expect(data).toMatchObject([{ priceCents: 120_000, minimumQuantity: 50 }, { priceCents: null }])
  })

  test("lists keep the server's order (DATA-10)", async () => {
    answer(() => json([{ _id: 'b' }, { _id: 'a' }]))
    const { data } = await run()(ordersApi.endpoints.getOrders.initiate())
    expect(data?.map((order) => order.id)).toEqual(['b', 'a'])
  })

  test.each([[null], [{}], ['']])('a profile of %j is an empty one (DATA-8)', async (body) => {
    answer(() => (body === '' ? text('') : json(body)))
    const { data } = await run()(profilesApi.endpoints.getProfile.initiate({ email: 'a@b.c' }))
    expect(data).toMatchObject({ education: '', linkedin: '' })
  })

  test('404 is no profile yet (DATA-8)', async () => {
    const received = answer(() => text('<h1>Not found</h1>', 404))
    const { data } = await run()(profilesApi.endpoints.getProfile.initiate({ email: 'a@b.c' }))
    expect(data).toMatchObject({ name: '' })
    expect(received).toHaveLength(1)
  })

  test.each([
    ['empty', text('')],
    ['null', json(null)],
    ['404', json({}, 404)],
  ])('an unknown part: %s (ORDER-7)', async (_, reply) => {
    answer(() => reply.clone())
    expect((await run()(getPart.initiate({ id: '1' }))).error).toMatchObject({ kind: 'notFound' })
  })
})

describe('broken answers are an error, never a crash and never empty (DATA-4)', () => {
  test.each([
    ['an object for a list', json({ message: 'no' })],
    ['HTML', text('<!doctype html><title>Welcome</title>')],
    ['half JSON', text('[{"_id": "1", "na')],
    ['an empty body', text('')],
    ['a row without an id', json([{ name: 'Piston' }])],
  ])('%s', async (_, reply) => {
    const received = answer(() => reply.clone())
    expect((await run()(getParts.initiate())).error).toEqual({ kind: 'contract', status: 200 })
    expect(received).toHaveLength(1)
  })

  test.each([
    ['HTML', text('<h1>hi</h1>')],
    ['null', json(null)],
    ['a number', json(1)],
  ])('%s for an acknowledgement', async (_, reply) => {
    answer(() => reply.clone())
    expect((await run()(ordersApi.endpoints.shipOrder.initiate({ id: '1' }))).error).toEqual({
      kind: 'contract',
      status: 200,
    })
  })

  test.each([
    [400, 'refused'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'refused'],
    [418, 'refused'],
  ])('HTML with status %i is %s, at once', async (status, kind) => {
    const received = answer(() => text('<h1>no</h1>', status))
    expect((await run()(getParts.initiate())).error).toEqual({ kind, status })
    expect(received).toHaveLength(1)
  })

  test('401 to a call without a token is no expired session', async () => {
    answer(() => json({}, 401))
    const store = signedInStore()
    expect((await store.dispatch(getParts.initiate())).error).toEqual({ kind: 'forbidden', status: 401 })
    expect(store.getState().session).toMatchObject({ access: 'granted' })
  })
})

describe('200 with nothing done is no success (DATA-11)', () => {
  const nothingDone = { kind: 'refused', status: 200 }

  test.each([[{ acknowledged: false }], [{}], [{ message: 'no' }]])('%j', async (body) => {
    answer(() => json(body))
    const review = { name: 'n', email: 'e', country: 'c', review: 'r', rating: 1 }
    expect((await run()(reviewMutationsApi.endpoints.addReview.initiate(review))).error).toEqual(nothingDone)
  })

  test('deletedCount 0 and modifiedCount 0', async () => {
    answer(() => json({ acknowledged: true, deletedCount: 0, modifiedCount: 0 }))
    expect((await run()(purchasesApi.endpoints.cancelOrder.initiate({ id: '1' }))).error).toEqual(nothingDone)
    expect((await run()(usersApi.endpoints.makeAdmin.initiate({ email: 'a@b.c' }))).error).toEqual(nothingDone)
  })
})

test.each([
  ['an empty body', text('', 204)],
  ['text', text('OK')],
  ['JSON', json({ modifiedCount: 0 })],
])('recordPayment takes any 2xx: %s (DATA-12)', async (_, reply) => {
  answer(() => reply.clone())
  const body = { clientSecret: 's', transationId: 't', paymentMethod: 'p', status: 'pending' } as const
  expect(await run()(paymentsApi.endpoints.recordPayment.initiate({ id: '1', ...body }))).toEqual({ data: null })
})

test('the payment intent comes to its client secret', async () => {
  answer(() => json({ clientSecret: 'pi_1_secret_2' }))
  expect(await run()(paymentsApi.endpoints.createPaymentIntent.initiate({ totalPrice: 1 }))).toEqual({
    data: 'pi_1_secret_2',
  })
})

describe('the two-item array of the upsert (DATA-5)', () => {
  const upsert = async (body: unknown) => {
    answer(() => json(body))
    return run()(accessApi.endpoints.upsertUser.initiate({ email: 'a@b.c', name: 'a' }))
  }

  beforeEach(() => localStorage.clear())

  test.each([
    ['an object', [{ acknowledged: true }, { accessToken: 'token' }]],
    ['a text', [{ acknowledged: true }, 'token']],
  ])('token in %s', async (_, body) => {
    expect(await upsert(body)).toEqual({ data: 'token' })
  })

  test.each([
    [[{ acknowledged: false }, { accessToken: 'token' }]],
    [[{ acknowledged: true }, {}]],
    [[{ acknowledged: true }, 'undefined']],
    [[{ acknowledged: true }, { accessToken: 'null' }]],
    [[{ acknowledged: true }, null]],
    [[{ acknowledged: true }]],
  ])('%j is no token', async (body) => {
    expect(await upsert(body)).toEqual({ error: { kind: 'refused', status: 200 } })
  })

  test.each([[{ acknowledged: true }], [[]], ['token'], [null]])('%j is no answer', async (body) => {
    expect(await upsert(body)).toEqual({ error: { kind: 'contract', status: 200 } })
  })
})
