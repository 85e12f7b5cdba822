import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { listen } from '#tests/support/listen.ts'

/** Answers with what the site answers; the second half of a page's `<main>` waits for `rest`. */
async function passOn(site: URL, request: IncomingMessage, response: ServerResponse, rest: Promise<void>) {
  const { body, headers, status } = await fetch(new URL(request.url ?? '/', site))
  const type = headers.get('content-type') ?? 'text/plain'
  response.writeHead(status, { 'content-type': type })
  if (!body) return void response.end()
  if (!type.startsWith('text/html')) return void Readable.fromWeb(body as never).pipe(response)
  const html = await text(Readable.fromWeb(body as never))
  const start = html.indexOf('<main')
  const middle = Math.floor(start + (html.indexOf('</main>') - start) / 2)
  response.write(html.slice(0, middle))
  await rest
  response.end(html.slice(middle))
}

/**
 * Starts a host that passes a site on, but holds each page's file back from the middle of `<main>` on, as a slow line does.
 * @param site its address, with a final slash
 * @returns its address, and a function that sends what was held back; dispose of it to stop the host
 */
export async function startPiecewiseHost(site: URL) {
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>()
  const host = createServer((request, response) => void passOn(site, request, response, rest))
  const { origin, stop } = await listen(host)
  return { url: `${origin}/`, sendRest, [Symbol.asyncDispose]: stop }
}
