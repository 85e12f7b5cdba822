import { onTestFinished } from 'vitest'
import { server } from '#mocks/server.ts'

/**
 * Counts what is asked of the mock server from now on, until the test ends.
 * @param method in capitals
 * @param path how the address goes on after its origin
 * @returns how many such calls there have been so far
 */
export function countCalls(method: string, path: string): () => number {
  let count = 0
  const note = ({ request }: { request: Request }) => {
    if (request.method === method && new URL(request.url).pathname.startsWith(path)) count += 1
  }
  server.events.on('request:start', note)
  onTestFinished(() => {
    server.events.removeListener('request:start', note)
  })
  return () => count
}
