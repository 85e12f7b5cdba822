import { File } from 'node:buffer'
import { spawn } from 'node:child_process'
import { createServer, request } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { http, passthrough } from 'msw'
import { startMockServer } from '#mocks/http.ts'
import { personas } from '#mocks/personas.ts'
import { server } from '#mocks/server.ts'
import { userAgentFor } from '#mocks/serverProfile.ts'
import { makeToken } from '#mocks/token.ts'
import { releaseWaitingCalls } from '#mocks/waitingCalls.ts'

// The server runs in Node: what it reads from a form is no File of jsdom.
vi.stubGlobal('File', File)

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

const reset = (body?: object | string) =>
  fetch(`${url}/__reset`, { method: 'POST', body: typeof body === 'object' ? JSON.stringify(body) : (body ?? null) })
const orders = () =>
  fetch(`${url}/api/allOrders`, { headers: { authorization: `Bearer ${makeToken(personas.admin.email)}` } })

it('runs as a command, on the port of the environment, as the profile that it was given', async () => {
  const command = spawn(process.execPath, ['mocks/http.ts', '--profile', 'field'], {
    cwd: `${import.meta.dirname}/../../..`,
    env: { ...process.env, PORT: '0' },
  })
  const [line] = await once(command.stdout, 'data')
  const address = /http:\/\/127.0.0.1:\d+/.exec(String(line))?.[0]
  const missing = await fetch(`${address}/api/part/000000000000000000000000`)
  expect([missing.status, await missing.text()]).toEqual([200, ''])
  command.kill()
})

it('says when its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(startMockServer(port)).rejects.toThrow('EADDRINUSE')
  other.close()
})

it('answers calls, and checks their tokens', async () => {
  expect((await fetch(`${url}/api/allOrders`)).status).toBe(401)
  expect(await (await orders()).json()).toHaveLength(16)
})

it('is the kind of server that a test asks for by its user agent', async () => {
  const authorization = 'Bearer none'
  const asField = await fetch(`${url}/api/allOrders`, {
    headers: { authorization, 'user-agent': userAgentFor('field') },
  })
  const asSpecified = await fetch(`${url}/api/allOrders`, { headers: { authorization } })
  expect([asField.status, asSpecified.status]).toEqual([403, 401])
})

it('changes its data and resets it', async () => {
  const deletion = await fetch(`${url}/api/mypurchases?id=order-1012`, { method: 'DELETE' })
  expect(await deletion.json()).toEqual({ deletedCount: 1 })
  expect(await (await orders()).json()).toHaveLength(15)
  expect((await reset()).status).toBe(204)
  expect(await (await orders()).json()).toHaveLength(16)
})

it('reads the body of a call', async () => {
  const body = JSON.stringify({ email: 'b@mail.test', name: 'Ü' })
  await fetch(`${url}/api/user/b%40mail.test`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
  const users: unknown = await (await fetch(`${url}/api/allusers`)).json()
  expect(users).toContainEqual({ _id: 'user-1017', email: 'b@mail.test', name: 'Ü' })
})

it('serves its data to tests', async () => {
  const world = await (await fetch(`${url}/__world`)).json()
  expect(world).toMatchObject({ intents: [], nextId: 1017 })
})

it('accepts a scenario and dials', async () => {
  expect((await reset({ scenario: 'emptyShop', dials: { faults: { getReviews: 500 } } })).status).toBe(204)
  expect(await (await fetch(`${url}/api/parts`)).json()).toEqual([])
  expect((await fetch(`${url}/api/reviews`)).status).toBe(500)
})

it('keeps the dials of the scenario that the request does not set', async () => {
  await reset({ scenario: 'failParts', dials: { popup: 'blocked' } })
  const world = await (await fetch(`${url}/__world`)).json()
  expect(world).toMatchObject({ dials: { faults: { getParts: 500 }, popup: 'blocked', identity: 'works' } })
})

it.each([
  ['{', 'JSON'],
  [{ scenario: 'nothing' }, 'no such scenario: nothing'],
  [{ dials: { latency: 'long' } }, 'latency'],
])('refuses a reset with %j, and says why', async (body, reason) => {
  const response = await reset(body)
  expect(response.status).toBe(500)
  expect(await response.text()).toContain(reason)
  expect(await (await orders()).json()).toHaveLength(16)
})

it('serves the pictures that its answers name', async () => {
  const part = await (await fetch(`${url}/api/part/brake-rotor-345`)).json()
  expect(part).toMatchObject({ image: `${url}/pictures/rotor-800.avif` })
  const picture = await fetch(`${url}/pictures/rotor-800.avif`)
  expect(picture.headers.get('content-type')).toBe('image/avif')
  expect((await picture.arrayBuffer()).byteLength).toBe(39_493)
  expect((await fetch(`${url}/pictures/nothing-800.avif`)).status).toBe(404)
  expect((await fetch(`${url}/pictures/..%2Fdb.ts`)).status).toBe(404)
})

it('accepts a multipart upload', async () => {
  const body = [
    '--x',
    'content-disposition: form-data; name="image"; filename="ü.png"',
    'content-type: image/png',
    '',
    'abc',
    '--x--',
    '',
  ]
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await fetch(`${url}/image-host?key=k`, { method: 'POST', headers, body: body.join('\r\n') })
  expect(await answer.json()).toEqual({
    success: true,
    data: { url: 'https://images.shop.test/uploads/picture-1017.png' },
  })
})

it('allows requests from other origins', async () => {
  const headers = { origin: 'https://shop.test', 'access-control-request-headers': 'authorization,content-type' }
  const preflight = request(`${url}/api/allOrders`, { method: 'OPTIONS', headers }).end()
  const [answer] = await once(preflight, 'response')
  expect(answer.statusCode).toBe(204)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': 'https://shop.test',
    'access-control-allow-headers': 'authorization,content-type',
    'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
    'access-control-max-age': '600',
  })
})

it('allows all headers when a request from another origin names none', async () => {
  const preflight = await fetch(`${url}/api/parts`, { method: 'OPTIONS' })
  expect(preflight.headers.get('access-control-allow-headers')).toBe('*')
})

it.each(['/api/parts', '/api/nothing', '/'])('allows everybody to read what %s answers', async (path) => {
  const { headers } = await fetch(`${url}${path}`)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('vary')).toBe('origin')
})

it('closes the connection when the dial simulates a broken network', async () => {
  await reset({ scenario: 'goOffline' })
  await expect(fetch(`${url}/api/parts`)).rejects.toThrow(TypeError)
})

it.each(['/api/nothing', '/', '/apiparts', '/other/api/parts', '/__reset', '/pictures'])(
  'answers 404 for the path %s',
  async (path) => {
    expect((await fetch(`${url}${path}`)).status).toBe(404)
  },
)

it('answers calls to its own paths with another method like unknown ones', async () => {
  expect((await fetch(`${url}/__world`, { method: 'POST' })).status).toBe(404)
  expect((await fetch(`${url}/api/parts`, { method: 'HEAD' })).status).toBe(404)
})

it('goes on when a client has left before its answer came', async () => {
  await reset({ scenario: 'neverAnswerParts' })
  const client = new AbortController()
  const received = once(host, 'request')
  const answer = fetch(`${url}/api/parts`, { signal: client.signal })
  await received
  await orders()
  client.abort()
  await expect(answer).rejects.toThrow('aborted')
  releaseWaitingCalls()
  expect((await orders()).status).toBe(200)
})
