import { onTestFinished } from 'vitest'
import { server } from '#mocks/server.ts'

/**
 * Counts the requests to the mock server until the test ends.
 * @returns a function that returns the current count
 */
export function countCalls(method: string, pathPrefix: string): () => number {
  let count = 0
  const countRequest = ({ request }: { request: Request }) => {
    if (request.method === method && new URL(request.url).pathname.startsWith(pathPrefix)) count += 1
  }
  server.events.on('request:start', countRequest)
  onTestFinished(() => {
    server.events.removeListener('request:start', countRequest)
  })
  return () => count
}
