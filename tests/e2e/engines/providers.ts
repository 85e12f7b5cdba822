import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { CardProvider } from '#tests/e2e/real/support/cardProvider.ts'
import { listen } from '#tests/support/listen.ts'

const providerOrigins = /https:\/\/((js|api|hooks)\.stripe|apis\.google)\.com/g

/** Installs a fake of https://apis.google.com/js/api.js with the functions that Firebase needs to open the popup. */
function installGoogle(): void {
  const frame = {
    restyle: () => Promise.resolve(),
    ping: (callback: () => void) => Promise.resolve(callback()),
    register() {},
    send() {},
  }
  const context = {
    async open(_options: object, prepare: (iframe: typeof frame) => Promise<unknown>) {
      await prepare(frame)
      return frame
    },
  }
  const load = (_names: string, { callback }: { callback: () => void }) => callback()
  const iframes = { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {} }
  Object.assign(window, { gapi: { load, iframes } })
  const { src } = document.currentScript as HTMLScriptElement
  Reflect.get(window, new URL(src).searchParams.get('onload') ?? '')()
}

/**
 * Starts a host that stands in for the card provider and Google, because the drivers of these browsers can't intercept
 * requests.
 * @returns a function that replaces the providers' origins in the shop's files and headers, and one that stops the host
 */
export async function startProviders(cards: CardProvider) {
  async function respond(request: IncomingMessage) {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    if (pathname === '/js/api.js') return { contentType: 'text/javascript', body: `(${String(installGoogle)})()` }
    return cards.respond(pathname, JSON.parse((await text(request)) || 'null'))
  }
  const server = createServer((request, response) => {
    respond(request).then(
      ({ contentType, body }) =>
        response
          .writeHead(200, { 'content-type': contentType, 'access-control-allow-origin': '*' })
          .end(replaceProviderOrigins(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  const { origin, stop } = await listen(server)
  const replaceProviderOrigins = (body: string) => body.replaceAll(providerOrigins, origin)
  return { replaceProviderOrigins, stop }
}
