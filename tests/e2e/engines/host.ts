import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { userAgentFor } from '#mocks/serverProfile.ts'
import { listen } from '#tests/support/listen.ts'
import { serveStatic } from '#tests/support/static.ts'
import { testConfig } from '#tests/support/testConfig.ts'

/** A host that tests control, in front of a site. */
export interface Host {
  /** Its address, with a slash at the end. Each host has its own origin, so no test sees what another one stored. */
  url: string
  /** What its pages said in the console, and errors that nobody caught. */
  noise: string[]
  stop(): Promise<void>
}

const noisePath = '/__noise'

/** Sends what pages say to the host: not every driver tells it. It runs before the page's own scripts. */
const listener = `(() => {
  const describe = (word) => String(word) + (word?.cause ? ', because of ' + describe(word.cause) : '')
  const tell = (...words) => navigator.sendBeacon('${noisePath}', words.map(describe).join(' '))
  for (const name of ['warn', 'error']) {
    const say = console[name]
    console[name] = (...words) => { tell('console.' + name, ...words); say.apply(console, words) }
  }
  // What a ResizeObserver could not tell in this frame, it tells in the next one.
  const isPostponed = (message) => message.startsWith('ResizeObserver loop')
  addEventListener('error', ({ message, error }) => message && !isPostponed(message) && tell('uncaught', error?.stack ?? '', message))
  addEventListener('unhandledrejection', ({ reason }) => tell('uncaught', reason?.stack ?? '', reason))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => tell('policy', effectiveDirective, blockedURI))
})()`

const addListener = (html: string) =>
  html.replace(/<head[^>]*>/, (head) => `${head}<script src="${noisePath}.js"></script>`)

/** Below it the host answers as the API of a server as most are written. */
export const fieldApi = '/field-api'

/** Passes a call on to the mock server, in the name of a browser that asks for this kind of server. */
async function callField(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '', headers } = request
  const { authorization = '', 'content-type': type = 'application/json' } = headers
  const answer = await fetch(url.replace(fieldApi, testConfig.VITE_API_URL), {
    method,
    headers: { ...(authorization && { authorization }), 'content-type': type, 'user-agent': userAgentFor('field') },
    body: ['GET', 'HEAD'].includes(method) ? null : await text(request),
  })
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
  response.end(await answer.text())
}

/** Headers that don't fit a body that was unpacked and changed. */
const ownHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag']

async function passOn(site: URL, request: IncomingMessage, response: ServerResponse, change: (body: string) => string) {
  const answer = await fetch(new URL(request.url ?? '/', site))
  const type = answer.headers.get('content-type') ?? ''
  for (const [name, value] of answer.headers) if (!ownHeaders.includes(name)) response.setHeader(name, change(value))
  response.writeHead(answer.status)
  if (!/html|javascript/.test(type)) return void response.end(Buffer.from(await answer.arrayBuffer()))
  const body = change(await answer.text())
  response.end(type.includes('html') ? addListener(body) : body)
}

/**
 * Starts a host.
 * @param dir the built folder that it shows
 * @param change is applied to all scripts, pages and headers
 */
export async function startHost(dir: string, change = (body: string) => body): Promise<Host> {
  const site = await serveStatic({ dir, fallback: dir === 'dist' ? 'spa' : '404' })
  const noise: string[] = []
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/' } = request
    if (url === noisePath) {
      noise.push(await text(request))
      return void response.writeHead(204).end()
    }
    if (url === `${noisePath}.js`) return void response.setHeader('content-type', 'text/javascript').end(listener)
    if (url.startsWith(fieldApi)) return callField(request, response)
    await passOn(new URL(site.url), request, response, change)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  const { origin, stop } = await listen(server)
  return {
    url: `${origin}/`,
    noise,
    stop: async () => void (await Promise.all([stop(), site.stop()])),
  }
}
