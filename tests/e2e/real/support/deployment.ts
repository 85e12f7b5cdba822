import compression from '@polka/compression'
import { createServer } from 'node:http'
import { serveFirebase } from '#tests/support/firebaseHost.ts'
import { listen } from '#tests/support/listen.ts'
import { serveStatic } from '#tests/support/static.ts'
import { deploymentPort } from '#tests/support/testConfig.ts'

/** What the host is about to send. */
export interface Sent {
  path: string
  status: number
  headers: Headers
  body: Buffer
}

/** Changes what the host sends: how a deployment goes wrong. */
export type Change = (sent: Sent) => void

/** What is published; by default the shop, at the root of the site, as it was built. */
export interface Publication {
  /** The demo in place of the shop. */
  isDemo?: boolean
  /** The path it is served from, with slashes at both ends. */
  mount?: string
  isCompressed?: boolean
  changes?: Change[]
}

/** A deployment of the shop, at the address it was built for. */
export interface Deployment {
  /** Replaces what is published. */
  publish: (what: Publication) => void
  stop: () => void
}

/** Starts a host with Firebase Hosting's own server behind it. It compresses, which Firebase does at its edge. */
export async function startDeployment(): Promise<Deployment> {
  const shop = await serveFirebase('dist', '/')
  const demo = await serveStatic({ dir: 'dist-mock' })
  const compress = compression({ threshold: 0, level: 1 })
  let published: Publication = {}

  /** What was answered before: files don't change, and each fault asks for all of them. */
  const answers = new Map<string, Promise<Omit<Sent, 'path'>>>()
  const fetchFile = async (url: string) => {
    const answer = await fetch(url, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
  }
  const answerTo = async (path: string): Promise<Sent> => {
    const { isDemo = false, mount = '/', changes = [] } = published
    const file = path.startsWith(mount) ? path.slice(mount.length) : path.slice(1)
    const url = (isDemo ? demo.url : shop.url) + file
    const answer = answers.get(url) ?? fetchFile(url)
    answers.set(url, answer)
    const { status, headers, body } = await answer
    const sent = { path: `/${file}`, status, headers: new Headers(headers), body }
    for (const change of changes) change(sent)
    for (const name of ['content-length', 'connection', 'etag', 'last-modified']) sent.headers.delete(name)
    return sent
  }

  const server = createServer((request, response) => {
    const send = async () => {
      const { status, headers, body } = await answerTo(request.url ?? '/')
      response.setHeaders(headers).writeHead(status).end(body)
    }
    const answer = () => void send().catch((error: unknown) => response.writeHead(500).end(String(error)))
    if (published.isCompressed === false) answer()
    else compress(request, response, answer)
  })
  const listening = await listen(server, deploymentPort)
  return {
    publish: (what) => void (published = what),
    stop() {
      shop.stop()
      void demo.stop()
      void listening.stop()
    },
  }
}
