import { beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { startFieldServer } from '#mocks/fieldServer.ts'
import { callExamples } from '#mocks/handlers/callExamples.ts'
import { API } from '#mocks/origins.ts'
import { personas } from '#mocks/personas.ts'
import { makeToken } from '#mocks/token.ts'

const { customer, admin } = personas
const unknownId = 'f'.repeat(24)

let fieldServer = startFieldServer()
beforeEach(() => {
  fieldServer = startFieldServer()
})

interface RequestOptions {
  as?: string
  body?: unknown
  headers?: Record<string, string>
}

/**
 * Sends a request to the server of this test.
 * @param as the email in the token; by default, there is no token
 */
function send(call: string, { as, body, headers }: RequestOptions = {}): Promise<Response | null> {
  const [method = '', path = ''] = call.split(' ')
  return fieldServer.respond(
    new Request(API + path, {
      method,
      headers: { ...(as !== undefined && { authorization: `Bearer ${makeToken(as)}` }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  )
}

const read = async (call: string, sent?: RequestOptions): Promise<unknown> => (await send(call, sent))?.json()

describe('an error that no handler catches crashes the process', () => {
  test.each<[call: string, sent?: RequestOptions]>([
    ['GET /part/abc'],
    ['GET /mypurchase/abc', { as: customer.email }],
    ['DELETE /mypurchases?id=abc'],
    ['GET /admin/nobody@shop.example', { as: customer.email }],
    ['GET /allOrders', { as: 'nobody@shop.example' }],
    ['POST /create-payment-intent', { as: customer.email, body: { totalPrice: 0.49 } }],
    ['POST /create-payment-intent', { as: customer.email, body: { totalPrice: 1_000_000 } }],
    ['POST /create-payment-intent', { as: customer.email, body: {} }],
  ])('%s', async (call, sent) => {
    expect(await send(call, sent)).toBeNull()
    expect(fieldServer.crashes).toEqual([call.replace(/\?.*/, '')])
  })

  test.each<[call: string, sent?: RequestOptions]>([
    ['GET /part/brake-rotor-345'],
    [`GET /part/${unknownId}`],
    ['GET /part/twelve-chars'],
    [`GET /admin/${customer.email}`, { as: customer.email }],
    ['POST /create-payment-intent', { as: customer.email, body: { totalPrice: 0.5 } }],
    ['POST /create-payment-intent', { as: customer.email, body: { totalPrice: 999_999.99 } }],
  ])('%s does not', async (call, sent) => {
    expect((await send(call, sent))?.status).toBe(200)
    expect(fieldServer.crashes).toEqual([])
  })

  test('pending requests are cut off, and no request gets a response until the host has restarted the server', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    db.changeSettings({ faults: { getParts: 'hang' } })
    const pendingRead = send('GET /parts')
    await send('GET /part/abc')
    expect(await pendingRead).toBeNull()
    db.changeSettings({ faults: {} })
    vi.advanceTimersByTime(39_999)
    expect(await send('GET /parts')).toBeNull()
    vi.advanceTimersByTime(1)
    expect((await send('GET /parts'))?.status).toBe(200)
    expect(fieldServer.crashes).toEqual(['GET /part/abc'])
  })
})

describe('writes', () => {
  const shipOrder = (id: string) => read(`PATCH /order/${id}`, { as: customer.email })
  const result = (matchedCount: number, modifiedCount: number) => ({ acknowledged: true, matchedCount, modifiedCount })

  test('an update counts the rows it has found and those it has changed', async () => {
    expect(await shipOrder('order-1009')).toEqual(result(1, 1))
    expect(await shipOrder('order-1009')).toEqual(result(1, 0))
    expect(await shipOrder(unknownId)).toEqual(result(0, 0))
    expect(await read(`PUT /user/admin/${admin.email}`, { as: admin.email })).toEqual(result(1, 0))
  })

  test('an upsert that creates a row returns its id', async () => {
    const email = customer.email.toUpperCase()
    const createdResult = { matchedCount: 0, upsertedCount: 1, upsertedId: expect.stringMatching(/^[\da-f]{24}$/) }
    const [upsertResult] = (await read(`PUT /user/${email}`, { body: { email } })) as unknown[]
    expect(upsertResult).toMatchObject(createdResult)
    expect(await read(`PUT /myprofile/${email}`, { as: email, body: { email } })).toMatchObject(createdResult)
  })

  test.each<[call: string, sent: RequestOptions]>([
    ['POST /addparts', { body: callExamples.addPart }],
    ['DELETE /order/order-1012', {}],
    ['DELETE /reviews/review-3', {}],
    ['PATCH /order/order-1009', { as: 'nobody@shop.example' }],
    ['GET /mypurchase/order-1015', { as: customer.email }],
    [`GET /myallpurchases?userEmail=${admin.email}`, { as: customer.email }],
  ])('%s is allowed for more people than it should be', async (call, sent) => {
    expect((await send(call, sent))?.status).toBe(200)
  })

  test.each<[status: number, call: string, sent: RequestOptions]>([
    [401, 'GET /allOrders', {}],
    [403, 'GET /allOrders', { headers: { authorization: 'Bearer none' } }],
    [403, 'GET /allOrders', { as: customer.email }],
    [403, `PUT /user/admin/${admin.email}`, { as: customer.email }],
  ])('%i is the status of %s', async (status, call, sent) => {
    expect((await send(call, sent))?.status).toBe(status)
  })
})

test('lists are oldest first, so a new row is last, stored as it was sent', async () => {
  const review = { name: 'Rina', email: customer.email, country: 'Nepal', review: 'Good.', rating: '4.5' }
  await send('POST /reviews', { body: review })
  const reviews = (await read('GET /reviews')) as object[]
  expect(reviews[0]).toMatchObject({ _id: 'review-1' })
  expect(reviews.at(-1)).toEqual({ _id: expect.any(String), ...review })
  expect(reviews.filter((row) => 'image' in row)).toEqual([])
})

describe('by HTTP', () => {
  test.each([
    [413, 'x'.repeat(102_401)],
    [400, '{"name":'],
  ])('%i is HTML without CORS headers, which browsers report as a network error', async (status, body) => {
    const response = await send('POST /reviews', { body })
    expect(response?.status).toBe(status)
    expect(response?.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response?.headers.has('access-control-allow-origin')).toBe(false)
  })

  test('each response has an ETag; a request with an equal ETag gets a 304, even for personal data', async () => {
    const call = `GET /myallpurchases?userEmail=${customer.email}`
    const firstResponse = await send(call, { as: customer.email })
    const etag = firstResponse?.headers.get('etag') ?? ''
    const revalidatedResponse = await send(call, { as: customer.email, headers: { 'if-none-match': etag } })
    expect([revalidatedResponse?.status, await revalidatedResponse?.text()]).toEqual([304, ''])
    const changedResponse = await send(call, { as: customer.email, headers: { 'if-none-match': 'W/"0"' } })
    expect(changedResponse?.status).toBe(200)
  })

  test('a preflight may not be cached, and an unknown path is a page of HTML', async () => {
    const preflight = await send('OPTIONS /parts')
    expect(preflight?.headers.has('access-control-max-age')).toBe(false)
    const unknownResponse = await send('GET /nothing')
    expect([unknownResponse?.status, unknownResponse?.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ])
  })
})
