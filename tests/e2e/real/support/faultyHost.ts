import { createServer, type ServerResponse } from 'node:http'
import { listen } from '#tests/support/listen.ts'
import { serveStatic } from '#tests/support/static.ts'

/** What happens to a file: the line breaks off in its middle or is silent, the host has none or sends a page in its place. */
export type Fault = 'dropped' | 'silent' | 'missing' | 'page'

interface Answer {
  status: number
  headers: Headers
  body: Buffer
}

/** Answers with the first half of a file, and hangs up. */
function breakOff(response: ServerResponse, { headers, body }: Answer): void {
  headers.set('content-length', String(body.length))
  response.setHeaders(headers).writeHead(200)
  response.write(body.subarray(0, body.length / 2), () => setImmediate(() => response.destroy()))
}

/**
 * Serves the production build under its own headers, and loses files on demand. Playwright's routes would do it too, but
 * they switch the browser's cache off, out of which the shop imports.
 */
export async function startFaultyHost() {
  const site = await serveStatic({ dir: 'dist', fallback: 'spa' })
  const answers = new Map<string, Promise<Answer>>()
  const requested: string[] = []
  const lost: string[] = []
  const sent = new Set<string>()
  let faults = new Map<string, Fault>()
  let attempts = Infinity
  let pending = 0

  async function read(path: string): Promise<Answer> {
    const answer = await fetch(new URL(path, site.url), { headers: { 'accept-encoding': 'identity' } })
    const headers = new Headers(answer.headers)
    for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'content-length']) headers.delete(name)
    return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) }
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const answer = answers.get(path) ?? read(path)
    answers.set(path, answer)
    requested.push(path)
    pending += 1
    response.once('close', () => (pending -= 1))
    const fault = faults.get(path)
    if (fault) lost.push(path)
    if (lost.filter((other) => other === path).length === attempts) faults.delete(path)
    const send = ({ status, headers, body }: Answer) => {
      const file = { status, headers: new Headers(headers), body }
      if (fault === 'silent') return
      if (fault === 'dropped') return breakOff(response, file)
      if (fault === 'page') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
      // A cache may keep a 404 as long as a file.
      if (fault === 'missing') return void response.setHeaders(file.headers).writeHead(404).end()
      sent.add(path)
      response.setHeaders(file.headers).writeHead(status).end(body)
    }
    // The site has stopped before it answered.
    answer.then(send, () => response.destroy())
  })
  const { origin, stop } = await listen(server)
  return {
    url: `${origin}/`,
    /** The paths that were asked for, in order. */
    requested,
    /** The paths among them that were lost, in order. */
    lost,
    /** The paths that were answered in full. */
    sent,
    /** Whether no request waits for its answer. */
    isIdle: () => pending === 0,
    /** Loses these files from now on, and only these. @param times how many requests of each */
    lose(files: Iterable<[path: string, fault: Fault]>, times = Infinity): void {
      faults = new Map(files)
      attempts = times
    },
    [Symbol.asyncDispose]: () => Promise.all([stop(), site.stop()]).then(() => undefined),
  }
}
