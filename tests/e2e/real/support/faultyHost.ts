import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { readHeadersFile } from '#tests/support/headersFile.ts'
import { serveStatic } from '#tests/support/static.ts'

/** How a file is lost: the connection breaks or stalls, or the response is a 404 or a page. */
export type Fault = 'dropped' | 'silent' | 'missing' | 'page'

/** Sends the first half of a file, and breaks the connection. */
function sendHalfOfFile(response: ServerResponse, path: string): void {
  const body = readFileSync(join('dist', path))
  const type = path.endsWith('.css') ? 'text/css' : 'text/javascript'
  response.writeHead(200, { 'content-type': type, 'content-length': body.length })
  response.write(body.subarray(0, body.length / 2), () => setImmediate(() => response.destroy()))
}

/**
 * Serves the production build with its own headers, and loses files on demand. Playwright's routes can't be used for
 * this: they would disable the browser's cache, on which the shop's imports depend.
 */
export async function startFaultyHost() {
  const getHeaders = readHeadersFile('dist')
  const requestedPaths: string[] = []
  const lostPaths: string[] = []
  let faults = new Map<string, Fault>()
  let lossesPerFile = Infinity
  let pendingCount = 0

  function respondWithFault(path: string, fault: Fault, response: ServerResponse): void {
    lostPaths.push(path)
    if (lostPaths.filter((other) => other === path).length === lossesPerFile) faults.delete(path)
    if (fault === 'page') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
    response.setHeaders(getHeaders(path))
    // The 404 has the file's caching headers, because some hosts let browsers cache a 404 as long as the file.
    if (fault === 'missing') response.writeHead(404).end()
    if (fault === 'dropped') sendHalfOfFile(response, path)
  }

  const { url, stop } = await serveStatic({
    dir: 'dist',
    fallback: 'spa',
    intercept({ url: path = '/' }, response) {
      requestedPaths.push(path)
      pendingCount += 1
      response.once('close', () => (pendingCount -= 1))
      const fault = faults.get(path)
      if (fault) respondWithFault(path, fault, response)
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
    isIdle: () => pendingCount === 0,
    /**
     * From now on, loses these files and no others.
     * @param times the number of requests that fail for each file
     */
    lose(files: Iterable<[path: string, fault: Fault]>, times = Infinity): void {
      faults = new Map(files)
      lossesPerFile = times
      if (faults.size > 0) lostPaths.length = 0
    },
    [Symbol.asyncDispose]: stop,
  }
}
