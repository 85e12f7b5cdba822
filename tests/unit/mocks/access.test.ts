import { describe, expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { makeToken } from '#mocks/token.ts'
import type { Access } from '#src/api/call.ts'
import { callCases, callNames } from '#tests/spec/calls/callCases.ts'
import { callServer, requestFor, type AskOptions } from '#tests/unit/mocks/callServer.ts'

const { customer, admin } = personas

/** Every call with its access (SHOP-6, SHOP-7). */
const everyCall = callNames.map((name) => ({ access: callCases[name].access, call: requestFor(name).call }))

/** Statuses of an authorized call: 400 means that only its body is rejected. */
const authorized = [200, 400]

/** Each token with the expected statuses, by the access of the call. */
const callers: [string, AskOptions, Record<Access, number[]>][] = [
  ['no token', {}, { anyone: authorized, bearer: [401], admin: [401] }],
  ['a broken token', { token: 'undefined' }, { anyone: authorized, bearer: [401], admin: [401] }],
  ['an expired token', { token: makeToken(admin.email, 1) }, { anyone: authorized, bearer: [401], admin: [401] }],
  ['a customer’s token', { as: customer.email }, { anyone: authorized, bearer: authorized, admin: [403] }],
  [
    'a token of an unknown user',
    { as: 'nobody@dhruva.example' },
    { anyone: authorized, bearer: [200, 400, 403], admin: [403] },
  ],
  ['an admin’s token', { as: admin.email }, { anyone: authorized, bearer: [200, 400, 403], admin: authorized }],
  [
    'an admin’s token in capitals',
    { as: admin.email.toUpperCase() },
    { anyone: authorized, bearer: [200, 400, 403], admin: authorized },
  ],
]

describe.each(callers)('%s', (_, options, statuses) => {
  it.each(everyCall)('for $call, which is for $access', async ({ access, call }) => {
    const before = structuredClone(db.get())
    const body = call.startsWith('GET') ? {} : { body: {} }
    const { status } = await callServer(call, { ...options, ...body })
    expect(statuses[access]).toContain(status)
    const isRejected = status !== 200
    expect(isRejected ? db.get() : before).toEqual(before)
  })
})

describe('a call for admins', () => {
  const forAdmins = everyCall.filter(({ access }) => access === 'admin')

  it.each([undefined, null, '', 'reseller', 'Admin', 'administrator'])('is refused to the role %j', async (role) => {
    db.mutate(({ users }) => Object.assign(users.find(({ email }) => email === customer.email) ?? {}, { role }))
    for (const { call } of forAdmins) expect((await callServer(call, { as: customer.email })).status).toBe(403)
  })

  it('is open to a customer after the promotion to admin, with the same token', async () => {
    const token = makeToken(customer.email)
    expect((await callServer('GET /allOrders', { token })).status).toBe(403)
    await callServer(`PUT /user/admin/${customer.email}`, { as: admin.email })
    expect((await callServer('GET /allOrders', { token })).status).toBe(200)
  })
})
