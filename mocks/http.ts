// Serves the mock server over HTTP: `npm run mock:server -- [--profile field] [--restarts-after 40]`, on PORT or 4710. The
// package @mswjs/http-middleware would do the same, but it calls a function that msw 3 does not export.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { getResponse } from 'msw'
import { startFieldServer } from '#mocks/fieldServer.ts'
import { handlers } from '#mocks/handlers/index.ts'
import { API_ORIGIN, IMAGE_HOST_ORIGIN } from '#mocks/origins.ts'
import { extractPictureFileName, setPictureBaseUrl } from '#mocks/pictures.ts'
import type { ServerProcess } from '#mocks/serverProcess.ts'
import {
  cachingUserAgent,
  isProfileName,
  parseProfileName,
  profileNames,
  type ProfileName,
} from '#mocks/serverProfile.ts'
import { respondToTestRequest } from '#mocks/testRequests.ts'

/** Returns a client's field server. Each test has its own, identified by its user agent; all browsers share one. */
type GetFieldServer = (userAgent?: string) => ServerProcess

function createFieldServers(restartsAfterMs: number): GetFieldServer {
  const serversByClient = new Map<string, ServerProcess>()
  return (userAgent = '') => {
    const client = parseProfileName(userAgent) ? userAgent : ''
    const fieldServer = serversByClient.get(client) ?? startFieldServer(restartsAfterMs)
    serversByClient.set(client, fieldServer)
    return fieldServer
  }
}

async function servePicture(path: string): Promise<Response | undefined> {
  const name = extractPictureFileName(path)
  const file = name && (await readFile(join(import.meta.dirname, 'pictures', name)).catch(() => undefined))
  return file ? new Response(file, { headers: { 'content-type': 'image/avif' } }) : undefined
}

function toRequest(incoming: IncomingMessage, url: string): Request {
  const { method = 'GET' } = incoming
  const body =
    method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
      ? {}
      : { body: Readable.toWeb(incoming), duplex: 'half' }
  return new Request(url, { method, headers: incoming.headers, ...body } as RequestInit)
}

/** Adds the CORS headers for the servers that don't set them. For tests of the HTTP cache, it also adds `cache-control`. */
function addCorsHeaders(response: Response, { headers, method }: IncomingMessage): Response {
  if (response.type === 'error') return response
  const responseWithCors = new Response(response.body, response)
  responseWithCors.headers.set('access-control-allow-origin', headers.origin ?? '*')
  responseWithCors.headers.set('access-control-allow-methods', 'GET,POST,PUT,PATCH,DELETE')
  responseWithCors.headers.set('access-control-allow-headers', headers['access-control-request-headers'] ?? '*')
  responseWithCors.headers.set('access-control-max-age', '600')
  responseWithCors.headers.set('vary', 'origin')
  if (method === 'GET' && headers['user-agent'] === cachingUserAgent)
    responseWithCors.headers.set('cache-control', 'max-age=60')
  return responseWithCors
}

/** @returns null if the connection must be closed without a response */
async function respond(incoming: IncomingMessage, profile: ProfileName, getFieldServer: GetFieldServer) {
  const { url: path = '/', method } = incoming
  const userAgent = incoming.headers['user-agent']
  const [, prefix, remainingPath = ''] = /^\/(api|image-host)(?=[/?]|$)(.*)$/.exec(path) ?? []
  if (prefix === 'api' && (parseProfileName(userAgent) ?? profile) === 'field')
    return getFieldServer(userAgent).respond(toRequest(incoming, API_ORIGIN + remainingPath))
  if (method === 'OPTIONS') return addCorsHeaders(new Response(null, { status: 204 }), incoming)
  const response = prefix
    ? await getResponse(
        handlers,
        toRequest(incoming, (prefix === 'api' ? API_ORIGIN : IMAGE_HOST_ORIGIN) + remainingPath),
      )
    : ((await respondToTestRequest(toRequest(incoming, `${API_ORIGIN}${path}`), getFieldServer(userAgent))) ??
      (await servePicture(path)))
  return addCorsHeaders(response ?? new Response(null, { status: 404 }), incoming)
}

async function sendResponse(response: Response | null, outgoing: ServerResponse): Promise<void> {
  if (response === null || response.type === 'error') return void outgoing.destroy()
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body) return void outgoing.end()
  await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing)
}

interface MockServerOptions {
  /** The profile for clients whose user agent selects no profile. */
  profile?: ProfileName
  restartsAfterMs?: number
}

/**
 * Starts the mock server on 127.0.0.1.
 * @param port 0 selects a free port
 */
export async function startMockServer(
  port: number,
  { profile = 'specified', restartsAfterMs = 40_000 }: MockServerOptions = {},
) {
  const getFieldServer = createFieldServers(restartsAfterMs)
  const server = createServer((incoming, outgoing) => {
    respond(incoming, profile, getFieldServer)
      .then((response) => sendResponse(response, outgoing))
      .catch((error: unknown) => {
        if (outgoing.headersSent) outgoing.destroy()
        else outgoing.writeHead(500).end(String(error))
      })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
  setPictureBaseUrl(`${url}/pictures`)
  return { server, url }
}

if (import.meta.main) {
  const { profile, 'restarts-after': seconds } = parseArgs({
    options: {
      profile: { type: 'string', default: 'specified' },
      'restarts-after': { type: 'string', default: '40' },
    },
  }).values
  if (!isProfileName(profile)) throw new Error(`--profile must be ${profileNames.join(' or ')}, not ${profile}`)
  if (!(Number(seconds) >= 0)) throw new Error(`--restarts-after must be a number of seconds, not ${seconds}`)
  const options = { profile, restartsAfterMs: Number(seconds) * 1000 }
  const { url } = await startMockServer(Number(process.env.PORT ?? 4710), options)
  console.log(`The mock server is listening on ${url}: /api, /image-host, /pictures.`)
}
