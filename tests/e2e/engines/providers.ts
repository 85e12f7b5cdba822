import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { cardFrame, cardScript, challengeFrame, type CardProvider } from '#tests/e2e/real/support/cardProvider.ts'
import { listen } from '#tests/support/listen.ts'

const origins = /https:\/\/((js|api|hooks)\.stripe|apis\.google)\.com/g

const pages: Record<string, string> = { '/card.html': cardFrame, '/challenge.html': challengeFrame }

/** The script that Firebase loads before it opens Google's window. */
const googleScript = readFileSync(new URL('../real/support/googleScript.js', import.meta.url), 'utf8')

/**
 * Starts a host in place of the card provider's hosts and Google's: no driver of these browsers answers requests itself.
 * @returns a function that puts its address into the shop's files and headers, and one that stops it
 */
export async function startProviders(cards: CardProvider) {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    response.setHeader('access-control-allow-origin', '*')
    if (pathname.startsWith('/v1/')) {
      const body = await cards.answer(pathname.slice('/v1/'.length), await json(request))
      return void response.end(JSON.stringify(body))
    }
    const page = pages[pathname]
    response.setHeader('content-type', page === undefined ? 'text/javascript' : 'text/html')
    response.end(page ?? (pathname === '/js/api.js' ? googleScript : putAddress(cardScript)))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  const { origin, stop } = await listen(server)
  const putAddress = (text: string) => text.replaceAll(origins, origin)
  return { putAddress, stop }
}
