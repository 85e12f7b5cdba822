import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { http, passthrough } from 'msw'
import { startMockServer } from '#mocks/http.ts'
import { personas } from '#mocks/personas.ts'
import { server } from '#mocks/server.ts'
import { userAgentFor } from '#mocks/serverProfile.ts'
import { makeToken } from '#mocks/token.ts'

let host: Awaited<ReturnType<typeof startMockServer>>['server']
let url = ''

beforeAll(async () => {
  ;({ server: host, url } = await startMockServer(0))
})
afterAll(() => {
  host.closeAllConnections()
  host.close()
})
beforeEach(() => server.use(http.all('http://127.0.0.1:*/*', () => passthrough())))

const reset = (body?: object) => fetch(`${url}/__reset`, { method: 'POST', body: body ? JSON.stringify(body) : null })
const orders = () =>
  fetch(`${url}/api/allOrders`, { headers: { authorization: `Bearer ${makeToken(personas.admin.email)}` } })

it('is the kind of server that a test asks for by its user agent', async () => {
  const authorization = 'Bearer none'
  const userAgent = { 'user-agent': userAgentFor('field') }
  const asField = await fetch(`${url}/api/allOrders`, { headers: { authorization, ...userAgent } })
  const asSpecified = await fetch(`${url}/api/allOrders`, { headers: { authorization } })
  expect([asField.status, asSpecified.status]).toEqual([403, 401])
})

it('changes its data and resets it', async () => {
  await fetch(`${url}/api/mypurchases?id=order-1012`, { method: 'DELETE' })
  expect(await (await orders()).json()).toHaveLength(15)
  expect((await reset()).status).toBe(204)
  expect(await (await orders()).json()).toHaveLength(16)
})

it('starts anew from a scenario, with the dials that the request sets', async () => {
  await reset({ scenario: 'failParts', dials: { popup: 'blocked' } })
  const world = await (await fetch(`${url}/__world`)).json()
  expect(world).toMatchObject({ dials: { faults: { getParts: 500 }, popup: 'blocked', identity: 'works' } })
})

it.each([
  [{ scenario: 'nothing' }, 'no such scenario: nothing'],
  [{ dials: { latency: 'long' } }, 'latency'],
])('refuses a reset with %j, and says why', async (body, reason) => {
  const response = await reset(body)
  expect([response.status, await response.text()]).toEqual([500, expect.stringContaining(reason)])
  expect(await (await orders()).json()).toHaveLength(16)
})
