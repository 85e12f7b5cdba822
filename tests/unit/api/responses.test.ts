import { describe, expect, test, vi } from 'vitest'
import type { ApiCallName } from '#mocks/allCalls.ts'
import { createListParser } from '#src/api/parseResponse.ts'
import { createErrorFromStatus, isApiError } from '#src/api/apiError.ts'
import { makeStore } from '#src/app/store.ts'
import { textSchema } from '#src/domain/wire.ts'
import { json, makeCall, makePlatform, respondWith, createSignedInStore, text } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/toasts.ts')

/**
 * Makes a call to a server that sends this response to every request.
 * @returns the result, and the number of requests
 */
async function callWith(name: ApiCallName, response: Response) {
  const receivedRequests = respondWith(() => response.clone())
  const { data, error } = await makeCall(createSignedInStore(), name)
  return { data, error, requests: receivedRequests.length }
}

describe('the response parsers', () => {
  test('a parsed list has the server’s order (DATA-10), and is frozen, so that Immer skips its rows (SPEED-6)', () => {
    const { data } = createListParser(textSchema, (id) => ({ id })).parse(['b', 'a'], 200)
    expect(data).toEqual([{ id: 'b' }, { id: 'a' }])
    expect(Object.isFrozen(data)).toBe(true)
  })

  test.each([
    ['{}', json({})],
    ['an empty body', text('')],
    ['404', text('<h1>Not found</h1>', 404)],
  ])('%s is parsed as an empty profile (DATA-8)', async (_, response) => {
    const { data, requests } = await callWith('getProfile', response)
    expect(data).toMatchObject({ name: '', education: '' })
    expect(requests).toBe(1)
  })
})

describe('a list with rows that are not as specified (DATA-14)', () => {
  test.each<[ApiCallName, wire: object, view: object]>([
    ['getOrders', [{ _id: 7, userPhone: 1712345678 }], [{ id: '7', customer: { phone: '1712345678' } }]],
    ['getParts', [{ _id: '1', name: 500, describe: 1.5 }], [{ name: '500', description: '1.5' }]],
    ['getReviews', [{ _id: 'r', name: 7, review: 10 }], [{ name: '7', text: '10' }]],
    ['getUsers', [{ email: 42, name: 7 }], [{ email: '42', name: '7' }]],
    ['getProfile', { phone: 1712345678 }, { phone: '1712345678' }],
  ])('%s converts a number to a string where a string is specified', async (name, wire, view) => {
    expect((await callWith(name, json(wire))).data).toMatchObject(view)
  })

  test.each(['getParts', 'getReviews'] as const)('%s omits unreadable rows and keeps the other rows', async (name) => {
    const rows = [{ _id: 'a' }, { _id: 'b', name: ['x'] }, null, 'row', { name: 'no id' }, { _id: 'c' }]
    expect((await callWith(name, json(rows))).data).toMatchObject([{ id: 'a' }, { id: 'c' }])
  })

  test.each<[ApiCallName, wire: unknown[], views: object[]]>([
    ['getOrders', [{ _id: 'a' }, { _id: 'b', userName: {} }, null], [{ id: 'a' }, { id: 'b' }, { id: '3' }]],
    ['getMyOrders', [{ _id: 'a' }, { _id: 3, itemInfo: 'x' }], [{ id: 'a' }, { id: '3', state: 'unreadable' }]],
    ['getUsers', [{ email: 'a' }, { role: [] }], [{ email: 'a' }, { email: '2', isUnreadable: true }]],
  ])('%s returns a placeholder for each unreadable row', async (name, wire, views) => {
    expect((await callWith(name, json(wire))).data).toMatchObject(views)
  })

  test.each<[ApiCallName, wire: object[], repeatedViews: object[]]>([
    [
      'getParts',
      [{ _id: 'a' }, { _id: 'b' }, { _id: 'a' }, { _id: 'a' }],
      [
        { id: 'a', repeat: 2 },
        { id: 'a', repeat: 3 },
      ],
    ],
    ['getUsers', [{ email: 'a' }, { email: 'b' }, { email: 'a' }], [{ email: 'a', repeat: 2 }]],
  ])(
    '%s numbers rows with the same id or email, and reports them once (DATA-15)',
    async (name, wire, repeatedViews) => {
      const report = vi.fn<(report: unknown) => void>()
      const store = makeStore({ ...makePlatform().platform, reports: { report } })
      respondWith(() => json(wire))
      const { data } = await makeCall(store, name)
      expect(data).toHaveLength(wire.length)
      expect((data as { repeat?: number }[]).filter(({ repeat }) => repeat !== undefined)).toMatchObject(repeatedViews)
      expect(report.mock.calls).toEqual([
        [{ type: 'failed-call', body: { call: name, kind: 'repeated', status: 200 } }],
      ])
    },
  )

  test('the owner receives one report per response with unreadable rows, with the name of the call (REPORT-1)', async () => {
    const report = vi.fn<(report: unknown) => void>()
    const store = makeStore({ ...makePlatform().platform, reports: { report } })
    respondWith(() => json([{ _id: 'a' }, { _id: 'b', name: [] }, 7]))
    await makeCall(store, 'getParts')
    expect(report.mock.calls).toEqual([
      [{ type: 'failed-call', body: { call: 'getParts', kind: 'rows', status: 200 } }],
    ])
  })
})

describe('an unexpected response (DATA-4)', () => {
  const contractError = { kind: 'contract', status: 200 }
  const refusedError = { kind: 'refused', status: 200 }
  const rowMissingError = { kind: 'notFound', status: 200 }
  const noEffectResponse = json({ acknowledged: true, deletedCount: 0, modifiedCount: 0 })

  test.each<[string, ApiCallName, Response, error: object]>([
    ['an object for a list', 'getParts', json({ message: 'no' }), contractError],
    ['truncated JSON', 'getParts', text('[{"_id": "1", "na'), contractError],
    ['an empty body for a list', 'getParts', text(''), contractError],
    ['a list with only unreadable rows', 'getParts', json([{ name: 'Piston' }]), contractError],
    ['HTML for a profile', 'getProfile', text('<h1>hi</h1>'), contractError],
    ['403 for a profile', 'getProfile', json(null, 403), { kind: 'forbidden', status: 403 }],
    ['HTML for an acknowledgement', 'shipOrder', text('<h1>hi</h1>'), contractError],
    ['a number for an acknowledgement', 'shipOrder', json(1), contractError],
    ['409 for a list', 'getParts', text('<h1>no</h1>', 409), { kind: 'refused', status: 409 }],
    ['a blank text for a part (ORDER-7)', 'getPart', text(' \n'), { kind: 'notFound', status: 200 }],
    ['null for a part (ORDER-7)', 'getPart', json(null), { kind: 'notFound', status: 200 }],
    ['404 for a part (ORDER-7)', 'getPart', json({}, 404), { kind: 'notFound', status: 404 }],
    ['200 without an acknowledgement (DATA-11)', 'addReview', json({ acknowledged: false }), refusedError],
    ['an empty object for an acknowledgement (DATA-11)', 'addReview', json({}), refusedError],
    ['an acknowledgement with only a message (DATA-11)', 'addReview', json({ message: 'no' }), refusedError],
    ['deletedCount 0 (DATA-11)', 'cancelOrder', noEffectResponse, refusedError],
    ['modifiedCount 0 (DATA-11)', 'makeAdmin', noEffectResponse, refusedError],
    ['matchedCount 0 (DATA-11)', 'shipOrder', json({ acknowledged: true, matchedCount: 0 }), rowMissingError],
    ['both counts 0 (DATA-11)', 'makeAdmin', json({ matchedCount: 0, modifiedCount: 0 }), rowMissingError],
  ])('%s results in the right kind of error', async (_, name, response, error) => {
    expect(await callWith(name, response)).toEqual({ error, requests: 1 })
  })

  test.each<[string, ApiCallName, body: object, data: unknown]>([
    ['an update that changes nothing', 'shipOrder', { matchedCount: 1, modifiedCount: 0 }, null],
    ['an upsert that changes nothing', 'saveProfile', { matchedCount: 1, modifiedCount: 0 }, null],
    ['an upsert that creates a row', 'saveProfile', { matchedCount: 0, upsertedCount: 1, upsertedId: 'a' }, null],
    ['an upsert that reports only the id of a new row', 'saveProfile', { matchedCount: 0, upsertedId: 'a' }, null],
    ['an acknowledgement with a null count', 'saveProfile', { matchedCount: null }, null],
    ['the promotion of a user', 'makeAdmin', { matchedCount: 1, modifiedCount: 1 }, null],
    ['the promotion of an admin', 'makeAdmin', { matchedCount: 1, modifiedCount: 0 }, 'unchanged'],
  ])('%s counts as a success (DATA-11)', async (_, name, body, data) => {
    expect(await callWith(name, json({ acknowledged: true, ...body }))).toEqual({ data, error: undefined, requests: 1 })
  })

  test('the status determines the kind of an error', () => {
    const kinds = [301, 400, 403, 404, 408, 429, 499, 500].map((status) => createErrorFromStatus(status).kind)
    expect(kinds).toEqual(['contract', 'refused', 'forbidden', 'notFound', 'server', 'server', 'refused', 'server'])
    expect(createErrorFromStatus(401)).toEqual({ kind: 'expired', status: 401 })
  })

  test('isApiError accepts only errors of calls, and not an error that RTK Query throws for an aborted request', () => {
    expect(isApiError({ kind: 'contract', status: 200 })).toBe(true)
    const otherErrors = [{ name: 'AbortError', message: 'Aborted' }, { kind: 'other' }, {}, 'network', null, undefined]
    expect(otherErrors.filter(isApiError)).toEqual([])
  })

  test('a 401 response to a call without a token does not expire the session', async () => {
    respondWith(() => json({}, 401))
    const store = createSignedInStore()
    expect((await makeCall(store, 'getParts')).error).toEqual({ kind: 'forbidden', status: 401 })
    expect(store.getState().session).toMatchObject({ tokenStatus: 'granted' })
  })
})

test.each([
  ['an empty body', text('', 204)],
  ['text', text('OK')],
  ['JSON', json({ modifiedCount: 0 })],
])('recordPayment succeeds with a 2xx response that contains %s (DATA-12)', async (_, response) => {
  expect(await callWith('recordPayment', response)).toEqual({ data: null, requests: 1 })
})

// Other forms of this response are covered by the tests of src/domain.
test.each([
  [[{ acknowledged: true }, { accessToken: 'token' }], { data: 'token' }],
  [[{ acknowledged: true }, 'undefined'], { error: { kind: 'refused', status: 200 } }],
  [{ acknowledged: true }, { error: { kind: 'contract', status: 200 } }],
])('upsertUser parses %j as %j (DATA-5)', async (body, expected) => {
  expect(await callWith('upsertUser', json(body))).toMatchObject(expected)
})
