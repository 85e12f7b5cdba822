import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { readHeadersFile } from '#tests/support/headersFile.ts'
import { serveStatic } from '#tests/support/static.ts'

/**
 * What happens to a file: the connection breaks or stalls, the file is missing, or the host sends a page instead of it.
 */
export type Fault = 'dropped' | 'silent' | 'missing' | 'page'

/** Sends the first half of a file, and closes the connection. */
function sendHalf(response: ServerResponse, path: string): void {
  const body = readFileSync(join('dist', path))
  const type = path.endsWith('.css') ? 'text/css' : 'text/javascript'
  response.writeHead(200, { 'content-type': type, 'content-length': body.length })
  response.write(body.subarray(0, body.length / 2), () => setImmediate(() => response.destroy()))
}

/**
 * Serves the production build with its own headers, and loses files on demand. Playwright's routes would disable the
 * browser's cache, from which the shop imports.
 */
export async function startFaultyHost() {
  const headersFor = readHeadersFile('dist')
  const requestedPaths: string[] = []
  const lostPaths: string[] = []
  let faults = new Map<string, Fault>()
  let attempts = Infinity
  let pending = 0

  function lose(path: string, fault: Fault, response: ServerResponse): void {
    lostPaths.push(path)
    if (lostPaths.filter((other) => other === path).length === attempts) faults.delete(path)
    if (fault === 'page') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
    response.setHeaders(headersFor(path))
    // A cache may keep a 404 as long as a file.
    if (fault === 'missing') response.writeHead(404).end()
    if (fault === 'dropped') sendHalf(response, path)
  }

  const { url, stop } = await serveStatic({
    dir: 'dist',
    fallback: 'spa',
    intercept({ url: path = '/' }, response) {
      requestedPaths.push(path)
      pending += 1
      response.once('close', () => (pending -= 1))
      const fault = faults.get(path)
      if (fault) lose(path, fault, response)
      return fault !== undefined
    },
  })
  return {
    url,
    /** The requested paths, in order. */
    requestedPaths,
    /** The requested paths whose files were lost since `lose` was called. */
    lostPaths,
    /** Whether no request is pending. */
    isIdle: () => pending === 0,
    /**
     * Loses only these files from now on.
     * @param times how many requests of each file
     */
    lose(files: Iterable<[path: string, fault: Fault]>, times = Infinity): void {
      faults = new Map(files)
      attempts = times
      if (faults.size > 0) lostPaths.length = 0
    },
    [Symbol.asyncDispose]: stop,
  }
}
