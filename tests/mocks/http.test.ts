import { spawn, type ChildProcess } from 'node:child_process'
import { request } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { http, passthrough } from 'msw'
import { personas } from '#mocks/personas.ts'
import { server } from '#mocks/server.ts'
import { makeToken } from '#mocks/token.ts'

let host: ChildProcess
let url = ''

beforeAll(async () => {
  host = spawn(process.execPath, ['mocks/http.ts'], {
    cwd: `${import.meta.dirname}/../..`,
    env: { ...process.env, PORT: '0' },
  })
  const [line] = await once(host.stdout ?? host, 'data')
  url = /http:\/\/127.0.0.1:\d+/.exec(String(line))?.[0] ?? ''
})

afterAll(() => host.kill())

beforeEach(async () => {
  server.use(http.all('http://127.0.0.1:*/*', () => passthrough()))
  await fetch(`${url}/__reset`, { method: 'POST' })
})

const orders = () =>
  fetch(`${url}/api/allOrders`, { headers: { authorization: `Bearer ${makeToken(personas.admin.email)}` } })

it('answers calls, and checks their tokens', async () => {
  expect((await fetch(`${url}/api/allOrders`)).status).toBe(401)
  expect(await (await orders()).json()).toHaveLength(16)
})

it('changes its data and resets it', async () => {
  const deletion = await fetch(`${url}/api/mypurchases?id=order-1012`, { method: 'DELETE' })
  expect(await deletion.json()).toEqual({ deletedCount: 1 })
  expect(await (await orders()).json()).toHaveLength(15)
  await fetch(`${url}/__reset`, { method: 'POST' })
  expect(await (await orders()).json()).toHaveLength(16)
})

it('serves its data to tests', async () => {
  const world = await (await fetch(`${url}/__world`)).json()
  expect(world).toMatchObject({ intents: [], nextId: 1017 })
})

it('accepts a scenario and dials', async () => {
  const body = JSON.stringify({ scenario: 'emptyShop', dials: { faults: { getReviews: 500 } } })
  expect((await fetch(`${url}/__reset`, { method: 'POST', body })).status).toBe(204)
  expect(await (await fetch(`${url}/api/parts`)).json()).toEqual([])
  expect((await fetch(`${url}/api/reviews`)).status).toBe(500)
})

it('serves the pictures that its answers name', async () => {
  const part = await (await fetch(`${url}/api/part/brake-rotor-345`)).json()
  expect(part).toMatchObject({ image: `${url}/pictures/rotor-800.avif` })
  const picture = await fetch(`${url}/pictures/rotor-800.avif`)
  expect(picture.headers.get('content-type')).toBe('image/avif')
  expect((await picture.arrayBuffer()).byteLength).toBe(39_493)
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
    'access-control-allow-methods': expect.stringContaining('PATCH'),
  })
})

it('closes the connection when the dial simulates a broken network', async () => {
  await fetch(`${url}/__reset`, { method: 'POST', body: '{"scenario":"goOffline"}' })
  await expect(fetch(`${url}/api/parts`)).rejects.toThrow(TypeError)
})

it('answers 404 for any other path', async () => {
  expect((await fetch(`${url}/api/nothing`)).status).toBe(404)
  expect((await fetch(`${url}/`)).status).toBe(404)
})
