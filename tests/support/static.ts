import compression from '@polka/compression'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sirv from 'sirv'
import { readHeadersFile } from '#tests/support/headersFile.ts'
import { findFreePort, listen } from '#tests/support/listen.ts'

/** The status with which 404.html is served if a path has no file: 404, or 200 for a single-page app. */
type Fallback = '404' | 'spa'

interface StaticOptions {
  dir: string
  /** By default, any free port. */
  port?: number
  /** The path under which the files are served, with slashes at both ends. */
  mount?: string
  fallback?: Fallback
  /** Set only for measurements over a slow connection, because compression slows down end-to-end tests by 5 %. */
  isCompressed?: boolean
  /**
   * Called before a file is served. It may change the request, or respond itself.
   * @returns whether it has responded
   */
  intercept?: (...args: Parameters<RequestListener>) => boolean
}

/**
 * Starts a static host. It serves a file, a folder's index.html or the fallback, with the headers of the site's
 * `_headers` file.
 * @returns the URL of the files, and a function that stops the server
 * @throws if the port is taken
 */
export async function serveStatic({
  dir,
  port,
  mount = '/',
  fallback = '404',
  isCompressed = false,
  intercept = () => false,
}: StaticOptions) {
  const getHeaders = readHeadersFile(dir)
  const compress = compression({ threshold: 0 })
  const serveFromDir = sirv(dir, { dev: true })
  const notFoundPage = join(dir, '404.html')

  const server = createServer((request, response) => {
    if (intercept(request, response)) return
    const url = request.url ?? '/'
    response.setHeaders(getHeaders(url))
    response.setHeader('x-content-type-options', 'nosniff')
    if (!url.startsWith(mount)) return void response.writeHead(404).end('Outside the site')
    request.url = url.slice(mount.length - 1)
    const respondWithFile = () =>
      serveFromDir(request, response, () => {
        const page = existsSync(notFoundPage) ? readFileSync(notFoundPage) : 'Not found'
        response.writeHead(fallback === 'spa' ? 200 : 404, { 'content-type': 'text/html;charset=utf-8' }).end(page)
      })
    if (isCompressed) compress(request, response, respondWithFile)
    else respondWithFile()
  })
  const { origin, stop } = await listen(server, port)
  return { url: origin + mount, stop }
}

/**
 * Usage: node tests/support/static.ts <folder> [--port 4173] [--mount /] [--fallback 404|spa]. If the port is taken,
 * the next free one is used.
 */
if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4173' },
      mount: { type: 'string', default: '/' },
      fallback: { type: 'string', default: '404' },
    },
  })
  const [dir = 'dist'] = positionals
  const port = await findFreePort(Number(values.port))
  await serveStatic({ dir, port, mount: values.mount, fallback: values.fallback === 'spa' ? 'spa' : '404' })
  if (port !== Number(values.port)) console.log(`Port ${values.port} is taken by another program.`)
  console.log(`${dir} is served on http://localhost:${port}${values.mount}`)
}
