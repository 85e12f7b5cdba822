import { onTestFinished } from 'vitest'
import { server } from '#mocks/server.ts'

/**
 * Counts the requests to the mock server until the test ends.
 * @param method in capitals
 * @param path the start of the URL's path
 * @returns a function that returns the number of matching requests so far
 */
export function countCalls(method: string, path: string): () => number {
  let count = 0
  const countRequest = ({ request }: { request: Request }) => {
    if (request.method === method && new URL(request.url).pathname.startsWith(path)) count += 1
  }
  server.events.on('request:start', countRequest)
  onTestFinished(() => {
    server.events.removeListener('request:start', countRequest)
  })
  return () => count
}
