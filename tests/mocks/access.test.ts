import { describe, expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { makeToken } from '#mocks/token.ts'
import { ask, type AskOptions } from '#tests/mocks/ask.ts'
import type { Access } from '#src/api/call.ts'
import { everyCall } from '#tests/mocks/everyCall.ts'

const { customer, admin } = personas

/** What a caller may be answered: let in, as far as to find a body wanting, or turned away. */
const letIn = [200, 400]

/** By the token a call comes with: how it is answered, by who may make the call. */
const callers: [string, AskOptions, Record<Access, number[]>][] = [
  ['no token', {}, { anyone: letIn, bearer: [401], admin: [401] }],
  ['a broken token', { token: 'undefined' }, { anyone: letIn, bearer: [401], admin: [401] }],
  ['an expired token', { token: makeToken(admin.email, 1) }, { anyone: letIn, bearer: [401], admin: [401] }],
  ['a customer’s token', { as: customer.email }, { anyone: letIn, bearer: letIn, admin: [403] }],
  [
    'a token of nobody known',
    { as: 'nobody@dhruva.example' },
    { anyone: letIn, bearer: [200, 400, 403], admin: [403] },
  ],
  ['an admin’s token', { as: admin.email }, { anyone: letIn, bearer: [200, 400, 403], admin: letIn }],
  [
    'an admin’s token in capitals',
    { as: admin.email.toUpperCase() },
    { anyone: letIn, bearer: [200, 400, 403], admin: letIn },
  ],
]

describe.each(callers)('%s', (_, options, statuses) => {
  it.each(everyCall)('for $call, which is for $access', async ({ access, call }) => {
    const before = structuredClone(db.get())
    const body = call.startsWith('GET') ? {} : { body: {} }
    const { status } = await ask(call, { ...options, ...body })
    expect(statuses[access]).toContain(status)
    const isTurnedAway = status !== 200
    expect(isTurnedAway ? db.get() : before).toEqual(before)
  })
})

describe('a call for admins', () => {
  const forAdmins = everyCall.filter(({ access }) => access === 'admin')

  it.each([undefined, null, '', 'reseller', 'Admin', 'administrator'])('is refused to the role %j', async (role) => {
    db.mutate(({ users }) => Object.assign(users.find(({ email }) => email === customer.email) ?? {}, { role }))
    for (const { call } of forAdmins) expect((await ask(call, { as: customer.email })).status).toBe(403)
  })

  it('is open to a customer once an admin has made them one, with the token they have', async () => {
    const token = makeToken(customer.email)
    expect((await ask('GET /allOrders', { token })).status).toBe(403)
    await ask(`PUT /user/admin/${customer.email}`, { as: admin.email })
    expect((await ask('GET /allOrders', { token })).status).toBe(200)
  })
})
