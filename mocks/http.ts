// The mock server over HTTP: `npm run mock:server -- [--profile field]`, PORT default 4710. It can't be the
// package @mswjs/http-middleware, which calls a function that msw 3 does not export.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { getResponse, type HttpHandler } from 'msw'
import * as z from 'zod/mini'
import { db, type Scenario } from '#mocks/db.ts'
import { defaultDials, dialsSchema } from '#mocks/dials.ts'
import { field } from '#mocks/handlers/field.ts'
import { createHandlers } from '#mocks/handlers/index.ts'
import { API, IMAGE_HOST } from '#mocks/origins.ts'
import { pictureFileIn, setPictureBase } from '#mocks/pictures.ts'
import { isScenario, scenarios } from '#mocks/scenarios.ts'
import { isProfile, profileIn, type ProfileName } from '#mocks/serverProfile.ts'

const hostByPrefix: Record<string, string> = { '/api': API, '/image-host': IMAGE_HOST }

const handlersOf: Readonly<Record<ProfileName, HttpHandler[]>> = {
  specified: createHandlers(),
  field: createHandlers(field),
}

const resetSchema = z.object({ scenario: z.optional(z.string()), dials: z.optional(z.record(z.string(), z.unknown())) })

/** `POST /__reset`, for tests. Body: empty for the seed, or `{"scenario": "failParts", "dials": {"latency": 300}}`. */
async function resetWorld(request: Request): Promise<Response> {
  const { scenario: name = 'everydayShop', dials } = resetSchema.parse(JSON.parse((await request.text()) || '{}'))
  if (!isScenario(name)) throw new Error(`no such scenario: ${name}`)
  const scenario: Scenario = scenarios[name]
  db.use({ ...scenario, dials: dialsSchema.parse({ ...defaultDials(), ...scenario.dials, ...dials }) })
  return new Response(null, { status: 204 })
}

async function servePicture(path: string): Promise<Response | undefined> {
  const name = pictureFileIn(path)
  const file = name && (await readFile(join(import.meta.dirname, 'pictures', name)).catch(() => undefined))
  return file ? new Response(file, { headers: { 'content-type': 'image/avif' } }) : undefined
}

function toRequest(incoming: IncomingMessage, url: string): Request {
  const { method = 'GET' } = incoming
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: Readable.toWeb(incoming), duplex: 'half' }
  return new Request(url, { method, headers: incoming.headers, ...body } as RequestInit)
}

async function route(incoming: IncomingMessage, ownProfile: ProfileName): Promise<Response | undefined> {
  const { url: path = '/' } = incoming
  if (path === '/__reset' && incoming.method === 'POST') return resetWorld(toRequest(incoming, `${API}${path}`))
  // For tests: the mock server's whole database.
  if (path === '/__world' && incoming.method === 'GET') return Response.json(db.get())
  const prefix = Object.keys(hostByPrefix).find((candidate) => new RegExp(`^${candidate}(?=[/?]|$)`).test(path))
  if (!prefix) return servePicture(path)
  const handlers = handlersOf[profileIn(incoming.headers['user-agent']) ?? ownProfile]
  return getResponse(handlers, toRequest(incoming, `${hostByPrefix[prefix]}${path.slice(prefix.length)}`))
}

async function handle(incoming: IncomingMessage, outgoing: ServerResponse, profile: ProfileName): Promise<void> {
  const cors = {
    'access-control-allow-origin': incoming.headers.origin ?? '*',
    'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
    'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '600',
    vary: 'origin',
  }
  if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204, cors).end()
  const response = await route(incoming, profile)
  if (response?.type === 'error') return void incoming.socket.destroy() // HttpResponse.error(): a network failure
  if (!response) return void outgoing.writeHead(404, cors).end()
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors })
  if (!response.body) return void outgoing.end()
  await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing)
}

/** Starts the mock server on 127.0.0.1. @param port 0 picks a free one @param profile of callers that ask for none */
export async function startMockServer(port: number, profile: ProfileName = 'specified') {
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing, profile).catch((error: unknown) => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(500).end(String(error))
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
  setPictureBase(`${url}/pictures`)
  return { server, url }
}

if (import.meta.main) {
  const { profile } = parseArgs({ options: { profile: { type: 'string', default: 'specified' } } }).values
  if (!isProfile(profile)) throw new Error(`--profile is ${Object.keys(handlersOf).join(' or ')}, not ${profile}`)
  const { url } = await startMockServer(Number(process.env.PORT ?? 4710), profile)
  console.log(`The mock server listens on ${url}: /api, /image-host, /pictures.`)
}
