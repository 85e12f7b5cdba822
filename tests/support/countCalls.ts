import { onTestFinished } from 'vitest'
import { server } from '#mocks/server.ts'

/**
 * Counts the requests to the mock server until the test ends.
 * @param path the beginning of the URL's path
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
