import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accessApi } from '#src/api/access.ts'
import { list } from '#src/api/answer.ts'
import { ordersApi } from '#src/api/orders.ts'
import { partsApi } from '#src/api/parts.ts'
import { paymentsApi } from '#src/api/payments.ts'
import { profilesApi } from '#src/api/profiles.ts'
import { purchasesApi } from '#src/api/purchases.ts'
import { reviewMutationsApi } from '#src/api/reviewMutations.ts'
import { usersApi } from '#src/api/users.ts'
import { isText } from '#src/domain/wire.ts'
import { respondWith, json, signedInStore, text } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

const { getParts, getPart } = partsApi.endpoints
const getDispatch = () => signedInStore().dispatch

describe('parsed values', () => {
  test('both readings of the stock, the smaller where they differ (DATA-1)', async () => {
    respondWith(() =>
      json([
        { _id: '1', availableParts: 40 },
        { _id: '2', avaailableParts: 30 },
        { _id: '3', availableParts: 40, avaailableParts: '25' },
      ]),
    )
    const { data } = await getDispatch()(getParts.initiate())
    expect(data?.map((part) => part.available)).toEqual([40, 30, 25])
  })

  test('prices and quantities as strings (DATA-2)', async () => {
    respondWith(() =>
      json([
        { _id: '1', price: '1,200', minimumQuantity: ' 50 ' },
        { _id: '2', price: 'soon' },
      ]),
    )
    const { data } = await getDispatch()(getParts.initiate())
    expect(data).toMatchObject([{ priceCents: 120_000, minimumQuantity: 50 }, { priceCents: null }])
  })

  test('lists are frozen, so that nothing else has to walk through 10,000 rows (SPEED-6)', () => {
    const { data } = list(isText, (row) => ({ row })).read(['a'], 200)
    expect(data).toEqual([{ row: 'a' }])
    expect(Object.isFrozen(data)).toBe(true)
  })

  test("lists keep the server's order (DATA-10)", async () => {
    respondWith(() => json([{ _id: 'b' }, { _id: 'a' }]))
    const { data } = await getDispatch()(ordersApi.endpoints.getOrders.initiate())
    expect(data?.map((order) => order.id)).toEqual(['b', 'a'])
  })

  test.each([[null], [{}], ['']])('a profile of %j is read as empty (DATA-8)', async (body) => {
    respondWith(() => (body === '' ? text('') : json(body)))
    const { data } = await getDispatch()(profilesApi.endpoints.getProfile.initiate({ email: 'a@b.c' }))
    expect(data).toMatchObject({ education: '', linkedin: '' })
  })

  test('404 is read as an empty profile (DATA-8)', async () => {
    const received = respondWith(() => text('<h1>Not found</h1>', 404))
    const { data } = await getDispatch()(profilesApi.endpoints.getProfile.initiate({ email: 'a@b.c' }))
    expect(data).toMatchObject({ name: '' })
    expect(received).toHaveLength(1)
  })

  test.each([
    ['403', json(null, 403), { kind: 'forbidden', status: 403 }],
    ['HTML', text('<h1>hi</h1>'), { kind: 'contract', status: 200 }],
    ['half JSON', text('{"name": "n'), { kind: 'contract', status: 200 }],
  ])('%s is an error, no empty profile', async (_, reply, expected) => {
    respondWith(() => reply.clone())
    const { error } = await getDispatch()(profilesApi.endpoints.getProfile.initiate({ email: 'a@b.c' }))
    expect(error).toEqual(expected)
  })

  test.each([
    ['empty', text('')],
    ['blank', text(' \n')],
    ['null', json(null)],
    ['404', json({}, 404)],
  ])('an unknown part: %s (ORDER-7)', async (_, reply) => {
    respondWith(() => reply.clone())
    expect((await getDispatch()(getPart.initiate({ id: '1' }))).error).toMatchObject({ kind: 'notFound' })
  })
})

describe('an invalid response is an error, never a crash and never an empty result (DATA-4)', () => {
  test.each([
    ['an object for a list', json({ message: 'no' })],
    ['HTML', text('<!doctype html><title>Welcome</title>')],
    ['half JSON', text('[{"_id": "1", "na')],
    ['an empty body', text('')],
    ['a row without an id', json([{ name: 'Piston' }])],
  ])('%s', async (_, reply) => {
    const received = respondWith(() => reply.clone())
    expect((await getDispatch()(getParts.initiate())).error).toEqual({ kind: 'contract', status: 200 })
    expect(received).toHaveLength(1)
  })

  test.each([
    ['HTML', text('<h1>hi</h1>')],
    ['null', json(null)],
    ['a number', json(1)],
  ])('%s for an acknowledgement', async (_, reply) => {
    respondWith(() => reply.clone())
    expect((await getDispatch()(ordersApi.endpoints.shipOrder.initiate({ id: '1' }))).error).toEqual({
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
  ])('HTML with status %i is the error %s, without a retry', async (status, kind) => {
    const received = respondWith(() => text('<h1>no</h1>', status))
    expect((await getDispatch()(getParts.initiate())).error).toEqual({ kind, status })
    expect(received).toHaveLength(1)
  })

  test('401 to a call without a token does not expire the session', async () => {
    respondWith(() => json({}, 401))
    const store = signedInStore()
    expect((await store.dispatch(getParts.initiate())).error).toEqual({ kind: 'forbidden', status: 401 })
    expect(store.getState().session).toMatchObject({ access: 'granted' })
  })
})

describe('200 without an effect is an error (DATA-11)', () => {
  const noEffect = { kind: 'refused', status: 200 }

  test.each([[{ acknowledged: false }], [{}], [{ message: 'no' }]])('%j', async (body) => {
    respondWith(() => json(body))
    const review = { name: 'n', email: 'e', country: 'c', review: 'r', rating: 1 }
    expect((await getDispatch()(reviewMutationsApi.endpoints.addReview.initiate(review))).error).toEqual(noEffect)
  })

  test('deletedCount 0 and modifiedCount 0', async () => {
    respondWith(() => json({ acknowledged: true, deletedCount: 0, modifiedCount: 0 }))
    expect((await getDispatch()(purchasesApi.endpoints.cancelOrder.initiate({ id: '1' }))).error).toEqual(noEffect)
    expect((await getDispatch()(usersApi.endpoints.makeAdmin.initiate({ email: 'a@b.c' }))).error).toEqual(noEffect)
  })
})

test.each([
  ['an empty body', text('', 204)],
  ['text', text('OK')],
  ['JSON', json({ modifiedCount: 0 })],
])('recordPayment succeeds with any 2xx: %s (DATA-12)', async (_, reply) => {
  respondWith(() => reply.clone())
  const body = { clientSecret: 's', transationId: 't', paymentMethod: 'p', status: 'pending' } as const
  expect(await getDispatch()(paymentsApi.endpoints.recordPayment.initiate({ id: '1', ...body }))).toEqual({
    data: null,
  })
})

test('createPaymentIntent returns the client secret', async () => {
  respondWith(() => json({ clientSecret: 'pi_1_secret_2' }))
  expect(await getDispatch()(paymentsApi.endpoints.createPaymentIntent.initiate({ totalPrice: 1 }))).toEqual({
    data: 'pi_1_secret_2',
  })
})

describe('the two-item array that upsertUser returns (DATA-5)', () => {
  const upsert = async (body: unknown) => {
    respondWith(() => json(body))
    return getDispatch()(accessApi.endpoints.upsertUser.initiate({ email: 'a@b.c', name: 'a' }))
  }

  beforeEach(() => localStorage.clear())

  test.each([
    ['an object', [{ acknowledged: true }, { accessToken: 'token' }]],
    ['a string', [{ acknowledged: true }, 'token']],
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
  ])('%j holds no token', async (body) => {
    expect(await upsert(body)).toEqual({ error: { kind: 'refused', status: 200 } })
  })

  test.each([[{ acknowledged: true }], [[]], ['token'], [null]])('%j is an invalid response', async (body) => {
    expect(await upsert(body)).toEqual({ error: { kind: 'contract', status: 200 } })
  })
})
