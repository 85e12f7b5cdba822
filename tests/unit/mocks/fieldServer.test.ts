import { beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { startFieldServer } from '#mocks/fieldServer.ts'
import { exampleCallArguments } from '#mocks/handlers/callExamples.ts'
import { API_ORIGIN } from '#mocks/origins.ts'
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
 * Sends a request to the test's server.
 * @param as the email in the token; by default, the request has no token
 */
function sendRequest(methodAndPath: string, { as, body, headers }: RequestOptions = {}): Promise<Response | null> {
  const [method = '', path = ''] = methodAndPath.split(' ')
  return fieldServer.respond(
    new Request(API_ORIGIN + path, {
      method,
      headers: { ...(as !== undefined && { authorization: `Bearer ${makeToken(as)}` }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  )
}

const readJson = async (methodAndPath: string, options?: RequestOptions): Promise<unknown> =>
  (await sendRequest(methodAndPath, options))?.json()

describe('crashes', () => {
  test.each<[call: string, options?: RequestOptions]>([
    ['GET /part/abc'],
    ['GET /mypurchase/abc', { as: customer.email }],
    ['DELETE /mypurchases?id=abc'],
    ['GET /admin/nobody@shop.example', { as: customer.email }],
    ['GET /allOrders', { as: 'nobody@shop.example' }],
    ['POST /create-payment-intent', { as: customer.email, body: { totalPrice: 0.49 } }],
    ['POST /create-payment-intent', { as: customer.email, body: { totalPrice: 1_000_000 } }],
    ['POST /create-payment-intent', { as: customer.email, body: {} }],
  ])('%s crashes the process, because no handler catches the error', async (call, options) => {
    expect(await sendRequest(call, options)).toBeNull()
    expect(fieldServer.crashes).toEqual([call.replace(/\?.*/, '')])
  })

  test.each<[call: string, options?: RequestOptions]>([
    ['GET /part/brake-rotor-345'],
    [`GET /part/${unknownId}`],
    ['GET /part/twelve-chars'],
    [`GET /admin/${customer.email}`, { as: customer.email }],
    ['POST /create-payment-intent', { as: customer.email, body: { totalPrice: 0.5 } }],
    ['POST /create-payment-intent', { as: customer.email, body: { totalPrice: 999_999.99 } }],
  ])('%s does not crash the process', async (call, options) => {
    expect((await sendRequest(call, options))?.status).toBe(200)
    expect(fieldServer.crashes).toEqual([])
  })

  test('a crash closes pending requests, and no request gets a response until the host has restarted the server', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    db.changeSettings({ faults: { getParts: 'hang' } })
    const pendingRead = sendRequest('GET /parts')
    await sendRequest('GET /part/abc')
    expect(await pendingRead).toBeNull()
    db.changeSettings({ faults: {} })
    vi.advanceTimersByTime(39_999)
    expect(await sendRequest('GET /parts')).toBeNull()
    vi.advanceTimersByTime(1)
    expect((await sendRequest('GET /parts'))?.status).toBe(200)
    expect(fieldServer.crashes).toEqual(['GET /part/abc'])
  })
})

describe('database and access', () => {
  const shipOrder = (id: string) => readJson(`PATCH /order/${id}`, { as: customer.email })
  const createResult = (matchedCount: number, modifiedCount: number) => ({
    acknowledged: true,
    matchedCount,
    modifiedCount,
  })

  test('an update returns how many rows it has found and how many it has changed', async () => {
    expect(await shipOrder('order-1009')).toEqual(createResult(1, 1))
    expect(await shipOrder('order-1009')).toEqual(createResult(1, 0))
    expect(await shipOrder(unknownId)).toEqual(createResult(0, 0))
    expect(await readJson(`PUT /user/admin/${admin.email}`, { as: admin.email })).toEqual(createResult(1, 0))
  })

  test('an upsert that creates a row returns its id', async () => {
    const email = customer.email.toUpperCase()
    const createdResult = { matchedCount: 0, upsertedCount: 1, upsertedId: expect.stringMatching(/^[\da-f]{24}$/) }
    const [upsertResult] = (await readJson(`PUT /user/${email}`, { body: { email } })) as unknown[]
    expect(upsertResult).toMatchObject(createdResult)
    expect(await readJson(`PUT /myprofile/${email}`, { as: email, body: { email } })).toMatchObject(createdResult)
  })

  test.each<[call: string, options: RequestOptions]>([
    ['POST /addparts', { body: exampleCallArguments.addPart }],
    ['DELETE /order/order-1012', {}],
    ['DELETE /reviews/review-3', {}],
    ['PATCH /order/order-1009', { as: 'nobody@shop.example' }],
    ['GET /mypurchase/order-1015', { as: customer.email }],
    [`GET /myallpurchases?userEmail=${admin.email}`, { as: customer.email }],
  ])('%s is allowed for more people than specified', async (call, options) => {
    expect((await sendRequest(call, options))?.status).toBe(200)
  })

  test.each<[status: number, call: string, options: RequestOptions]>([
    [401, 'GET /allOrders', {}],
    [403, 'GET /allOrders', { headers: { authorization: 'Bearer none' } }],
    [403, 'GET /allOrders', { as: customer.email }],
    [403, `PUT /user/admin/${admin.email}`, { as: customer.email }],
  ])('the response has status %i for %s', async (status, call, options) => {
    expect((await sendRequest(call, options))?.status).toBe(status)
  })
})

test('a new row is stored as it was sent, at the end, because lists are oldest first', async () => {
  const review = { name: 'Rina', email: customer.email, country: 'Nepal', review: 'Good.', rating: '4.5' }
  await sendRequest('POST /reviews', { body: review })
  const reviews = (await readJson('GET /reviews')) as object[]
  expect(reviews[0]).toMatchObject({ _id: 'review-1' })
  expect(reviews.at(-1)).toEqual({ _id: expect.any(String), ...review })
  expect(reviews.filter((row) => 'image' in row)).toEqual([])
})

describe('HTTP responses', () => {
  test.each([
    [413, 'x'.repeat(102_401)],
    [400, '{"name":'],
  ])('an error %i is HTML without CORS headers, so browsers report a network error', async (status, body) => {
    const response = await sendRequest('POST /reviews', { body })
    expect(response?.status).toBe(status)
    expect(response?.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response?.headers.has('access-control-allow-origin')).toBe(false)
  })

  test('each response has an ETag, and a request with the same ETag gets a 304, even for personal data', async () => {
    const call = `GET /myallpurchases?userEmail=${customer.email}`
    const firstResponse = await sendRequest(call, { as: customer.email })
    const etag = firstResponse?.headers.get('etag') ?? ''
    const revalidatedResponse = await sendRequest(call, { as: customer.email, headers: { 'if-none-match': etag } })
    expect([revalidatedResponse?.status, await revalidatedResponse?.text()]).toEqual([304, ''])
    const changedResponse = await sendRequest(call, { as: customer.email, headers: { 'if-none-match': 'W/"0"' } })
    expect(changedResponse?.status).toBe(200)
  })

  test('a preflight must not be cached, and the response for an unknown path is HTML', async () => {
    const preflight = await sendRequest('OPTIONS /parts')
    expect(preflight?.headers.has('access-control-max-age')).toBe(false)
    const unknownResponse = await sendRequest('GET /nothing')
    expect([unknownResponse?.status, unknownResponse?.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ])
  })
})
