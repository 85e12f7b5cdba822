import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readHeadersFile } from '#tests/support/headersFile.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

/** What a host does with an address it has no file for: its own 404.html with status 404, or that page with status 200. */
type Fallback = '404' | 'spa'

interface StaticOptions {
  dir: string
  /** 0 takes a free one. */
  port: number
  /** The folder of the site the files appear in, with slashes at both ends. */
  mount?: string
  fallback?: Fallback
}

/**
 * A plain static host: files, a folder's index.html, then the fallback; texts compressed, and with the headers of the
 * site's own `_headers`.
 * @returns the server and the address the files are at, once it listens
 */
export function serveStatic({ dir, port, mount = '/', fallback = '404' }: StaticOptions) {
  const read = (file: string) => readFile(join(dir, file)).catch(() => undefined)

  const send = (response: ServerResponse, status: number, body: Buffer | string, type: string) => {
    const headers = { 'content-type': type, 'x-content-type-options': 'nosniff' }
    const isText =
      /^text|javascript|json|svg/.test(type) && /gzip/.test(String(response.req.headers['accept-encoding']))
    response.writeHead(status, isText ? { ...headers, 'content-encoding': 'gzip' } : headers)
    response.end(isText ? gzipSync(body) : body)
  }

  async function answer(address: string, response: ServerResponse) {
    const path = decodeURIComponent(new URL(address, 'http://host').pathname)
    if (!path.startsWith(mount)) return send(response, 404, 'Outside the site', 'text/plain')
    const file = normalize(path.slice(mount.length - 1))
    const own = file.endsWith('/') ? undefined : await read(file)
    if (own) return send(response, 200, own, types[extname(file)] ?? 'application/octet-stream')
    const index = await read(join(file, 'index.html'))
    if (index) return send(response, 200, index, 'text/html; charset=utf-8')
    const page = await read('404.html')
    return send(response, page && fallback === 'spa' ? 200 : 404, page ?? 'Not found', 'text/html; charset=utf-8')
  }

  const headersFor = readHeadersFile(dir)
  const server = createServer((request, response) => {
    response.setHeaders(headersFor(request.url ?? '/'))
    answer(request.url ?? '/', response).catch((error: unknown) => send(response, 400, String(error), 'text/plain'))
  })
  return new Promise<{ server: Server; url: string }>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo
      resolve({ server, url: `http://localhost:${taken}${mount}` })
    })
  })
}

/** node tests/support/static.ts <folder> <port> [mount] [404|spa] */
if (import.meta.main) {
  const [dir = 'dist', port = '4173', mount = '/', fallback] = process.argv.slice(2)
  const { url } = await serveStatic({ dir, port: Number(port), mount, fallback: fallback === 'spa' ? 'spa' : '404' })
  console.log(`${dir} is served on ${url}`)
}
